import { Container, Heading } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { productPath } from "~/lib/paths";
import type { ListingPage } from "./listing-page";

export function ListingScreen({ page }: { readonly page: ListingPage }) {
  return (
    <Container>
      <Heading level={1}>{page.heading}</Heading>
      <p>{page.count} items</p>
      <ul>
        {page.products.map((product) => (
          <li key={product.handle}>
            <Link to={productPath(product.handle)}>{product.title}</Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
