import type { ServerResponse } from "node:http";

/** What a process of attackers gets. */
export interface ImageAttack {
  /** The storefront's. */
  readonly port: number;
  /** One of `imageWays`. */
  readonly how: string;
  /** Images at once. */
  readonly times: number;
}

const image = Buffer.alloc(14 * 1024 * 1024);

/** How a host may send a large image. */
export const imageWays: Readonly<Record<string, (response: ServerResponse) => void>> = {
  "with its length": (response) => response.setHeader("Content-Length", image.length).end(image),
  "without a length": (response) => {
    response.flushHeaders();
    response.end(image);
  },
  "with a length that is too short": (response) => response.setHeader("Content-Length", 1000).end(image),
  "with a length that is too long": (response) =>
    response.setHeader("Content-Length", image.length + 1000).end(image),
  "without a length, cut off at its end": (response) => response.write(image, () => response.destroy()),
  "without a length or an end": (response) => response.write(image),
};
