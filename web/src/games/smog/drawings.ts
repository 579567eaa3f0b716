// The drawings of this game join those that every page has.
import { addIcons } from "../../lib/icons";
import own from "virtual:icons/smog";

addIcons(own);
