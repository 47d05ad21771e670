import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

/** Milliseconds for which a page's data is shown without being asked for again. */
const freshFor = 15_000;

/** The oldest goes first: a mouse passes many cards on its way. */
const mostPages = 6;

interface Answer {
  readonly until: number;
  /** What each route's loader gave, by the route's id; null when it could not be had. */
  readonly routes: Promise<Readonly<Record<string, unknown>> | null>;
}

const answers = new Map<string, Answer>();

/**
 * Fetches the data of a page that a shopper may be about to open. It is kept in the page: not every browser keeps what
 * is prefetched by a link, and none has it back within the frame in which the link is pressed.
 */
export function fetchAhead(href: string): void {
  const { url, key } = addressOf(href);
  const former = answers.get(key);
  if (former && former.until > Date.now()) return;
  answers.delete(key);
  answers.set(key, { until: Date.now() + freshFor, routes: ask(url).catch(() => null) });
  const [oldest] = answers.keys();
  if (answers.size > mostPages && oldest !== undefined) answers.delete(oldest);
}

/** The data of one route of a page, once, if it was fetched ahead; undefined if not, or if it could not be had. */
export async function takeAhead(href: string, routeId: string): Promise<unknown> {
  const { key } = addressOf(href);
  const answer = answers.get(key);
  answers.delete(key);
  if (!answer || answer.until <= Date.now()) return undefined;
  const result = (await answer.routes)?.[routeId];
  return isData(result) ? result.data : undefined;
}

function addressOf(href: string): { readonly url: URL; readonly key: string } {
  const url = new URL(href, window.location.origin);
  return { url, key: url.pathname + url.search };
}

/** What the router would fetch, in its own form. */
async function ask({ pathname, search }: URL): Promise<Readonly<Record<string, unknown>> | null> {
  const response = await fetch(`${pathname}.data${search}`);
  if (!response.ok || !response.body) return null;
  const { value } = await decode(response.body, window);
  return isRecord(value) ? value : null;
}

function isData(result: unknown): result is { readonly data: unknown } {
  return isRecord(result) && "data" in result;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
