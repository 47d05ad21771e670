import { lazy, Suspense } from "react";
import { loadLater } from "~/lib/load-later";
import { useIdle } from "~/lib/use-idle";
import type { HeartProps } from "./Heart";

interface LateHeartProps extends HeartProps {
  /** What is written at the heart's place while it is empty, for who reads the card from its HTML (cards-in-page.ts). */
  readonly mark?: string;
}

/** A card is a card without its heart: one that cannot come is left out. */
const Heart = lazy(loadLater(() => import("./Heart")));

/** The heart's place, empty until the browser is idle or the shopper begins: whose it is, only the browser knows. */
export function LateHeart({ mark, ...props }: LateHeartProps) {
  if (!useIdle()) return <span hidden data-piece={mark} />;
  return (
    <Suspense>
      <Heart {...props} />
    </Suspense>
  );
}
