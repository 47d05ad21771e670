import "@circlet/design-system/styles";
import {
  Accordion,
  Badge,
  Button,
  Price,
  ProductCard,
  ProductGrid,
  Shelf,
  Stack,
} from "@circlet/design-system";
import type { ReactNode } from "react";
import { Components } from "./Components.tsx";
import { Counter } from "./Counter.tsx";

const items = [{ value: "fit", heading: "Fit", content: <Badge>True to size</Badge> }];

const skirt = {
  href: "/wrap-skirt",
  title: "Wrap skirt",
  brand: { name: "Norelle" },
  image: { src: "data:,", alt: "" },
  price: "74.00",
};

/** A server component that uses components with and without "use client". */
export async function Page(): Promise<ReactNode> {
  await Promise.resolve();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Boundaries</title>
        {import.meta.viteRsc.loadCss()}
        <link rel="icon" href="data:," />
      </head>
      <body>
        <Stack>
          <Price amount="18.00" />
          <Button asChild>
            <a href="#shop">Shop new in</a>
          </Button>
          <Accordion items={items} />
          <ProductGrid items={["Slip dress"]} keyOf={(name) => name} renderItem={(name) => <b>{name}</b>} />
          <Shelf
            title="New in"
            items={[skirt]}
            keyOf={(product) => product.href}
            renderItem={(product) => <ProductCard {...product} />}
          />
          <Counter />
        </Stack>
        <Components />
      </body>
    </html>
  );
}
