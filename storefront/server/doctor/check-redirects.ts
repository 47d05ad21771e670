import { ownPath } from "../../app/http/own-path.ts";
import type { Settings } from "../settings/settings.ts";
import { isRecord, listAt, type Query, request } from "../store-api.ts";
import { type Finding, found } from "./finding.ts";

/** Pages of 250 redirects, and how many targets are looked up at once. */
const limits = { pages: 20, atOnce: 8, named: 10 };

const query = `query ($after: String) {
  urlRedirects(first: 250, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { path target }
  }
}`;

/** Follows the merchant's redirects into the shop, and names those that end in a page that does not exist. */
export async function checkRedirects({ url }: Settings, ask: Query): Promise<Finding[]> {
  const redirects = await readRedirects(ask);
  if (redirects.length === 0) return [];
  const where = "admin → Content → Menus → URL redirects; a local service: import the corrected CSV";
  if (!(await request(`${url}/health`))?.ok) {
    const what = `${redirects.length} redirects were not checked, because the shop does not run at ${url}.`;
    return [{ state: "missing", what, where: "npx pnpm start, then the doctor again" }];
  }
  const paths = [...new Set(redirects.flatMap(({ target }) => ownPath(target, url) ?? []))];
  const missing = new Set<string>();
  const next = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = await request(url + path, { redirect: "follow" });
      await response?.body?.cancel();
      if (response?.status === 404) missing.add(path);
    }
  };
  await Promise.all(Array.from({ length: limits.atOnce }, next));
  const broken = redirects.filter(({ target }) => missing.has(ownPath(target, url) ?? ""));
  const names = broken.slice(0, limits.named).map(({ path, target }) => `${path} → ${target}`);
  const more = broken.length - names.length;
  return [
    found(broken.length === 0, `${redirects.length} redirects`, {
      what: `${broken.length} of ${redirects.length} redirects end in a page that does not exist: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`,
      where,
      without: "Visitors and search engines that follow them find nothing.",
    }),
  ];
}

interface Redirect {
  readonly path: string;
  readonly target: string;
}

async function readRedirects(ask: Query): Promise<Redirect[]> {
  const redirects: Redirect[] = [];
  let after: unknown = null;
  for (let page = 0; page < limits.pages; page++) {
    const { data } = await ask(query, { after });
    const found = data?.["urlRedirects"];
    for (const { path, target } of listAt(found, "nodes"))
      redirects.push({ path: String(path), target: String(target) });
    const info = isRecord(found) && isRecord(found["pageInfo"]) ? found["pageInfo"] : {};
    if (info["hasNextPage"] !== true) break;
    after = info["endCursor"];
  }
  return redirects;
}
