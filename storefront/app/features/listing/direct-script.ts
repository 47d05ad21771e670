import { storageKeys } from "~/lib/constants";
import { searchPath } from "~/lib/paths";

/**
 * Stands after the heading of /direct in the server's HTML and runs before it is painted, so that nothing is seen to
 * change: the stored description becomes the heading; without one the page gives way to the search.
 */
export const directScript = `(() => {
  let kept = null;
  try { kept = localStorage.getItem(${JSON.stringify(storageKeys.directDescription)})?.trim(); } catch {}
  if (kept) { document.currentScript.previousElementSibling.textContent = kept; return; }
  document.documentElement.style.visibility = "hidden";
  location.replace(${JSON.stringify(searchPath)} + location.search);
})();`;
