import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import type { Customer } from "../identity/customer.ts";
import type { Platform } from "../platform.ts";
import { answerError, type Handler } from "./answer.ts";
import { allowStorefront } from "./cross-origin.ts";
import { createGraphqlService, type GraphqlAnswer, type GraphqlService } from "./graphql-service.ts";
import { BodyTooLarge, readBody } from "./read-body.ts";

/** Requests larger than this are refused, in bytes. The largest of the storefront's own is about 5 kB. */
const maximumBody = 128 * 1024;

/** What sets one of the service's GraphQL endpoints apart from the others. */
export interface GraphqlEndpoint {
  /** The schema that is served at a path; undefined when there is nothing at it. */
  readonly schemaAt: (path: string) => GraphQLSchema | undefined;
  /** Who may ask, by what the request's headers say. */
  readonly admit: (headers: IncomingHttpHeaders) => Admission;
}

/** A request that is let in, with the customer whose token it brought; or what is wrong with its token. */
export type Admission =
  | { readonly admitted: true; readonly customer?: Customer }
  | { readonly admitted: false; readonly message: string };

/** A GraphQL endpoint over HTTP: JSON by POST and nothing else. */
export function graphqlHandler(platform: Platform, endpoint: GraphqlEndpoint): Handler {
  const services = new Map<GraphQLSchema, GraphqlService>();
  const serviceFor = (schema: GraphQLSchema): GraphqlService => {
    let service = services.get(schema);
    if (!service) services.set(schema, (service = createGraphqlService(platform, schema)));
    return service;
  };

  return async (request, response, url) => {
    const schema = endpoint.schemaAt(url.pathname);
    if (!schema) return answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
    if (allowStorefront(request, response, platform.settings) === "answered") return;
    if (!isQuery(request, response)) return;
    const admission = endpoint.admit(request.headers);
    if (!admission.admitted) {
      response.setHeader("www-authenticate", "Bearer");
      return answerError(response, 401, "UNAUTHORIZED", admission.message);
    }
    try {
      const body = await readBody(request, maximumBody);
      const fault = platform.faults.strike(operationOf(body));
      if (fault?.mode === "slow") await setTimeout(fault.milliseconds);
      if (fault?.mode === "unavailable") {
        return answerError(response, 503, "SERVICE_UNAVAILABLE", "The service is not available.");
      }
      const { accept } = request.headers;
      const answer = await serviceFor(schema)({ body, accept, customer: admission.customer });
      if (fault?.mode === "drop") return void response.destroy();
      send(response, answer);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      answerError(response, 413, "BODY_TOO_LARGE", `A request may have at most ${maximumBody} bytes.`);
    }
  };
}

function send(response: ServerResponse, answer: GraphqlAnswer | undefined): void {
  if (!answer) return answerError(response, 504, "TIMEOUT", "The answer took too long.");
  response.writeHead(answer.status, { ...answer.headers, "cache-control": "no-store" });
  response.end(answer.body);
}

/** The operation's name as the request gives it; faults can be set for single operations. */
function operationOf(body: string): string | undefined {
  const name = /"operationName"\s*:\s*"(\w+)"/.exec(body) ?? /\b(?:query|mutation)\s+(\w+)/.exec(body);
  return name?.[1];
}

/** Whether the request is one that can hold a query; one that is not has been answered. */
function isQuery({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method !== "POST") {
    response.setHeader("allow", "POST, OPTIONS");
    answerError(response, 405, "METHOD_NOT_ALLOWED", "Queries are sent by POST.");
    return false;
  }
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) {
    answerError(response, 415, "UNSUPPORTED_MEDIA_TYPE", "Queries are sent as application/json.");
    return false;
  }
  return true;
}
