export interface EventItem {
  readonly id: string;
  readonly name: string;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  /** "Plum / M". */
  readonly variant?: string | undefined;
  /** Cents. */
  readonly price?: number | undefined;
  readonly path: string;
}

export type ShopEvent =
  | { readonly name: "page_view"; readonly path: string; readonly title: string }
  | { readonly name: "search"; readonly text: string }
  | { readonly name: "view_item_list"; readonly list: string; readonly items: readonly EventItem[] }
  | { readonly name: "select_item"; readonly list: string; readonly items: readonly EventItem[] }
  | {
      readonly name: "view_item" | "add_to_cart" | "remove_from_cart" | "view_cart" | "begin_checkout";
      readonly items: readonly EventItem[];
      /** Cents. */
      readonly value: number;
    };
