import { type MenuItemFragment, MenuDocument, type MenuQuery } from "@circlet/graphql/generated";
import type { NavigationItem } from "@circlet/design-system";
import type { Commerce } from "~/apollo/commerce";
import { sharedQuery } from "~/apollo/shared-query";
import { optionalData } from "~/http/optional-data";
import { collectionPath, homePath, productPath, searchPath } from "~/shop/paths";
import { webAddress } from "~/http/web-address";

const queryMenu = sharedQuery(async (commerce, handle: string) => {
  const { menu } = await commerce.query(MenuDocument, { handle });
  return menu ? menuItems(menu) : null;
});

/** Loads the merchant's menu; null if there is none. Never rejects: if loading fails, the page is partial. */
export function loadMenu(commerce: Commerce, handle: string): Promise<readonly NavigationItem[] | null> {
  return optionalData(() => queryMenu(commerce, handle), commerce.options);
}

type Menu = NonNullable<MenuQuery["menu"]>;

/** The menu's links to pages of this shop and to other sites; null if there are none. */
export function menuItems({ items }: Menu): readonly NavigationItem[] | null {
  const links = items.flatMap((item) => {
    const [link] = linksOf([item]);
    if (!link) return [];
    const columns = columnsOf(item);
    return [columns.length > 0 ? { ...link, columns } : link];
  });
  return links.length > 0 ? links : null;
}

/** Items with children become columns; all others share the first column. */
function columnsOf({ title, items }: Menu["items"][number]) {
  const own = items.filter((item) => item.items.length === 0);
  const titled = items.filter((item) => item.items.length > 0);
  return [
    { title, links: linksOf(own) },
    ...titled.map((item) => ({ title: item.title, links: linksOf([item, ...item.items]) })),
  ].filter(({ links }) => links.length > 0);
}

function linksOf(items: readonly MenuItemFragment[]) {
  return items.flatMap((item) => {
    const href = hrefOf(item);
    return href === null ? [] : [{ label: item.title, href }];
  });
}

/** The link of a menu item; null if this shop has no such page, for example a place of metaobjects. */
function hrefOf({ type, url }: MenuItemFragment): string | null {
  const address = url ? webAddress(url) : null;
  const handle = decoded(address?.pathname.replace(/\/$/, "").split("/").at(-1));
  switch (type) {
    case "FRONTPAGE":
      return homePath;
    case "CATALOG":
    case "SEARCH":
    case "COLLECTIONS":
      return searchPath;
    case "COLLECTION":
      return handle && collectionPath(handle);
    case "PRODUCT":
      return handle && productPath(handle);
    case "HTTP":
      return address && address.href;
    case "ARTICLE":
    case "BLOG":
    case "PAGE":
    case "SHOP_POLICY":
      return address && /^\/(?:pages|policies|blogs)\/./.test(address.pathname) ? address.pathname : null;
    default:
      return null;
  }
}

/** Decodes a handle; null if it is missing or malformed. */
function decoded(segment: string | undefined): string | null {
  try {
    return segment === undefined ? null : decodeURIComponent(segment);
  } catch {
    return null;
  }
}
