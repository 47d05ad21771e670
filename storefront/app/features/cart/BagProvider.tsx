import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { usePublicSettings } from "~/lib/public-settings";
import { whenIdle } from "~/lib/when-idle";
import { BagHandle, unknownBag } from "./bag-handle";
import type { BagView } from "./bag-view";

interface BagAccess {
  readonly bag: BagHandle;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const BagContext = createContext<BagAccess | null>(null);

/** Gives the page its bag. What the bag needs is fetched when the browser has nothing better to do, or on first use. */
export function BagProvider({ children }: { readonly children: ReactNode }) {
  const settings = usePublicSettings();
  const [bag] = useState(() => new BagHandle(settings));
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => whenIdle(() => void bag.load().catch(() => undefined)), [bag]);
  const access = useMemo(() => ({ bag, isOpen, open, close }), [bag, isOpen, open, close]);
  return <BagContext value={access}>{children}</BagContext>;
}

export function useBag(): BagAccess & { readonly view: BagView } {
  const access = useContext(BagContext);
  if (!access) throw new Error("There is no bag around this component");
  const view = useSyncExternalStore(access.bag.subscribe, access.bag.view, () => unknownBag);
  return { ...access, view };
}
