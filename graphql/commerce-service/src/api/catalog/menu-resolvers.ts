import type { Context } from "../context.ts";
import { globalId } from "../../shared/global-id.ts";
import type { Resolvers } from "../resolvers.ts";
import { readCollectionByHandle } from "../../catalog/collection-reader.ts";
import { defaultMenu } from "../../catalog/menus/default-menu.ts";
import type { MenuItemInput } from "../../catalog/menus/menu.ts";
import { type Menu, readMenu } from "../../catalog/menus/menu-store.ts";

/** An item and its position in the menu, from which its id is made. */
interface MenuItem extends MenuItemInput {
  readonly place: string;
}

const typeOfPath: Readonly<Record<string, string>> = {
  "/": "FRONTPAGE",
  "/search": "SEARCH",
  "/collections": "COLLECTIONS",
  "/collections/all": "CATALOG",
};

/** "/pages/about" is a page of the merchant. */
const typeOfFolder: readonly (readonly [RegExp, string])[] = [
  [/^\/pages\/[^/]+$/, "PAGE"],
  [/^\/policies\/[^/]+$/, "SHOP_POLICY"],
  [/^\/blogs\/[^/]+$/, "BLOG"],
  [/^\/blogs\/[^/]+\/[^/]+$/, "ARTICLE"],
];

function typeOf(url: string): string {
  return typeOfPath[url] ?? typeOfFolder.find(([path]) => path.test(url))?.[1] ?? "HTTP";
}

export const menuResolvers: Resolvers = {
  QueryRoot: {
    menu: (_: unknown, { handle }: { handle: string }, { database }) =>
      readMenu(database, handle) ?? defaultMenu(database, handle) ?? null,
  },
  Menu: {
    id: ({ id }: Menu) => globalId("Menu", id),
    handle: ({ handle }: Menu) => handle,
    title: ({ title }: Menu) => title,
    items: ({ id, items }: Menu) => itemsAt(`${id}`, items),
    itemsCount: ({ items }: Menu) => items.length,
  },
  MenuItem: {
    id: ({ place }: MenuItem) => globalId("MenuItem", place),
    title: ({ title }: MenuItem) => title,
    type: ({ collection, product, url = "/" }: MenuItem) =>
      collection ? "COLLECTION" : product ? "PRODUCT" : typeOf(url),
    url: ({ collection, product, url = "/" }: MenuItem, _: unknown, { settings }) => {
      const path = collection ? `/collections/${collection}` : product ? `/products/${product}` : url;
      return path.startsWith("/") ? settings.storefrontUrl + path : path;
    },
    resource: (item: MenuItem, _: unknown, context) => resourceOf(item, context),
    resourceId: async (item: MenuItem, _: unknown, context) => {
      const resource = await resourceOf(item, context);
      return resource ? globalId(resource.__typename, resource.id) : null;
    },
    items: ({ place, items = [] }: MenuItem) => itemsAt(place, items),
    tags: () => [],
  },
};

function itemsAt(parent: string, items: readonly MenuItemInput[]): MenuItem[] {
  return items.map((item, index) => ({ ...item, place: `${parent}-${index}` }));
}

async function resourceOf({ collection, product }: MenuItem, { database, loaders }: Context) {
  if (collection) return readCollectionByHandle(database, collection) ?? null;
  return product ? loaders.productByHandle(product) : null;
}
