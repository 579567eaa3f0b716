// The guest who uses this browser.
import { api } from "./api";

class Guest {
  name = $state<string | null>(null);
  asked = $state(false); // whether the server has been asked who this is

  async load(): Promise<void> {
    this.name = (await api.me()).name;
    this.asked = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.setName(name)).name;
    this.asked = true;
  }
}

export const guest = new Guest();
