/** Whether a hostname refers to this machine, where the local services accept demo keys. */
export function isLoopback(url: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}
