import type { ProductPage } from "~/features/product/product-page";
import type { ProductVariant } from "~/features/product/variants";
import { blazerImages, storyImage } from "../../design-system/src/stories/images";

const variant = (color: string, size: string, rest: Partial<ProductVariant> = {}): ProductVariant => ({
  id: `gid://shopify/ProductVariant/${color}-${size}`,
  color,
  size,
  others: [],
  isAvailable: true,
  left: 1,
  price: 9600,
  amount: "96.00",
  retailPrice: 24_000,
  hex: color === "Brown" ? "#6B4A34" : "#2A282B",
  imageIndex: 0,
  measurements: [
    ["Chest, across", "19.75\u00a0in", "50\u00a0cm", 19.75],
    ["Length", "28.25\u00a0in", "72\u00a0cm", 28.25],
    ["Sleeve", "24\u00a0in", "61\u00a0cm", 24],
  ],
  ...rest,
});

const closeUpOf = (name: "blazerCuff", defect: string) => ({
  url: new URL(storyImage(name).src, document.baseURI).href,
  alt: `Tweed blazer, close-up: ${defect}`,
});

/** A product in two colors and three sizes, one of them sold out. */
export const blazer: ProductPage = {
  id: "gid://shopify/Product/1",
  handle: "tweed-blazer",
  title: "Single-breasted tweed blazer",
  fullTitle: "Maren & Co Single-breasted tweed blazer",
  brand: "Maren & Co",
  brandSlug: "maren-co",
  category: { slug: "outerwear", name: "Outerwear" },
  department: { slug: "womens", name: "Women" },
  romanceCopy: "Woven in small runs, cut for a shirt or a thick sweater below.",
  description: "A tweed blazer with horn buttons.",
  detailsHtml:
    "<p>Wool tweed with horn buttons, lined in rust twill.</p><ul><li>Two flap pockets</li><li>Dry clean</li></ul>",
  facts: [
    { name: "Color family", value: "Brown" },
    { name: "Style number", value: "MC-2204" },
  ],
  condition: { slug: "new_with_defects", name: "Excellent" },
  defects: [
    {
      name: "Pulled thread at the left cuff",
      closeUp: closeUpOf("blazerCuff", "pulled thread at the left cuff"),
    },
    { name: "Spare button missing", closeUp: null },
  ],
  sizeChartUrl: null,
  sizeChart: null,
  sizeType: "womens_alpha",
  styleNumber: "MC-2204",
  sku: "MC-2204",
  images: blazerImages.map(({ src, alt }) => ({ url: new URL(src, document.baseURI).href, alt })),
  optionNames: { color: "Color", size: "Size", others: [] },
  options: ["color", "size"],
  variants: [
    variant("Brown", "S"),
    variant("Brown", "M"),
    variant("Brown", "L", { isAvailable: false, left: 0 }),
    variant("Black", "M"),
  ],
};
