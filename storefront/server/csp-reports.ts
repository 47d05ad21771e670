import type { Context } from "hono";
import * as v from "valibot";
import { requestBody } from "./request-body.ts";

/** Bytes. */
const longestReport = 16 * 1024;
/** Anyone can send reports, so log only some of them. */
const lines = { most: 10, per: 60_000 };

const text = v.optional(v.pipe(v.string(), v.maxLength(2000)), "");
/** The format of `report-uri`. */
const single = v.object({
  "csp-report": v.object({ "effective-directive": text, "blocked-uri": text, "document-uri": text }),
});
/** The format of `report-to`. */
const several = v.array(
  v.object({ body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) }),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Counts violations of the content security policy and logs the first few each minute. */
export function cspReports({ now = () => performance.now(), log = console.warn } = {}) {
  let since = -Infinity;
  let count = 0;

  function record({ directive, blocked, page }: Violation): void {
    if (now() - since >= lines.per) {
      if (count > lines.most) log(`CSP: ${count - lines.most} more violations`);
      since = now();
      count = 0;
    }
    count += 1;
    // JSON escapes line breaks, which keeps each report on one line.
    if (count <= lines.most) log(`CSP: ${JSON.stringify({ directive, blocked, page })}`);
  }

  return async ({ req }: Context): Promise<Response> => {
    const body = await requestBody(req.raw, longestReport);
    if (!body) return new Response(null, { status: 413 });
    const violations = violationsIn(body);
    violations?.forEach(record);
    return new Response(null, { status: violations ? 204 : 400 });
  };
}

function violationsIn(body: Uint8Array): Violation[] | null {
  const report = parse(body);
  const old = v.safeParse(single, report);
  if (old.success) {
    const violation = old.output["csp-report"];
    return [
      {
        directive: violation["effective-directive"],
        blocked: violation["blocked-uri"],
        page: pathOf(violation["document-uri"]),
      },
    ];
  }
  const current = v.safeParse(several, report);
  return current.success
    ? current.output.map(({ body: { effectiveDirective, blockedURL, documentURL } }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
        page: pathOf(documentURL),
      }))
    : null;
}

/** Drops the query, because it may contain a search or sign-in code. */
function pathOf(address: string): string {
  return URL.parse(address)?.pathname ?? "";
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return null;
  }
}
