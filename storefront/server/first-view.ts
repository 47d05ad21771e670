import { readFileSync } from "node:fs";
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
 * are not fetched; some browsers' look ahead goes by the media alone.
 */
export function firstView(files: URL): (html: string) => FirstView {
  const sheets = new Map<string, Buffer>();
  const inside = (path: string, mark: string): Buffer => {
    const known = sheets.get(path + mark);
    if (known) return known;
    const sheet = readFileSync(new URL(`.${path}`, files), "utf8");
    const written = `<style>${sheet}</style>${absent(path)}${mark && absent(path + mark)}`;
    const bytes = Buffer.from(written);
    sheets.set(path + mark, bytes);
    return bytes;
  };
  return (rendered) => {
    const html = withLateStart(rendered.replace("</head>", `<script>${onReturn}</script></head>`));
    // Half of a page are its sheets, the same ones each time: they are read and encoded once.
    const pieces: Buffer[] = [];
    let end = 0;
    for (const link of html.matchAll(sheetLink)) {
      const [whole, path = "", mark = ""] = link;
      pieces.push(Buffer.from(html.slice(end, link.index)), inside(path, mark));
      end = link.index + whole.length;
    }
    return { html, bytes: Buffer.concat([...pieces, Buffer.from(html.slice(end))]) };
  };
}

/** Whoever has been in the shop before may come back to a place in the middle of a page: it is laid out whole. */
const onReturn =
  'try{sessionStorage["react-router-scroll-positions"]&&(document.documentElement.dataset.laidOut="")}catch{}';

function absent(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
}
