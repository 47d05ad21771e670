import { join } from "node:path";
import { root } from "./process.ts";
import { runServices } from "./services.ts";
import { platformCli, prepareShop } from "./shop.ts";
import { abortOnSignal } from "./stopping.ts";

const env = { NODE_ENV: "development" };

/** `pnpm dev`: storefront and commerce service with hot reload. */
export default async function dev(): Promise<void> {
  const stopping = abortOnSignal();
  const shop = await prepareShop(
    {
      command: () => ["node", platformCli, "serve"],
      env,
      reloadOn: join(root, "graphql/commerce-service/src"),
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
    stopping,
  );
  // The development server has no /health; wait for its home page instead.
  const services = shop.services.map((service) =>
    service.name === "storefront" ? { ...service, health: new URL(shop.storefront) } : service,
  );
  const ready = () => {
    console.log(`
  Storefront        ${shop.storefront}
  Commerce service  ${shop.commerce}

  Both reload when you save a file. Press Ctrl-C to stop.
`);
  };
  await runServices(services, ready, stopping);
}
