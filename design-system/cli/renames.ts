/**
 * What 1.0.0 renamed since 0.1.0. `npx @circlet/design-system migrate` applies it, and MIGRATING.md's tables are
 * generated from it.
 */
export const exportRenames: Readonly<Record<string, string>> = {
  AddToBagButton: "AddToCartButton",
  AddToBagButtonProps: "AddToCartButtonProps",
  AddToBagState: "AddToCartState",
  ArtPicture: "ArtDirectedImage",
  ArtPictureProps: "ArtDirectedImageProps",
  BagIcon: "CartIcon",
  OrderPiece: "OrderProduct",
  Picture: "Image",
  PictureProps: "ImageProps",
  PictureSource: "ImageSource",
  StickyBagBar: "StickyAddToCart",
  StickyBagBarProps: "StickyAddToCartProps",
};

export interface PropRename {
  /** Component names of 1.0.0. */
  readonly of: readonly string[];
  readonly prop: string;
  readonly to: string;
  /** Values that are renamed, too. Others stay. */
  readonly values?: Readonly<Record<string, string>>;
}

export const propRenames: readonly PropRename[] = [
  { of: ["Hero", "ImageOverlay", "ProductCard", "PromoBand"], prop: "picture", to: "image" },
  { of: ["Gallery", "GalleryDialog"], prop: "pictures", to: "images" },
  { of: ["ProductCard"], prop: "secondPicture", to: "secondImage" },
  { of: ["Gallery"], prop: "onOpen", to: "onSelect" },
  { of: ["CartDrawer", "GalleryDialog"], prop: "onClose", to: "onOpenChange" },
  { of: ["ConfirmDialog"], prop: "onCancel", to: "onOpenChange" },
  { of: ["OrderSearch", "SearchBox"], prop: "text", to: "value" },
  { of: ["OrderSearch", "SearchBox"], prop: "onTextChange", to: "onValueChange" },
  { of: ["ColorSwatches", "SizeSwatches"], prop: "onChange", to: "onValueChange" },
  { of: ["Header"], prop: "bag", to: "cart" },
  { of: ["PromoBand"], prop: "ground", to: "tone" },
  { of: ["Skeleton"], prop: "shape", to: "shape", values: { picture: "image" } },
  { of: ["AddToCartButton"], prop: "state", to: "state", values: { inBag: "inCart" } },
  { of: ["Hero"], prop: "actionLook", to: "actionVariant", values: { black: "solid", bordered: "outline" } },
  { of: ["Link"], prop: "look", to: "variant" },
  {
    of: ["IconButton"],
    prop: "look",
    to: "variant",
    values: { plain: "ghost", raised: "surface", outlined: "outline" },
  },
  {
    of: ["WishlistButton"],
    prop: "look",
    to: "variant",
    values: { heart: "ghost", outlined: "outline", words: "labeled" },
  },
];

/** `ground` said how a button looks and which color it has: now `variant` and `tone` do. */
const grounds: Readonly<Record<string, readonly [prop: "variant" | "tone", value: string]>> = {
  black: ["variant", "solid"],
  transparent: ["variant", "outline"],
  white: ["variant", "surface"],
  lightGrey: ["variant", "soft"],
  ...Object.fromEntries(
    ["grey", "brown", "khaki", "crimson", "orange", "sand", "lightOrange", "teal"].map((tone) => [
      tone,
      ["tone", tone] as const,
    ]),
  ),
};

/** Props of 0.1.0 that became two: the attribute for each value. */
export const splitProps: readonly {
  readonly of: string;
  readonly prop: string;
  readonly values: Readonly<Record<string, readonly [prop: string, value: string]>>;
}[] = [
  { of: "Button", prop: "ground", values: grounds },
  {
    of: "PromoBand",
    prop: "buttonGround",
    values: Object.fromEntries(
      Object.entries(grounds).map(([ground, [prop, value]]) => [
        ground,
        [prop === "tone" ? "buttonTone" : "buttonVariant", value] as const,
      ]),
    ),
  },
];

/** In stylesheets. */
export const styleRenames: Readonly<Record<string, string>> = {
  "--circlet-radius-picture": "--circlet-radius-image",
  '[data-ground="inverse"]': '[data-tone="inverse"]',
  '[data-part="picture"]': '[data-part="image"]',
  '[data-part="bag"]': '[data-part="cart"]',
  '[data-component="sticky-bag-bar"]': '[data-component="sticky-add-to-cart"]',
};
