import { isLoopback } from "../../server/host-name.ts";

/**
 * Whether sign-in may redirect to a URL: only the storefront's exact home page. While the storefront runs on this
 * machine, it may have any of the machine's names, but another port is another program. Port 0 in the settings stands for
 * any port, for storefronts that pick a free one.
 */
export function isStorefrontHome(address: string, storefrontUrl: string): boolean {
  const home = new URL(`${storefrontUrl}/`);
  if (address === home.href) return true;
  const given = URL.parse(address);
  return (
    given !== null &&
    given.href === address &&
    isLoopback(home) &&
    isLoopback(given) &&
    given.protocol === home.protocol &&
    (given.port === home.port || home.port === "0") &&
    given.href === `${given.origin}${home.pathname}`
  );
}
