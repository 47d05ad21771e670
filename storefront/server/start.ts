import { readSettings, SettingError } from "./settings.ts";
import { startStorefront } from "./start-storefront.ts";

try {
  const storefront = await startStorefront(readSettings());
  console.log(`Storefront: ${storefront.url}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void storefront.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
