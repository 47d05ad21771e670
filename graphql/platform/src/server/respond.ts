import type { IncomingMessage, ServerResponse } from "node:http";
import { waitingTime } from "./rate-limits/rate-limits.ts";

/** Handles requests under one path on Node. An exception becomes a 500 without details. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

const jsonHeaders = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** Ends a response with JSON. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, jsonHeaders);
  response.end(JSON.stringify(body));
}

/** Ends a response to a client that has done something too often. */
export function sendTooMany(response: ServerResponse, seconds: number): void {
  response.setHeader("retry-after", String(seconds));
  // The body has not been read and would be parsed as the next request.
  response.setHeader("connection", "close");
  const message = `That was a lot at once. Please wait ${waitingTime(seconds)} and try again.`;
  sendError(response, 429, "THROTTLED", message);
}

/** Ends a response with an error in GraphQL format, so that every client can read it. */
export function sendError(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}

export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...jsonHeaders, ...headers } });
}

/** An error in GraphQL format as a response. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response {
  return jsonResponse(status, { errors: [{ message, extensions: { code } }] }, headers);
}
