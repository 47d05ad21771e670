import { readBody } from "@circlet/service-kit/http/read-body";
import type { Context } from "hono";
import * as v from "valibot";

/** Bytes. */
const longestReport = 16 * 1024;
/** Anyone can send reports, so log only some of them. */
const lines = { most: 10, per: 60_000 };

const text = v.optional(v.pipe(v.string(), v.maxLength(2000)), "");
/** Drops the query, because it may contain a search or sign-in code. */
const path = v.pipe(
  text,
  v.transform((address) => URL.parse(address)?.pathname ?? ""),
);

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** The format of `report-uri`. */
const single = v.pipe(
  v.object({
    "csp-report": v.object({ "effective-directive": text, "blocked-uri": text, "document-uri": path }),
  }),
  v.transform(({ "csp-report": report }): Violation[] => [
    {
      directive: report["effective-directive"],
      blocked: report["blocked-uri"],
      page: report["document-uri"],
    },
  ]),
);
/** The format of `report-to`. */
const several = v.array(
  v.pipe(
    v.object({ body: v.object({ effectiveDirective: text, blockedURL: text, documentURL: path }) }),
    v.transform(({ body }): Violation => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  ),
);
const reports = v.pipe(v.string(), v.parseJson(), v.union([single, several]));

/** Counts violations of the content security policy and logs the first few each minute. */
export function cspReports({ now = () => performance.now(), log = console.warn } = {}) {
  let since = -Infinity;
  let count = 0;

  function logViolation({ directive, blocked, page }: Violation): void {
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
    const body = await readBody(req.raw, longestReport);
    if (!body) return new Response(null, { status: 413 });
    const violations = v.safeParse(reports, new TextDecoder().decode(body));
    if (!violations.success) return new Response(null, { status: 400 });
    violations.output.forEach(logViolation);
    return new Response(null, { status: 204 });
  };
}
