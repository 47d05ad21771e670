import { Link } from "react-router-dom";
import { productPath } from "~/lib/paths";
import { type PackedCards, unpackCards } from "~/lib/product-card";
import type { ShelfContent } from "./home-content";

export function HomeShelf({ content, start }: { content: ShelfContent; start: PackedCards }) {
  return (
    <section>
      <h2>{content.title}</h2>
      <ul>
        {unpackCards(start).map((product) => (
          <li key={product.handle}>
            <Link to={productPath(product.handle)}>{product.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
