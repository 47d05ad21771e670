/** A host of large images and the clients that request them, in a process of their own: a visitor waits for the shop only. */
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ImageAttack, imageWays } from "./image-ways.ts";

/** Milliseconds that the clients stay. */
const visit = 2000;

const host = createServer(({ url = "" }, response) => {
  response.on("error", () => undefined).setHeader("Content-Type", "image/jpeg");
  imageWays[decodeURIComponent(url.slice("/images/".length))]?.(response);
});
host.listen(0, "127.0.0.1");
await once(host, "listening");
const origin = `127.0.0.1:${(host.address() as AddressInfo).port}`;
process.on("message", (attack: ImageAttack) => void requestImages(attack));
process.send?.(origin);

/** Every second client reads nothing. Posts a message when all have left. */
async function requestImages({ port, how, times }: ImageAttack): Promise<void> {
  const request = `GET /images/${origin}/images/${encodeURIComponent(how)} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const sockets = Array.from({ length: times }, (_, at) => {
    const socket = connect(port, "localhost");
    socket.on("error", () => undefined).write(request);
    return at % 2 === 0 ? socket.resume() : socket.pause();
  });
  await pause(visit);
  for (const socket of sockets) socket.destroy();
  process.send?.("all have left");
}
