import { Link } from "react-router-dom";
import type { HomeTile } from "./load-home";

export function HomeTiles({ tiles }: { readonly tiles: readonly HomeTile[] }) {
  return (
    <ul>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Link to={tile.href}>{tile.title}</Link> {tile.count}
        </li>
      ))}
    </ul>
  );
}
