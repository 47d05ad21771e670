import { createContext, type ReactNode, type SyntheticEvent, useContext, useMemo, useState } from "react";
import { type NavigateFunction, PrefetchPageLinks, useLocation, useNavigate } from "react-router-dom";
import { savesData } from "~/loading/saves-data";
import { type SignIn, useSignIn } from "~/shopper/session/use-sign-in";

interface LinkActions {
  readonly navigate: NavigateFunction;
  readonly signIn: SignIn;
  /** Event handlers for a link that prefetch its page on hover, focus or touch. */
  readonly intent: Readonly<
    Record<"onMouseEnter" | "onFocus" | "onTouchStart" | "onMouseLeave" | "onBlur", LinkHandler>
  >;
  /** For a click: its own request is faster than a prefetch that has yet to start. */
  readonly cancelPrefetch: () => void;
}

type LinkHandler = (event: SyntheticEvent<HTMLAnchorElement>) => void;

const LinkActionsContext = createContext<LinkActions | null>(null);

/** Milliseconds of hover or focus before a link's page is prefetched. */
const rest = 100;

function prefetchActions(
  prefetch: (page: string | null) => void,
): Pick<LinkActions, "intent" | "cancelPrefetch"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter: LinkHandler = ({ currentTarget }) => {
    clearTimeout(timer);
    if (savesData()) return;
    timer = setTimeout(() => currentTarget.isConnected && prefetch(currentTarget.getAttribute("href")), rest);
  };
  const cancelPrefetch = (): void => clearTimeout(timer);
  const leaveLink = (): void => {
    cancelPrefetch();
    prefetch(null);
  };
  return {
    intent: {
      onMouseEnter: enter,
      onFocus: enter,
      onTouchStart: enter,
      onMouseLeave: leaveLink,
      onBlur: leaveLink,
    },
    cancelPrefetch,
  };
}

/** One prefetch at a time is enough, because only one link can have the pointer. */
export function LinkActionsProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { key } = useLocation();
  const [page, setPage] = useState<string | null>(null);
  const [openedAt, setOpenedAt] = useState(key);
  // Clears the prefetch after a navigation, because a removed link fires no mouseleave or blur.
  if (openedAt !== key) {
    setOpenedAt(key);
    setPage(null);
  }
  const actions = useMemo(() => ({ navigate, signIn, ...prefetchActions(setPage) }), [navigate, signIn]);
  return (
    <LinkActionsContext value={actions}>
      {children}
      {page !== null && <PrefetchPageLinks page={page} />}
    </LinkActionsContext>
  );
}

export function useLinkActions(): LinkActions {
  const actions = useContext(LinkActionsContext);
  if (!actions) throw new Error("LinkActionsProvider is missing");
  return actions;
}
