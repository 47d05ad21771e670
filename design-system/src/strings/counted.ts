import { localeFormats } from "../locale.ts";

/** "1 item", "2 items". */
export function counted(count: number, one: string, many: string): string {
  return `${localeFormats().count().format(count)} ${count === 1 ? one : many}`;
}
