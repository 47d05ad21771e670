/** Whether a host name or an address is this machine's. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
}

/** Whether a URL leads to this machine. */
export function isLoopback(url: string | URL): boolean {
  return isLoopbackHost(new URL(url).hostname);
}
