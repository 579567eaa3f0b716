// Paints the ground in a worker: an order comes in, a bitmap goes out.
import { fields } from "./noise";
import { carryOut, type Order, type Painted } from "./order";

type Desk = {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(message: Painted, handed: Transferable[]): void;
};
const desk = self as unknown as Desk;

desk.onmessage = ({ data: { number, key, ...job } }) => {
  const canvas = carryOut(key, job) as OffscreenCanvas;
  const bitmap = canvas.transferToImageBitmap();
  desk.postMessage({ number, bitmap }, [bitmap]);
};
fields(); // made while the page still asks for the map
