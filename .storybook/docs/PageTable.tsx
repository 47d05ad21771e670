import type { ReactNode } from "react";
import { Table } from "./Table.tsx";

/** The shop's pages by story id. */
const pages = {
  Home: "pages-home--default",
  Listing: "pages-listing--default",
  Product: "pages-product--default",
  Brand: "pages-brand--default",
  Cart: "pages-cart--default",
  Account: "pages-account--orders",
  Content: "pages-content--our-story",
} as const;

const phone = "viewport.value:phone";

/** Toolbar values in Storybook's URL format. */
const views = {
  "Light, desktop": "scheme:light",
  "Dark, desktop": "scheme:dark",
  Tablet: "viewport.value:tablet",
  Phone: phone,
  "Dark, phone": `scheme:dark;${phone}`,
  "Right to left": "direction:rtl",
} as const;

/** Links to all pages in one brand, for each scheme, width and direction. */
export const PageTable = ({ brand }: { brand: string }): ReactNode => (
  <Table
    head={["Page", ...Object.keys(views)]}
    rows={Object.entries(pages).map(([name, id]) => [
      name,
      ...Object.entries(views).map(([view, globals]) => (
        <a key={view} href={`./?path=/story/${id}&globals=brand:${brand};${globals}`} target="_top">
          {view}
        </a>
      )),
    ])}
  />
);
