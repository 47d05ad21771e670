/**
 * Breaks apart what an email program may turn into a link, and cuts what is too long: anyone can write to any address by
 * ordering for it. The words stay, so that the reader can check them.
 */
export function withoutLinks(text: string): string {
  return text
    .slice(0, 200)
    .replaceAll(/[:@]|\/{2,}/g, " ")
    .replaceAll(/([.。．｡])(?=[\p{L}\p{N}])/gu, "$1 ");
}
