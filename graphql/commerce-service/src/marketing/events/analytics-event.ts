import * as v from "valibot";

export interface AnalyticsEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface AnalyticsHit {
  readonly measurementId: string;
  readonly clientId: string;
  readonly events: readonly AnalyticsEvent[];
}

/** The maximum number of events per request, as in the tool itself. */
const mostEvents = 25;

const name = v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,39}$/));
const measurementId = v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,20}$/));
const clientId = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const tagHit = v.object({ v: v.literal("2"), tid: measurementId, cid: clientId });

const serverHit = v.object({
  client_id: clientId,
  events: v.pipe(
    v.array(v.object({ name, params: v.optional(v.record(v.string(), v.unknown()), {}) })),
    v.minLength(1),
    v.maxLength(mostEvents),
  ),
});

/** A hit has shared fields and perhaps an event in the URL, and an event per line. Undefined for anything else. */
export function readTagHit(shared: URLSearchParams, body: string): AnalyticsHit | undefined {
  const head = v.safeParse(tagHit, Object.fromEntries(shared));
  // A last line may end with a line break, so the events have one part more.
  const lines = body.split(/\r?\n/, mostEvents + 2);
  if (lines.length > mostEvents + 1) return undefined;
  const own = shared.has("en") ? [shared] : [];
  const events = [...own, ...lines.filter(Boolean).map((line) => new URLSearchParams(line))].map(eventOf);
  if (!head.success || events.length === 0 || events.length > mostEvents) return undefined;
  if (events.some((event) => event === undefined)) return undefined;
  return {
    measurementId: head.output.tid,
    clientId: head.output.cid,
    events: events.filter((event) => !!event),
  };
}

/** Parses a hit in the measurement protocol's format. Returns undefined for anything else. */
export function readServerHit(address: URLSearchParams, body: string): AnalyticsHit | undefined {
  const id = v.safeParse(measurementId, address.get("measurement_id"));
  const parsed = v.safeParse(serverHit, parseValue(body));
  if (!id.success || !parsed.success) return undefined;
  const events = parsed.output.events.map(({ name, params }) => ({ name, parameters: params }));
  return { measurementId: id.output, clientId: parsed.output.client_id, events };
}

function eventOf(fields: URLSearchParams): AnalyticsEvent | undefined {
  const parsed = v.safeParse(name, fields.get("en"));
  const shared = new Set(["v", "tid", "cid", "en"]);
  const parameters = Object.fromEntries([...fields].filter(([key]) => !shared.has(key)));
  return parsed.success ? { name: parsed.output, parameters } : undefined;
}

function parseValue(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
