import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers requests for one part of the address space. What it throws becomes a 500 without details. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

/** Ends a response with JSON. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}

/** The answer for what does not work out, in the shape of a GraphQL error so that every client can read it. */
export function answerError(response: ServerResponse, status: number, code: string, message: string): void {
  answerJson(response, status, { errors: [{ message, extensions: { code } }] });
}
