import type { Wait } from "../request-limits.ts";
import { createNonce } from "./rendered-page.ts";

interface Words {
  readonly title: string;
  readonly text: string;
}

/** A static page for when the shop cannot even render its own error page. */
export function unavailablePage(): Response {
  const title = "We’ll be right back";
  const text = "The shop is very busy at the moment. Please try again in a few seconds.";
  return tryAgainPage({ title, text }, 503, 5);
}

/** A static page after too many forms of one network. */
export function tooManyRequestsPage({ seconds, inWords }: Wait): Response {
  const text = `Please wait ${inWords} and try again. Your bag is still there.`;
  return tryAgainPage({ title: "That was a lot at once", text }, 429, seconds);
}

/** What the service worker shows offline, instead of a page that was never seen. */
export function offlinePage(): Response {
  const text = "You have not opened this page on this device yet. Pages that you have opened still work.";
  return tryAgainPage({ title: "You’re offline", text }, 200);
}

/** The shop's look in a few lines, because its own stylesheet may not arrive. */
const css = `
:root { color-scheme: light dark; background: light-dark(#fdfcfa, #161312); color: light-dark(#161312, #fdfcfa) }
body { max-width: 30rem; margin: 12vh auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
a { color: inherit; padding-block: 0.75rem; margin-inline-end: 1.5rem; display: inline-block }
`;

/** The words contain no markup. */
function tryAgainPage({ title, text }: Words, status: number, retryAfter?: number): Response {
  const nonce = createNonce();
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${css}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a><a href="/">Home page</a></p>
</main>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    },
  });
}
