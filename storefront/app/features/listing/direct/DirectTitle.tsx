import { use } from "react";
import * as storageKeys from "~/shop/storage-keys";
import { NonceContext } from "~/http/nonce";
import { useIsHydrating } from "~/loading/use-is-hydrating";
import { searchPath } from "~/shop/paths";

/** Shows the stored title before the first paint of /direct, or redirects to the search if there is none. */
const directScript = () => `(() => {
  let kept = null;
  try { kept = localStorage.getItem(${JSON.stringify(storageKeys.directDescription)})?.trim(); } catch {}
  if (kept) { document.currentScript.previousElementSibling.textContent = kept; return; }
  document.documentElement.style.visibility = "hidden";
  location.replace(${JSON.stringify(searchPath)} + location.search);
})();`;

/** The heading of /direct. In the HTML, it is a description of the filters, which a script replaces. */
export function DirectTitle({ heading }: { readonly heading: string }) {
  const isHydrating = useIsHydrating();
  const nonce = use(NonceContext);
  return (
    <>
      {/* The inline script has changed the text before hydration. */}
      <span suppressHydrationWarning>{heading}</span>
      {isHydrating && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // The browser does not run it again, so scripts do not contain it.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? directScript() : "" }}
        />
      )}
    </>
  );
}
