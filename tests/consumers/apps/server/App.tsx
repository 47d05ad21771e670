import "@circlet/design-system/styles/tokens";
import "@circlet/design-system/styles/reset";
import "@circlet/design-system/themes/norelle.css";
import { Accordion, Price } from "@circlet/design-system";
import type { ReactNode } from "react";

const items = [{ value: "fit", heading: "Fit", content: "True to size" }];

export const App = (): ReactNode => (
  <main data-brand="norelle">
    <Price amount="18.00" retail="96.00" />
    <Accordion items={items} />
  </main>
);
