import { use } from "react";
import { useDirectTitle } from "~/catalog/direct-title";
import { NonceContext } from "~/http/nonce";
import { useIsHydrating } from "~/loading/use-is-hydrating";
import { directScript } from "./direct-script";

/** The title of the menu link that led here. Without JavaScript, a description of the filters. */
export function DirectTitle({ heading }: { readonly heading: string }) {
  const description = useDirectTitle();
  const isHydrating = useIsHydrating();
  const nonce = use(NonceContext);
  return (
    <>
      {/* The inline script has changed the text before hydration. */}
      <span suppressHydrationWarning>{description ?? heading}</span>
      {isHydrating && (
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: directScript }} />
      )}
    </>
  );
}
