import { announce, Link } from "@circlet/design-system";
import { useIsHydrating } from "~/loading/use-is-hydrating";
import * as messages from "~/messages/en/product";
import * as css from "./ProductScreen.css";

interface ShareButtonProps {
  readonly title: string;
  /** The URL of the product with the chosen variant. */
  readonly path: string;
}

/** Hidden until hydrated, because it needs JavaScript and loads late. Its space is reserved. */
export default function ShareButton({ title, path }: ShareButtonProps) {
  const isHydrating = useIsHydrating();
  return (
    <Link asChild standalone className={isHydrating ? css.waitingShare : css.share}>
      <button type="button" onClick={() => void shareProduct(title, location.origin + path)}>
        {messages.share}
      </button>
    </Link>
  );
}

/** Opens the system's share dialog, or copies the link where there is none. Never rejects. */
async function shareProduct(title: string, url: string): Promise<void> {
  // The shopper may close the dialog, which needs no message.
  const canShare: boolean = "share" in navigator;
  if (canShare) return navigator.share({ title, url }).catch(() => undefined);
  let message = messages.linkCopied;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    message = messages.linkNotCopied;
  }
  announce(message, { isSeen: true });
}
