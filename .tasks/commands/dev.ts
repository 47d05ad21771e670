import { runServices } from "../services.ts";
import { prepareShop } from "../shop.ts";
import { abortOnSignal } from "../stopping.ts";

/** `pnpm dev`: storefront and commerce service with hot reload. */
export default async function dev(): Promise<void> {
  const stopping = abortOnSignal();
  const { services, storefront } = await prepareShop("development", stopping);
  const ready = () => {
    console.log(`Storefront: ${storefront}\n\nEach reloads when you save a file. Press Ctrl-C to stop.`);
  };
  await runServices(services, ready, stopping);
}
