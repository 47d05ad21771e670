import { useEffect, useState } from "react";
import { openChannel } from "~/browser/channel";

const channelName = "sign-out";

/** Tells other tabs that the customer signed out, so that they do not show an expired session. */
export function broadcastSignOut(): void {
  const channel = openChannel(channelName);
  const post = channel?.postMessage.bind(channel);
  post?.("signed-out");
  channel?.close();
}

/** Whether the customer signed out in another tab while this component was mounted. */
export function useSignedOutElsewhere(): boolean {
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => {
    const channel = openChannel(channelName);
    channel?.addEventListener("message", () => setSignedOut(true));
    return () => channel?.close();
  }, []);
  return isSignedOut;
}
