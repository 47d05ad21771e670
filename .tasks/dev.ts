import { join } from "node:path";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { platformCli, prepareCatalogue, prepareShop } from "./shop.ts";

/** `pnpm dev`: both services with hot reload. */
export default async function dev(): Promise<void> {
  const addresses = await prepareShop();
  await prepareCatalogue();
  await runServices(
    [
      {
        name: "commerce service",
        command: [
          "node",
          "--watch-path=graphql/platform/src",
          "--watch-preserve-output",
          platformCli,
          "serve",
        ],
        env: { NODE_ENV: "development" },
        health: new URL("health", addresses.platform),
      },
      {
        name: "storefront",
        command: ["react-router", "dev", "--port", addresses.storefront.port, "--strictPort"],
        cwd: join(root, "storefront"),
        env: { NODE_ENV: "development" },
        health: addresses.storefront,
      },
    ],
    () => {
      console.log(`
  Storefront        ${addresses.storefront.href}
  Commerce service  ${addresses.platform.href}graphiql

  Both reload on a change. Ctrl-C stops both.
`);
    },
  );
}
