import { useDescription, useIsServerRendered } from "~/lib/direct-description";
import { directScript } from "./direct-script";

/** The description that the shopper chose the listing by; without scripts, what is filtered by. */
export function DirectTitle({ heading }: { readonly heading: string }) {
  const description = useDescription();
  const isServerRendered = useIsServerRendered();
  return (
    <>
      {/* The script has changed it before React comes. */}
      <span suppressHydrationWarning>{description ?? heading}</span>
      {isServerRendered && <script dangerouslySetInnerHTML={{ __html: directScript }} />}
    </>
  );
}
