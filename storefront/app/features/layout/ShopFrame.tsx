import type { ReactNode } from "react";
import { Link } from "react-router-dom";

export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header>
        <Link to="/">Circlet</Link> <Link to="/search">Search</Link> <Link to="/cart">Bag</Link>
      </header>
      <main id="main">{children}</main>
    </>
  );
}
