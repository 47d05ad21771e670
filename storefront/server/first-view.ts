import { existsSync, readdirSync, readFileSync } from "node:fs";
import { withLateStart } from "./late-start.ts";

/** React Router marks a sheet that scripts want, too, with "#": they link it by its plain address. */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)(#?)"\/>/g;

/** A page as it is sent. */
export interface FirstView {
  /** Its HTML without the sheets: all that runs in it. */
  readonly html: string;
  readonly bytes: Buffer;
}

/**
 * Makes a rendered page one that is seen as soon as it is here: what it needs to be looked at is in it, and what it
 * needs to be used stands back behind its pictures and fonts. `files` is the folder of the built files.
 *
 * Its sheets are written into it. Their links stay for the scripts that look whether a sheet is there. Disabled ones
 * are not fetched; some browsers' look ahead goes by the media alone. All are read at the start: a new build beside a
 * running server takes the old ones away.
 */
export function firstView(files: URL): (html: string) => FirstView {
  const sheets = sheetsIn(new URL("assets/", files));
  return (rendered) => {
    const html = withLateStart(rendered.replace("</head>", `<script>${onReturn}</script></head>`));
    // Half of a page are its sheets, the same ones each time: they are read and encoded once.
    const pieces: Buffer[] = [];
    let end = 0;
    for (const link of html.matchAll(sheetLink)) {
      const [whole, path = "", mark = ""] = link;
      const sheet = sheets.get(path + mark) ?? Buffer.from(whole);
      pieces.push(Buffer.from(html.slice(end, link.index)), sheet);
      end = link.index + whole.length;
    }
    return { html, bytes: Buffer.concat([...pieces, Buffer.from(html.slice(end))]) };
  };
}

/** Whoever has been in the shop before may come back to a place in the middle of a page: it is laid out whole. */
const onReturn =
  'try{sessionStorage["react-router-scroll-positions"]&&(document.documentElement.dataset.laidOut="")}catch{}';

/** What stands in a page in the place of each sheet's link, by the link's address. */
function sheetsIn(folder: URL): ReadonlyMap<string, Buffer> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".css")) : [];
  return new Map(
    names.flatMap((name) => {
      const path = `/assets/${name}`;
      const style = `<style>${readFileSync(new URL(name, folder), "utf8")}</style>${absent(path)}`;
      return [
        [path, Buffer.from(style)] as const,
        [`${path}#`, Buffer.from(style + absent(`${path}#`))] as const,
      ];
    }),
  );
}

function absent(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
}
