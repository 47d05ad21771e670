/** Whether a loader is asked by a script for its data alone. A document shows part of them in its HTML anyway. */
export function isForScript({ url }: Request): boolean {
  return new URL(url).pathname.endsWith(".data");
}
