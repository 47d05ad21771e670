/** Seconds. */
const retryAfter = 5;

const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>We’ll be right back</title>
<h1>We’ll be right back</h1>
<p>The shop is very busy at the moment. Please try again in a few seconds.</p>
<p><a href="">Try again</a></p>
</html>
`;

/** A static page for when the shop cannot even render its own error page. */
export function unavailablePage(): Response {
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
    },
  });
}
