import { Button, Dialog, Price, ProductCard, Shelf } from "@circlet/design-system";
import { Link } from "react-router";

const skirt = {
  href: "/wrap-skirt",
  title: "Wrap skirt",
  brand: { name: "Norelle" },
  image: { src: "data:,", alt: "" },
  price: "74.00",
};

export default function Home() {
  return (
    <main>
      <h1>Theirs</h1>
      <Price amount="18.00" retail="96.00" />
      <Button asChild>
        <Link to="/">Shop new in</Link>
      </Button>
      <Shelf
        title="New in"
        items={[skirt]}
        keyOf={(product) => product.href}
        renderItem={(product) => <ProductCard {...product} />}
      />
      <Dialog title="Size chart" trigger={<Button>Open</Button>}>
        All sizes
      </Dialog>
    </main>
  );
}
