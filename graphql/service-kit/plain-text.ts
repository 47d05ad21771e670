import { Parser } from "htmlparser2";

/** Elements within a sentence. All others separate words: their texts do not join. */
const inline = new Set(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
/** Elements whose content readers never see, such as scripts. */
const hidden = new Set(
  "iframe math noscript object option script style svg template textarea title".split(" "),
);

/** The text of HTML on one line, for descriptions. Escape it before showing it as HTML. */
export function plainText(html: string): string {
  let text = "";
  let hiddenDepth = 0;
  const separate = (name: string): void => {
    if (!inline.has(name)) text += " ";
  };
  const parser = new Parser({
    onopentag(name) {
      separate(name);
      if (hidden.has(name)) hiddenDepth += 1;
    },
    ontext(part) {
      if (hiddenDepth === 0) text += part;
    },
    onclosetag(name) {
      separate(name);
      if (hidden.has(name)) hiddenDepth -= 1;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}
