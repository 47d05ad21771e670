import type { Database } from "../../database/database.ts";
import { readCollections } from "../collection-reader.ts";
import type { MenuItemInput } from "./menu.ts";
import type { Menu } from "./menu-store.ts";

/** More do not fit in a header. */
const mostCollections = 6;

/** The menus that the platform gives every store, until the merchant saves others under their handles. */
export function defaultMenu(db: Database, handle: string): Menu | undefined {
  if (handle === "main-menu") return { id: 1_000_001, handle, title: "Main menu", items: mainItems(db) };
  if (handle !== "footer") return undefined;
  return { id: 1_000_002, handle, title: "Footer menu", items: [{ title: "Search", url: "/search" }] };
}

function mainItems(db: Database): MenuItemInput[] {
  const collections = readCollections(db, 2 * mostCollections)
    // Those of every product are the catalog in another order.
    .filter(({ filters }) => filters !== "[]")
    .slice(0, mostCollections);
  return [
    { title: "Home", url: "/" },
    { title: "Catalog", url: "/collections/all" },
    ...collections.map(({ title, handle }) => ({ title, collection: handle })),
  ];
}
