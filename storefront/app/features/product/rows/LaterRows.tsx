import { FetchedShelf } from "~/catalog/FetchedShelf";
import * as messages from "~/messages/en/product";
import RecentlyViewed from "~/catalog/viewed/RecentlyViewed";
import * as css from "./ProductRows.css";

interface LaterRowsProps {
  readonly productId: string;
  /** Where the products bought together load from; null without an extensions service. */
  readonly togetherPath: string | null;
}

/** The last rows of a product's page, which load when they come near the window. */
export default function LaterRows({ productId, togetherPath }: LaterRowsProps) {
  return (
    <>
      {togetherPath && (
        <FetchedShelf
          key={togetherPath}
          title={messages.together}
          path={togetherPath}
          placeClass={css.laterRow}
        />
      )}
      <RecentlyViewed productId={productId} />
    </>
  );
}
