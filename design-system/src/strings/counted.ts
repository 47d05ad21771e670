import { americanFormats } from "../american-formats.ts";

/** "1 item", "2,000 items". The digits go with the words, in a shop whose prices are another country's, too. */
export function counted(count: number, one: string, many: string): string {
  return `${americanFormats.count.format(count)} ${count === 1 ? one : many}`;
}
