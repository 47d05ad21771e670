import { storageKeys } from "~/constants";
import { searchPath } from "~/paths";

/**
 * An inline script after the heading of /direct. Before the first paint, it replaces the heading with the stored title,
 * or redirects to the search if there is none.
 */
export const directScript = `(() => {
  let kept = null;
  try { kept = localStorage.getItem(${JSON.stringify(storageKeys.directDescription)})?.trim(); } catch {}
  if (kept) { document.currentScript.previousElementSibling.textContent = kept; return; }
  document.documentElement.style.visibility = "hidden";
  location.replace(${JSON.stringify(searchPath)} + location.search);
})();`;
