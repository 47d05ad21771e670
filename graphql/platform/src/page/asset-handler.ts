import { answerError, type Handler } from "../http/answer.ts";
import { assets } from "./assets.ts";
import { sendAsset } from "./page-response.ts";

/** `/page-assets/<version>/<name>`: the style sheet, fonts and icon of the service's own pages. */
export const assetHandler: Handler = ({ method }, response, { pathname }) => {
  const name = /^\/page-assets\/[^/]+\/([^/]+)$/.exec(pathname)?.[1] ?? "";
  const asset = Object.hasOwn(assets, name) ? assets[name] : undefined;
  if (asset && (method === "GET" || method === "HEAD")) return sendAsset(response, pathname, asset);
  answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
};
