import { isLoopback } from "../http/cross-origin.ts";

/**
 * Whether a sign-in may lead back to an address: the storefront's home, letter for letter. While the storefront is on
 * this machine, home is on any port and under any name of this machine, as for the storefront API's answers.
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
    given.href === `${given.origin}${home.pathname}`
  );
}
