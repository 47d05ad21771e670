import { join } from "node:path";
import build from "./build.ts";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { platformCli, prepareCatalogue, prepareShop } from "./shop.ts";

/** `pnpm start`: the whole shop as in production, on this machine. */
export default async function start(): Promise<void> {
  const addresses = await prepareShop();
  await build();
  await prepareCatalogue();
  await runServices(
    [
      {
        name: "commerce service",
        command: ["node", platformCli, "serve"],
        env: { NODE_ENV: "production" },
        health: new URL("health", addresses.platform),
      },
      {
        name: "storefront",
        command: ["node", "server/start.ts"],
        cwd: join(root, "storefront"),
        // Without this React Router loads its development build.
        env: { NODE_ENV: "production" },
        health: new URL("health", addresses.storefront),
      },
    ],
    () => {
      console.log(`
  Storefront        ${addresses.storefront.href}
  Commerce service  ${addresses.platform.href}

  Ctrl-C stops both. Carts and orders are kept in .data
`);
    },
  );
}
