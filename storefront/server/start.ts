import { readSettings, SettingError } from "./settings/settings.ts";
import { startStorefront } from "./start-storefront.ts";

try {
  const storefront = await startStorefront(readSettings());
  console.log(`Storefront: ${storefront.url}`);
  const close = () => void storefront.close().then(() => process.exit(0));
  process.once("SIGINT", close);
  process.once("SIGTERM", () => void storefront.drain().then(close));
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
