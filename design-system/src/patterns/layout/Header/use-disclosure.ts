import { useEffect, useRef, useState, type PointerEvent } from "react";
import { pressedKey } from "../../../components/Input/pressed-key.ts";

interface DisclosureOptions {
  /** Also opens the menu on hover and closes it when the mouse leaves. */
  hover: boolean;
}

/** A menu below its button that closes on Escape, and when a press or focus goes elsewhere. */
export function useDisclosure({ hover }: DisclosureOptions) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const [wasOpened, setOpened] = useState(false);
  if (open && !wasOpened) setOpened(true);

  useEffect(() => {
    const root = button.current?.parentElement;
    if (!open || !root) return undefined;
    // Safari does not focus pressed buttons and links, so a press beside the menu may move no focus, and one in it may.
    function closeOutside({ target }: Event): void {
      if (!root?.contains(target as Node)) setOpen(false);
    }
    // Escape must also close a menu that opened on hover while focus is elsewhere (WCAG 1.4.13).
    function closeOnEscape(event: KeyboardEvent): void {
      if (pressedKey(event) !== "Escape") return;
      setOpen(false);
      if (root?.contains(document.activeElement)) button.current?.focus();
    }
    const ended = new AbortController();
    document.addEventListener("focusin", closeOutside, ended);
    document.addEventListener("pointerdown", closeOutside, ended);
    document.addEventListener("keydown", closeOnEscape, ended);
    return () => ended.abort();
  }, [open]);

  const rootProps = {
    onPointerEnter(event: PointerEvent): void {
      if (hover && event.pointerType === "mouse") setOpen(true);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>): void {
      if (!hover || event.pointerType !== "mouse") return;
      if (!event.currentTarget.contains(document.activeElement)) close();
    },
  };
  return { open, wasOpened, close, toggle: () => setOpen((was) => !was), button, rootProps };
}
