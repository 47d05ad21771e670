import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { idleOrUsed } from "~/lib/load-later";
import { usePublicSettings } from "~/lib/public-settings";
import { BagHandle, unknownBag } from "./bag-handle";
import type { BagView } from "./bag-view";
import { DrawerState } from "./drawer-state";

interface BagAccess {
  readonly bag: BagHandle;
  readonly drawer: DrawerState;
  /** The bag control in the header, where the focus goes when the drawer closes. */
  readonly control: RefObject<HTMLAnchorElement | null>;
}

const BagContext = createContext<BagAccess | null>(null);

/**
 * Gives the page its bag. It is read when the browser has nothing better to do, or as soon as the shopper begins: until
 * it is known nothing goes into it (decision 6), what is added meanwhile waits.
 */
export function BagProvider({ children }: { readonly children: ReactNode }) {
  const settings = usePublicSettings();
  const control = useRef<HTMLAnchorElement>(null);
  // The same for good: see DrawerState.
  const [access] = useState(() => ({ bag: new BagHandle(settings), drawer: new DrawerState(), control }));
  const { bag } = access;
  useEffect(() => {
    // A bag that cannot be read says so itself.
    idleOrUsed()
      .then(bag.load)
      .catch(() => undefined);
  }, [bag]);
  return <BagContext value={access}>{children}</BagContext>;
}

export function useBag() {
  const access = useContext(BagContext);
  if (!access) throw new Error("There is no bag around this component");
  const { bag, drawer, control } = access;
  const view: BagView = useSyncExternalStore(bag.subscribe, bag.view, () => unknownBag);
  const isOpen = useSyncExternalStore(drawer.subscribe, drawer.isOpen, () => null);
  return { bag, control, view, isOpen, setOpen: drawer.setOpen };
}
