import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useIdle } from "~/loading/use-idle";
import { cartPath } from "~/paths";
import { useCart } from "./CartProvider";

const CartOverlay = lazy(() => import("./CartOverlay").catch(() => ({ default: CartPageInstead })));

/** The cart drawer. Loads when the browser is idle, so that a click can open it immediately, or when it opens. */
export function LazyCartOverlay() {
  const { isOpen } = useCart();
  const isIdle = useIdle();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  if (!isIdle && !wasOpened) return null;
  return (
    <Suspense>
      <CartOverlay />
    </Suspense>
  );
}

/** If the drawer's script is missing, the cart page opens. */
function CartPageInstead(): ReactNode {
  const { isOpen } = useCart();
  useEffect(() => {
    if (isOpen) window.location.assign(cartPath);
  }, [isOpen]);
  return null;
}
