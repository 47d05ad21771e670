import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { usePublicSettings } from "~/lib/public-settings";
import { whenIdle } from "~/lib/when-idle";
import { BagHandle, unknownBag } from "./bag-handle";
import type { BagView } from "./bag-view";

interface BagAccess {
  readonly bag: BagHandle;
  /** Null until the drawer is first opened: before that its code is not there. */
  readonly isOpen: boolean | null;
  readonly setOpen: (isOpen: boolean) => void;
  /** The bag control in the header, where the focus goes when the drawer closes. */
  readonly control: RefObject<HTMLAnchorElement | null>;
}

const BagContext = createContext<BagAccess | null>(null);

/** Gives the page its bag. What the bag needs is fetched when the browser has nothing better to do, or on first use. */
export function BagProvider({ children }: { readonly children: ReactNode }) {
  const settings = usePublicSettings();
  const [bag] = useState(() => new BagHandle(settings));
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const control = useRef<HTMLAnchorElement>(null);
  useEffect(() => whenIdle(() => void bag.load().catch(() => undefined)), [bag]);
  const access = useMemo(() => ({ bag, isOpen, setOpen, control }), [bag, isOpen]);
  return <BagContext value={access}>{children}</BagContext>;
}

export function useBag(): BagAccess & { readonly view: BagView } {
  const access = useContext(BagContext);
  if (!access) throw new Error("There is no bag around this component");
  const view = useSyncExternalStore(access.bag.subscribe, access.bag.view, () => unknownBag);
  return { ...access, view };
}
