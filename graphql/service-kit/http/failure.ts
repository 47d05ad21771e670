import type { ServerResponse } from "node:http";

export type HttpHeaders = Readonly<Record<string, string>>;

/** A response for a request that no app answers. */
export interface Failure {
  readonly status: number;
  readonly text: string;
}

export const malformedRequest: Failure = {
  status: 400,
  text: "We couldn’t read that request. Please try again.",
};

export const lengthRequired: Failure = {
  status: 411,
  text: "The request did not say how long it is. Please send it with a Content-Length.",
};

export const internalError: Failure = { status: 500, text: "Something went wrong. Please try again." };

/** A failure's headers, in addition to those of every response. The rest of its request may never be read. */
export function failureHeaders({ text }: Failure, common: HttpHeaders): HttpHeaders {
  return {
    ...common,
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(text)),
    "Cache-Control": "no-store",
    Connection: "close",
  };
}

export function sendFailure(response: ServerResponse, failure: Failure, common: HttpHeaders): void {
  response.writeHead(failure.status, failureHeaders(failure, common)).end(failure.text);
}
