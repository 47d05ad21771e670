import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from "react";
import { pressedKey } from "../../../components/Input/pressed-key.ts";
import { delays } from "../../../constants.ts";
import { movedTo, type SearchOption } from "./search-results.ts";

interface SearchBoxOptions {
  options: readonly SearchOption[];
  /** Whether there is anything to list, including the loading message. */
  isKnown: boolean;
  onValueChange: (value: string) => void;
  routeKey: string | undefined;
  /** Blurs the field when a search is submitted or an option is chosen. */
  leaveField: () => void;
  onForget: (text: string) => void;
}

/**
 * Whether the list is open, and which option is active. The list closes on Escape, selection or navigation, and 200 ms
 * after the field loses focus. Radix has no combobox, and Downshift's adds 12 kB (gzip) to every page; our options are
 * links, which it does not know.
 */
export function useSearchBox(box: SearchBoxOptions) {
  const { options, onValueChange, routeKey, leaveField } = box;
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked && box.isKnown;
  const [isInUse, setInUse] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [page, setPage] = useState(routeKey);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  function closeList(): void {
    setAsked(false);
    setActiveIndex(-1);
  }

  if (page !== routeKey) {
    setPage(routeKey);
    closeList();
  }

  const active = isOpen ? options[activeIndex] : undefined;

  function chooseOption(option: SearchOption): void {
    if (option.kind !== "product") onValueChange(option.text);
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = pressedKey(event.nativeEvent);
    if (key === "Escape" && isOpen) {
      // By default, Escape clears a search field. Here, the first Escape only closes the list.
      event.preventDefault();
      closeList();
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      setAsked(true);
      setActiveIndex(movedTo(active ? activeIndex : -1, key, options.length));
    } else if (key === "Delete" && active?.kind === "recent") {
      event.preventDefault();
      setActiveIndex(-1);
      box.onForget(active.text);
    } else if (key === "Enter" && active) {
      event.preventDefault();
      // With its Ctrl, ⌘ and Shift, which open a new tab or window.
      document.getElementById(active.id)?.dispatchEvent(new MouseEvent("click", event.nativeEvent));
    }
  }

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    setAsked(true);
    setActiveIndex(-1);
    onValueChange(event.target.value);
  };

  const onSubmit = (): void => {
    closeList();
    leaveField();
  };

  const endSearch = (): void => {
    closeList();
    setInUse(false);
  };

  const onFocus = (): void => {
    clearTimeout(leaving.current);
    setInUse(true);
    setAsked(true);
  };

  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    leaving.current = setTimeout(endSearch, delays.searchBlur);
  };

  const cancelSearch = (): void => {
    onValueChange("");
    endSearch();
  };

  return {
    isOpen,
    isInUse,
    active,
    chooseOption,
    onKeyDown,
    onChange,
    onSubmit,
    onFocus,
    onBlur,
    cancelSearch,
  };
}
