import { readFileSync } from "node:fs";
import { withLateStart } from "./late-start.ts";

/** React Router marks a sheet that scripts want, too, with "#": they link it by its plain address. */
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[\w-]+\.css)(#?)"\/>/g;

/**
 * Makes a rendered page one that is seen as soon as it is here: what it needs to be looked at is in it, and what it
 * needs to be used stands back behind its pictures and fonts. `files` is the folder of the built files.
 *
 * Its sheets are written into it. Their links stay for the scripts that look whether a sheet is there. Disabled ones
 * are not fetched; some browsers' look ahead goes by the media alone.
 */
export function firstView(files: URL): (html: string) => string {
  const sheets = new Map<string, string>();
  const read = (path: string): string => {
    const known = sheets.get(path);
    if (known !== undefined) return known;
    const sheet = readFileSync(new URL(`.${path}`, files), "utf8");
    sheets.set(path, sheet);
    return sheet;
  };
  const inside = (_link: string, path: string, mark: string): string =>
    `<style>${read(path)}</style>${absent(path)}${mark && absent(path + mark)}`;
  return (html) =>
    withLateStart(html.replace(sheetLink, inside).replace("</head>", `<script>${onReturn}</script></head>`));
}

/** Whoever has been in the shop before may come back to a place in the middle of a page: it is laid out whole. */
const onReturn =
  'try{sessionStorage["react-router-scroll-positions"]&&(document.documentElement.dataset.laidOut="")}catch{}';

function absent(href: string): string {
  return `<link rel="stylesheet" href="${href}" media="not all" disabled=""/>`;
}
