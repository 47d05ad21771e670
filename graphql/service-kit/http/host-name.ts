/**
 * The host name to use in URLs for a host that a server listens on. The loopback address becomes "localhost", as in
 * people's URLs and the settings, because browsers treat another name as another origin. So does "all addresses",
 * which is not a valid destination.
 */
export function hostName(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
