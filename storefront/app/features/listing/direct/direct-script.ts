import { storageKeys } from "~/constants";
import { searchPath } from "~/paths";

/**
 * Follows the heading of /direct in the server's HTML and runs before the first paint, so nothing visibly changes: the
 * stored title becomes the heading; without one it redirects to the search.
 */
export const directScript = `(() => {
  let kept = null;
  try { kept = localStorage.getItem(${JSON.stringify(storageKeys.directDescription)})?.trim(); } catch {}
  if (kept) { document.currentScript.previousElementSibling.textContent = kept; return; }
  document.documentElement.style.visibility = "hidden";
  location.replace(${JSON.stringify(searchPath)} + location.search);
})();`;
