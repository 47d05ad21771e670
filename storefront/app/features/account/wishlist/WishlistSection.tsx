import { Button, EmptyState, ErrorNotice, ProductGrid } from "@circlet/design-system";
import { useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { cardSizes } from "~/lib/card-sizes";
import { searchPath } from "~/lib/paths";
import { usePublicSettings } from "~/lib/public-settings";
import { ShopCard } from "~/lib/ShopCard";
import { useSignIn } from "~/lib/session/use-sign-in";
import { browserWishlist } from "~/lib/wishlist/browser-wishlist";
import * as css from "../account.css";
import emptyArt from "../pictures/art--empty--wishlist.avif";
import { SectionSkeleton } from "../SectionSkeleton";
import { useWishedProducts } from "./use-wished-products";

const none: readonly string[] = [];

/** The pieces with a heart, the newest first (WISH-2). What is taken off here, or in another tab, goes at once. */
export default function WishlistSection() {
  const wishlist = browserWishlist(usePublicSettings(), useSignIn());
  const ids = useSyncExternalStore(wishlist.subscribe, wishlist.ids, () => none);
  const { products, status, retry } = useWishedProducts(wishlist, ids);
  const wished = ids.toReversed().flatMap((id) => products.get(id) ?? []);
  if (wished.length > 0) {
    return (
      <ProductGrid
        items={wished}
        keyOf={({ id }) => id}
        renderItem={(product) => <ShopCard product={product} sizes={cardSizes.account} headingLevel={2} />}
      />
    );
  }
  if (status === "failed") {
    return (
      <ErrorNotice title="Your wishlist did not load" onRetry={retry}>
        It is safe with us. Please try again in a moment.
      </ErrorNotice>
    );
  }
  return status === "asking" ? <SectionSkeleton section="wishlist" /> : <Empty />;
}

function Empty() {
  return (
    <EmptyState
      title="Your wishlist is empty."
      picture={<img src={emptyArt} alt="" width={480} height={360} className={css.art} />}
      action={
        <Button asChild>
          <Link to={searchPath}>Shop all pieces</Link>
        </Button>
      }
    >
      Tap the heart icon on a piece you like, and it waits for you here.
    </EmptyState>
  );
}
