import { isLoopback } from "@circlet/service-kit/http/loopback";

/**
 * Whether sign-in may redirect to a URL: only to the storefront's exact home page. A storefront on this machine may be
 * reached under any of the machine's names, but only on its own port. Port 0 in the settings allows any port, for
 * storefronts that pick a free one.
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
