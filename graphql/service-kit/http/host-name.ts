/** "localhost" for this machine and all addresses, as in people's URLs: another name is another origin. */
export function hostName(host: string): string {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}
