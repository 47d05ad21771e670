import { runServices } from "./services.ts";
import { prepareShop } from "./shop.ts";
import { abortOnSignal } from "./stopping.ts";

/** `pnpm dev`: storefront and commerce service with hot reload. */
export default async function dev(): Promise<void> {
  const stopping = abortOnSignal();
  const shop = await prepareShop("development", stopping);
  const ready = () => {
    console.log(`
  Storefront        ${shop.storefront}
  Commerce service  ${shop.commerce}

  Both reload when you save a file. Press Ctrl-C to stop.
`);
  };
  await runServices(shop.services, ready, stopping);
}
