/** An item of a merchant feed, by attribute. Repeated attributes keep their first value. */
export type FeedItem = Readonly<Record<string, string | undefined>>;

export function feedItemsOf(xml: string): FeedItem[] {
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = ""]) =>
    Object.fromEntries(
      [...item.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
        .map(([, name = "", value = ""]) => [name, unescaped(value)] as const)
        .toReversed(),
    ),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
