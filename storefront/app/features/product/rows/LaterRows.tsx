import { FetchedShelf } from "~/catalog/FetchedShelf";
import * as messages from "~/messages/en/product";
import RecentlyViewed from "~/viewed/RecentlyViewed";
import * as css from "./LaterRows.css";

interface LaterRowsProps {
  readonly productId: string;
  /** Where the products bought together load from; null if nothing knows them. */
  readonly togetherPath: string | null;
}

/** The last rows of a product's page, which load when they come near the window. */
export default function LaterRows({ productId, togetherPath }: LaterRowsProps) {
  return (
    <>
      {togetherPath && <FetchedShelf title={messages.together} path={togetherPath} placeClass={css.place} />}
      <RecentlyViewed productId={productId} />
    </>
  );
}
