import { relative } from "node:path";
import build from "./build.ts";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { prepareShop } from "./shop.ts";
import { abortOnSignal } from "./stopping.ts";

/** `pnpm start`: the whole shop on this machine, in production mode. */
export default async function start(): Promise<void> {
  const stopping = abortOnSignal();
  const shop = await prepareShop("production", stopping);
  await build([], stopping);
  const data = shop.dataDirectory ? ` Carts and orders are kept in ${displayPath(shop.dataDirectory)}.` : "";
  const ready = () => {
    console.log(`
  Storefront        ${shop.storefront}
  Commerce service  ${shop.commerce}

  Press Ctrl-C to stop.${data}
`);
  };
  await runServices(shop.services, ready, stopping);
}

/** The folder's path from the workspace root, or its absolute path if it is elsewhere. */
function displayPath(folder: string): string {
  const path = relative(root, folder);
  return path.startsWith("..") ? folder : path;
}
