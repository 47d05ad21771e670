/** Runs in the page. Shows the notice about missing scripts if one fails before hydration. */
export const missingScriptsNotice = `
const tell = ({ target, reason }) => {
  const isScript = target.tagName === "SCRIPT" || /import/i.test(reason);
  if (isScript && !document.documentElement.hasAttribute("data-hydrated"))
    document.getElementById("missing-scripts")?.removeAttribute("hidden");
};
addEventListener("error", tell, true);
addEventListener("unhandledrejection", tell);`;
