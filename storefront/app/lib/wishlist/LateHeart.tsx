import { lazy, Suspense } from "react";
import { loadLater } from "~/lib/load-later";
import { useIdle } from "~/lib/use-idle";
import type { HeartProps } from "./Heart";

/** A card is a card without its heart: one that cannot come is left out. */
const Heart = lazy(loadLater(() => import("./Heart")));

/** The heart's place, empty until the browser is idle or the shopper begins: whose it is, only the browser knows. */
export function LateHeart(props: HeartProps) {
  const { id, category } = props.piece;
  // For who reads the card from its HTML (cards-in-page.ts).
  if (!useIdle())
    return <span hidden data-piece={id.slice(id.lastIndexOf("/") + 1)} data-category={category} />;
  return (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  );
}
