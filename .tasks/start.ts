import { join, relative } from "node:path";
import build from "./build.ts";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { platformCli, prepareShop } from "./shop.ts";

// Without it React Router loads its development build.
const env = { NODE_ENV: "production" };

/** A page is garbage as soon as it is sent. Let pile up, as Node would, it takes 400 MB under load instead of 240. */
const lean = ["--max-semi-space-size=4"];

/** `pnpm start`: the whole shop as in production, on this machine. */
export default async function start(): Promise<void> {
  const shop = await prepareShop(
    { command: () => ["node", platformCli, "serve"], env },
    { command: () => ["node", ...lean, "server/start.ts"], cwd: join(root, "storefront"), env },
  );
  await build();
  const kept = shop.dataDirectory ? ` Carts and orders are kept in ${nearby(shop.dataDirectory)}` : "";
  await runServices(shop.services, () => {
    console.log(`
  Storefront        ${shop.storefront}
  Commerce service  ${shop.commerce}

  Ctrl-C stops the shop.${kept}
`);
  });
}

/** A folder as a person in the workspace names it. */
function nearby(folder: string): string {
  const path = relative(root, folder);
  return path.startsWith("..") ? folder : path;
}
