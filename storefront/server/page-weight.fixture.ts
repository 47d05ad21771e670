const pageInfo = { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false };

const usd = (amount: string) => ({ amount, currencyCode: "USD" });

/** Varied like real products, because gzip would shrink 80 identical ones to almost nothing. */
const cards = Array.from({ length: 80 }, (_, index) => {
  const word = (salt: number) => ((index + 1) * salt).toString(36);
  const title = `${word(7919)} ${word(104_729)} ${word(1_299_709)}`;
  const handle = `house-${index % 40}-${title.replaceAll(" ", "-")}`;
  return {
    id: `gid://shopify/Product/${8_000_000_000_000 + index}`,
    handle,
    title,
    vendor: `House ${index % 40}`,
    productType: "dresses",
    availableForSale: true,
    images: {
      nodes: [{ url: `https://cdn.shopify.com/s/files/${handle}.jpg?v=${word(15_485_863)}`, altText: null }],
    },
    options: [
      { name: "Color", values: ["Red"] },
      { name: "Size", values: [String(index % 20)] },
    ],
    priceRange: { minVariantPrice: usd(`${20 + index}.5`), maxVariantPrice: usd(`${20 + index}.5`) },
    compareAtPriceRange: { minVariantPrice: usd(`${60 + index * 2}.0`) },
    metafields: [
      { key: "retail_price", value: `${60 + index * 2}.00` },
      { key: "condition", value: "preowned" },
      { key: "category", value: "dresses" },
    ],
  };
});
const brands = Array.from({ length: 40 }, (_, index) => ({
  id: `brand-${index}`,
  label: `House ${index}`,
  count: 2,
  input: "{}",
}));
export const products = {
  pageInfo,
  filters: [{ id: "filter.p.vendor", label: "Brand", values: brands }],
  edges: cards.map((node) => ({ node })),
  nodes: cards.slice(0, 5),
};

const colors = ["Plum", "Black", "Ivory"];
const sizes = ["XS", "S", "M", "L", "XL"];
const image = (name: string) => ({ url: `https://cdn.shopify.com/s/files/coat-${name}.jpg?v=15485863` });

/** A product with fifteen variants, eight images and every optional field. */
export const product = {
  id: "gid://shopify/Product/8000000000001",
  handle: "coat",
  title: "Maren & Co double-breasted wool coat",
  vendor: "Maren & Co",
  productType: "outerwear",
  isGiftCard: false,
  descriptionHtml:
    "<p>A double-breasted coat of brushed wool with a half belt, two flap pockets and a full lining.</p><ul><li>80% wool, 20% polyamide</li><li>Dry clean</li></ul>",
  availableForSale: true,
  options: [
    { id: "1", name: "Color", values: colors },
    { id: "2", name: "Size", values: sizes },
  ],
  images: {
    nodes: Array.from({ length: 8 }, (_, index) => ({
      ...image(colors[index] ?? String(index)),
      altText: index === 7 ? "The coat, close-up: a pulled thread at the hem" : `The coat, view ${index + 1}`,
      width: 1440,
      height: 1800,
    })),
  },
  variants: {
    pageInfo,
    nodes: colors.flatMap((color) =>
      sizes.map((size) => ({
        id: `gid://shopify/ProductVariant/${color}${size}`,
        availableForSale: true,
        quantityAvailable: 1,
        selectedOptions: [
          { name: "Color", value: color },
          { name: "Size", value: size },
        ],
        sku: `MC-100-${color}-${size}`,
        price: usd("74.5"),
        compareAtPrice: usd("220.0"),
        image: image(color),
      })),
    ),
  },
  measurements: {
    value: JSON.stringify({
      unit: "in",
      variants: colors.flatMap((color, index) =>
        sizes.map((size, step) => ({
          color,
          size,
          values: {
            "Chest, across": 21 + step + index / 4,
            Length: 43 + step / 2 + index / 4,
            Sleeve: 24 + step / 4 - index / 4,
          },
        })),
      ),
    }),
  },
  sizeChart: {
    reference: {
      __typename: "Metaobject",
      id: "gid://shopify/Metaobject/1",
      field: {
        value: JSON.stringify({
          columns: ["Size", "US", "Bust", "Waist", "Hips"],
          rows: sizes.map((size, step) => [
            size,
            `${step * 4}–${step * 4 + 2}`,
            [32 + step * 2, 33 + step * 2],
            [25 + step * 2, 26 + step * 2],
            [35 + step * 2, 36 + step * 2],
          ]),
        }),
      },
    },
  },
  metafields: Object.entries({
    brand: "Maren & Co",
    category: "outerwear",
    department: "womens",
    condition: "preowned",
    color: "purple",
    size: "S",
    mpn: "MC-100",
    retail_price: "220.00",
    short_title: "Double-breasted wool coat",
    defect_one: "A pulled thread at the hem",
    size_chart_url: "https://cdn.shopify.com/s/files/size-chart.jpg",
  }).map(([key, value]) => ({ key, value })),
};
