/**
 * How a host that is listened on stands in an address. The loopback address goes by the name that people and settings
 * use: to a browser another name is another origin. So does "all addresses", which is none to go to.
 */
export function hostName(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
