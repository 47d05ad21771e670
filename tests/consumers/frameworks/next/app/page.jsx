import { Accordion, Button, Price, ProductCard, Shelf } from "@circlet/design-system";
import Link from "next/link";
import { SizeChart } from "./SizeChart";

const skirt = {
  href: "/wrap-skirt",
  title: "Wrap skirt",
  brand: { name: "Norelle" },
  image: { src: "data:,", alt: "" },
  price: "74.00",
};

/** A server component. Only SizeChart is a client component. */
export default function Page() {
  return (
    <main className="p-8">
      <h1 className="text-3xl">Theirs</h1>
      <Price amount="18.00" retail="96.00" />
      <Button asChild className="px-10">
        <Link href="/">Shop new in</Link>
      </Button>
      <Shelf
        title="New in"
        items={[skirt]}
        keyOf={(product) => product.href}
        renderItem={(product) => <ProductCard {...product} />}
      />
      <Accordion items={[{ value: "fit", heading: "Fit", content: "True to size" }]} />
      <SizeChart />
    </main>
  );
}
