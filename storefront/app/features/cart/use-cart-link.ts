import { useCart } from "./CartProvider";

/** The header's cart control. Before hydration, it is a link to the cart page. */
export function useCartLink() {
  const { script, load, view, isOpen, setOpen, control } = useCart();
  return {
    ref: control,
    // While the cart is loading, the number is unknown, not zero.
    count: view.status === "ready" || view.lines.length > 0 ? view.lines.length : undefined,
    open: isOpen && script !== null,
    onOpenChange: setOpen,
    onPointerEnter: () => void load().catch(console.error),
  };
}
