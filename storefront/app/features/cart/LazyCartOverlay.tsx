import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { delays } from "~/constants";
import { loadChunk } from "~/loading/load-chunk";
import { useIdle } from "~/loading/use-idle";
import { cartPath } from "~/paths";
import { useCart } from "./CartProvider";

const loadDrawer = loadChunk(() => import("./CartOverlay"), delays.cart);
const CartOverlay = lazy(() => loadDrawer().catch(cartPageInstead));

function cartPageInstead(error: unknown) {
  console.error(error);
  return { default: CartPageInstead };
}

/** The cart drawer. Loads when the browser is idle, so that a click can open it immediately, or when it opens. */
export function LazyCartOverlay() {
  const { isOpen } = useCart();
  const isIdle = useIdle();
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <>
      {(isIdle || wasOpened) && (
        <Suspense>
          <CartOverlay />
        </Suspense>
      )}
      <CloseOnPageChange />
    </>
  );
}

/** The drawer belongs to the page it was opened on, even if its script arrives later. */
function CloseOnPageChange(): ReactNode {
  const { setOpen } = useCart();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    setOpen(false);
  }, [page, setOpen]);
  return null;
}

/** If the drawer's script is missing or too slow, the cart page opens, or a message says why the product is not in the cart. */
function CartPageInstead(): ReactNode {
  const { isOpen, setOpen, view } = useCart();
  const { notice } = view;
  useEffect(() => {
    if (!isOpen) return;
    // So that it can open again after Back.
    setOpen(false);
    if (notice === null) window.location.assign(cartPath);
    else window.alert(notice);
  }, [isOpen, setOpen, notice]);
  return null;
}
