import { join } from "node:path";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { platformCli, prepareShop } from "./shop.ts";

const env = { NODE_ENV: "development" };

/** `pnpm dev`: both services with hot reload. */
export default async function dev(): Promise<void> {
  const shop = await prepareShop(
    {
      command: () => [
        "node",
        "--watch-path=graphql/platform/src",
        "--watch-preserve-output",
        platformCli,
        "serve",
      ],
      env,
    },
    {
      command: ({ port, host }) => [
        "react-router",
        "dev",
        "--port",
        String(port),
        "--strictPort",
        ...(host === undefined ? [] : ["--host", host]),
      ],
      cwd: join(root, "storefront"),
      env,
    },
  );
  // The development server has no /health; its first page is proof enough.
  const services = shop.services.map((service) =>
    service.name === "storefront" ? { ...service, health: new URL(shop.storefront) } : service,
  );
  await runServices(services, () => {
    console.log(`
  Storefront        ${shop.storefront}
  Commerce service  ${shop.commerce}

  Both reload on a change. Ctrl-C stops both.
`);
  });
}
