import { type ReactNode, useMemo, useRef, useState } from "react";
import { CartContext } from "./use-cart";
import { useCartCode } from "./use-cart-code";

export function CartProvider({ children }: { readonly children: ReactNode }) {
  const { code, load } = useCartCode();
  const [isOpen, setOpen] = useState(false);
  const control = useRef<HTMLAnchorElement>(null);
  const access = useMemo(() => ({ code, load, isOpen, setOpen, control }), [code, load, isOpen]);
  return <CartContext value={access}>{children}</CartContext>;
}
