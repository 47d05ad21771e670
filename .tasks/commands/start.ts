import { relative } from "node:path";
import build from "./build.ts";
import { root } from "../process.ts";
import { runServices } from "../services.ts";
import { prepareShop } from "../shop.ts";
import { abortOnSignal } from "../stopping.ts";

/** `pnpm start`: the whole shop on this machine, in production mode. Each service prints its address. */
export default async function start(): Promise<void> {
  const stopping = abortOnSignal();
  const { services, dataDirectory } = await prepareShop("production", stopping);
  await build([], stopping);
  const data = dataDirectory ? ` Carts and orders are kept in ${displayPath(dataDirectory)}.` : "";
  await runServices(services, () => console.log(`\nPress Ctrl-C to stop.${data}`), stopping);
}

/** The folder's path from the workspace root, or its absolute path if it is elsewhere. */
function displayPath(folder: string): string {
  const path = relative(root, folder);
  return path.startsWith("..") ? folder : path;
}
