import { isLoopback } from "@circlet/service-kit/http/loopback";

/** Only the storefront's exact home page. On this machine, any host name counts; port 0 in the settings is any port. */
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
