import type { Wait } from "../request-limits.ts";

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
  const text = "This page has not been opened on this device before. Pages that have been still open.";
  return tryAgainPage({ title: "You’re offline", text }, 200);
}

/** The words contain no markup. */
function tryAgainPage({ title, text }: Words, status: number, retryAfter?: number): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a></p>
</main>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    },
  });
}
