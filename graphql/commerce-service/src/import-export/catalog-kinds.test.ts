import { expect, test } from "vitest";
import { readStoredProduct } from "../catalog/writing/stored-product.ts";
import { openDatabase, type Database } from "../database/database.ts";
import { all } from "../database/statement.ts";
import { decimal } from "../shared/money.ts";
import { imported } from "./csv.fixture.ts";

/** What the import made of each product, in a line: its variants with options, price and stock, then the rest. */
function linesOf(db: Database): string[] {
  return all<{ handle: string }>(db, "SELECT handle FROM product ORDER BY id").map(({ handle }) => {
    const stored = readStoredProduct(db, handle);
    if (!stored) throw new Error(`${handle} is not stored`);
    const { title, bodyHtml, published, giftCard, tags, variants, images, metafields } = stored.product;
    const shown = variants.map(({ options, price, inventory, inventoryPolicy, sku, barcode }) =>
      [
        options.map(({ name, value }) => `${name} ${value}`).join(", "),
        `$${decimal(price)}`,
        inventory === null ? "untracked" : `${inventory} left`,
        inventoryPolicy === "continue" && "sells on",
        sku,
        barcode,
      ]
        .filter(Boolean)
        .join(", "),
    );
    const rest = [
      bodyHtml,
      !published && "unpublished",
      giftCard && "gift card",
      ...tags.map((tag) => `#${tag}`),
      ...images.map(({ src }) => src),
      ...metafields.filter(({ key }) => key === "mpn").map(({ value }) => `mpn ${value}`),
    ];
    return [`${handle} “${title}”`, ...shown, rest.filter(Boolean).join(" ")].filter(Boolean).join(" | ");
  });
}

/** The smallest file that shows each kind of a merchant's export, and what becomes of it. */
const kinds: Readonly<
  Record<
    string,
    { csv: string; products: readonly string[]; problems?: readonly string[]; notes?: readonly string[] }
  >
> = {
  "only titles and prices": {
    csv: "Title,Price\nOak Stool,40\n",
    products: ["oak-stool “Oak Stool” | $40.00, untracked"],
  },
  "titles without handles": {
    csv: "Title,URL handle,Price\nOak Stool,,40\nOak Stool,,41\nElm Stool,elm,42\n",
    products: ["oak-stool “Oak Stool” | $40.00, untracked", "elm “Elm Stool” | $42.00, untracked"],
    problems: ["line 3: an earlier row has the same variant; this variant is skipped"],
  },
  "handles that differ by case and spaces": {
    csv: "Handle,Title,Variant Price\nFig-Bowl,Large fig,20\nfig-bowl,Small fig,21\nFig Bowl,Spaced fig,22\n",
    products: ["fig-bowl “Large fig” | $20.00, untracked"],
    problems: [
      "line 3: an earlier row has the same variant; this variant is skipped",
      "line 4: an earlier row has the same variant; this variant is skipped",
    ],
  },
  "the current template": {
    csv: `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Gift card,Color (product.metafields.shopify.color-pattern)
Dune Mug,dune-mug,<p>Clay.</p>,Kiln,Home > Mugs,Mug,"sand, clay",TRUE,Active,DM-1,,Size,S,,Glaze,Matte,14,,shopify,3,DENY,https://images.example/1.jpg,1,FALSE,beige
,dune-mug,,,,,,,,DM-2,,,L,,,Gloss,16,,shopify,0,CONTINUE,https://images.example/2.jpg,2,,
`,
    products: [
      "dune-mug “Dune Mug” | Size S, Glaze Matte, $14.00, 3 left, DM-1 | Size L, Glaze Gloss, $16.00, 0 left, sells on, DM-2 | <p>Clay.</p> #clay #sand https://images.example/1.jpg https://images.example/2.jpg",
    ],
  },
  "words of the current template for selling on": {
    csv: `Title,URL handle,Status,Published on online store,Option1 name,Option1 value,Price,Inventory tracker,Inventory quantity,Continue selling when out of stock
A,a,Active,TRUE,Size,S,4,shopify,0,DENY
B,b,Active,TRUE,Size,S,4,shopify,0,CONTINUE
C,c,Active,TRUE,Size,S,4,shopify,0,
D,d,Active,TRUE,Size,S,4,shopify,0,FALSE
E,e,Active,TRUE,Size,S,4,,,deny
`,
    products: [
      "a “A” | Size S, $4.00, 0 left",
      "b “B” | Size S, $4.00, 0 left, sells on",
      "c “C” | Size S, $4.00, 0 left",
      "d “D” | Size S, $4.00, 0 left",
      "e “E” | Size S, $4.00, untracked",
    ],
  },
  "no column for a tracker": {
    csv: "Handle,Title,Published,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Inventory Policy,Variant Price\npin,Pin,TRUE,Title,Default Title,,deny,9\n",
    products: ["pin “Pin” | $9.00, untracked"],
  },
  "barcodes and part numbers": {
    csv: `Handle,Title,Variant SKU,Variant Barcodes,Variant Price,Google Shopping / Manufacturer part number (MPN),Tags
lamp,Lamp,LP-1,"4006381333931, 5012345678900",60,MP-7,"oak, brass"
bulb,Bulb,BL-1,,3,,
`,
    products: [
      "lamp “Lamp” | $60.00, untracked, LP-1, 4006381333931 | #brass #oak mpn MP-7",
      "bulb “Bulb” | $3.00, untracked, BL-1",
    ],
    notes: ["1 × only the first of several barcodes was imported (line 2)"],
  },
  "options that differ by case only": {
    csv: "Handle,Title,Option1 Name,Option1 Value,Variant Price\ntie,Tie,Size,Long,20\ntie,,,long,30\n",
    products: ["tie “Tie” | Size Long, $20.00, untracked | Size long, $30.00, untracked"],
  },
  "options with slashes": {
    csv: "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price\nhat,Hat,Color,Sand / Sky,Size,S,21\nhat,,,Sand,,Sky / S,22\n",
    products: [
      "hat “Hat” | Color Sand / Sky, Size S, $21.00, untracked | Color Sand, Size Sky / S, $22.00, untracked",
    ],
  },
  "a price for each size, one of them sold out": {
    csv: "Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy\nrug,Rug,Size,S,20,shopify,0,deny\nrug,,,L,50,shopify,1,deny\n",
    products: ["rug “Rug” | Size S, $20.00, 0 left | Size L, $50.00, 1 left"],
  },
  "sixty sizes": {
    csv: `Handle,Title,Option1 Name,Option1 Value,Variant Price\nring,Ring,Size,1,30\n${Array.from({ length: 59 }, (_, size) => `ring,,,${size + 2},30\n`).join("")}`,
    products: [
      `ring “Ring”${Array.from({ length: 60 }, (_, size) => ` | Size ${size + 1}, $30.00, untracked`).join("")}`,
    ],
  },
  "gift cards": {
    csv: "Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card\nvoucher,Voucher,Denominations,$25,25,TRUE\nvoucher,,,$50,50,\n",
    products: [
      "voucher “Voucher” | Denominations $25, $25.00, untracked | Denominations $50, $50.00, untracked | gift card",
    ],
  },
  "no image": {
    csv: "Handle,Title,Variant Price,Image Src\nbare,Bare,5,\n",
    products: ["bare “Bare” | $5.00, untracked"],
  },
  "images at odd addresses": {
    csv: `Handle,Title,Variant Price,Image Src
a,A,1,//images.example/a.jpg
b,B,1,images/b.jpg
c,C,1,https://images.example/b c.jpg
d,D,1,https://images.example/ö.jpg
e,E,1,"data:image/gif;base64,R0lGODlhAQABAAAAACw="
f,F,1,"https://images.example/1.jpg, https://images.example/2.jpg"
`,
    products: [
      "a “A” | $1.00, untracked | https://images.example/a.jpg",
      "b “B” | $1.00, untracked",
      "c “C” | $1.00, untracked | https://images.example/b%20c.jpg",
      "d “D” | $1.00, untracked | https://images.example/%C3%B6.jpg",
      "e “E” | $1.00, untracked",
      "f “F” | $1.00, untracked",
    ],
    problems: [
      "line 3: Image Src “images/b.jpg” is not an http address; this image is skipped",
      "line 6: Image Src “data:image/gif;base64,R0lGODlhAQABAAAAACw=” is not an http address; this image is skipped",
      "line 7: Image Src “https://images.example/1.jpg, https://images.example/2.jpg” has two addresses; each image needs its own row; this image is skipped",
    ],
  },
  "titles of other scripts and long words": {
    csv: "Handle,Title,Option1 Name,Option1 Value,Variant Price\n,手织羊毛毯,,,20\n,毛布,,,21\n,담요,,,22\nlang,Donaudampfschifffahrtsdecke,Farbe,Königsblaumittelmeertürkis,23\n,بطانية,,,24\n,Blanket 🧶,,,25\n",
    products: [
      "手织羊毛毯 “手织羊毛毯” | $20.00, untracked",
      "毛布 “毛布” | $21.00, untracked",
      "담요 “담요” | $22.00, untracked",
      "lang “Donaudampfschifffahrtsdecke” | Farbe Königsblaumittelmeertürkis, $23.00, untracked",
      "بطانية “بطانية” | $24.00, untracked",
      "blanket “Blanket 🧶” | $25.00, untracked",
    ],
  },
  "descriptions of any HTML": {
    csv: `Handle,Title,Body (HTML),Variant Price
dots,Dots,"<p>İİİ</p><style>p{color:red}</style><p>Wool</p>",1
names,Names,"<p>Girl&rsquo;s 50&deg; &copy 5 &notit;</p>",1
blocks,Blocks,"<dl><dt>Fabric</dt><dd>Wool</dd></dl><blockquote>One.</blockquote>",1
`,
    products: [
      "dots “Dots” | $1.00, untracked | <p>İİİ</p><style>p{color:red}</style><p>Wool</p>",
      "names “Names” | $1.00, untracked | <p>Girl&rsquo;s 50&deg; &copy 5 &notit;</p>",
      "blocks “Blocks” | $1.00, untracked | <dl><dt>Fabric</dt><dd>Wool</dd></dl><blockquote>One.</blockquote>",
    ],
  },
};

test.each(Object.entries(kinds))(
  "every row of an export with %s is imported or named",
  async (_, { csv, products, problems, notes }) => {
    const { db, report, problems: found } = await imported(csv, openDatabase(":memory:"));
    expect(linesOf(db)).toEqual(products);
    expect(found).toEqual(problems ?? []);
    expect(report.notes.sentences()).toEqual(notes ?? []);
  },
);
