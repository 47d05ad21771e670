import * as v from "valibot";

/** The target of a menu item: an address, or the handle of a collection or product. */
export interface MenuItemInput {
  readonly title: string;
  readonly collection?: string | undefined;
  readonly product?: string | undefined;
  /** An absolute address, or a path of the storefront. */
  readonly url?: string | undefined;
  readonly items?: readonly MenuItemInput[] | undefined;
}

/** A menu to write. An existing handle is replaced. */
export interface MenuInput {
  readonly handle: string;
  readonly title: string;
  readonly items: readonly MenuItemInput[];
}

const word = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255));
const target = {
  title: word,
  collection: v.optional(word),
  product: v.optional(word),
  url: v.optional(
    v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?!\/))/, "An address starts with https:// or /")),
  ),
};

/** The platform nests menus three levels deep. */
const leaf = v.strictObject(target);
const branch = v.strictObject({ ...target, items: v.optional(v.array(leaf)) });
const root = v.strictObject({ ...target, items: v.optional(v.array(branch)) });

export const menuSchema = v.strictObject({ handle: word, title: word, items: v.array(root) });
