import { type PointerEvent, useRef, useState } from "react";
import { usePublicSettings } from "./public-settings";

/**
 * The address of a product's second picture, once a mouse has come to its card. Lists are sent with one picture each
 * (specification A9): this one is asked for by those who look twice.
 */
export function useSecondPicture(handle: string) {
  const settings = usePublicSettings();
  const [picture, setPicture] = useState<string | null>(null);
  const isAsked = useRef(false);

  function onPointerEnter({ pointerType }: PointerEvent): void {
    if (isAsked.current || pointerType !== "mouse") return;
    isAsked.current = true;
    import("./ask-second-picture")
      .then(({ askSecondPicture }) => askSecondPicture(settings, handle))
      .then(setPicture)
      .catch(() => {
        // The first picture does; the next visit of the pointer asks again.
        isAsked.current = false;
      });
  }

  return { picture, onPointerEnter };
}
