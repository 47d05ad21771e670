import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import type { Customer } from "../customers/customer-store.ts";
import { allowAnyOrigin, allowStorefront } from "../server/cross-origin.ts";
import type { Platform } from "../server/platform.ts";
import { clientNetwork } from "../server/rate-limits/client-network.ts";
import { BodyTooLarge, readBody } from "../server/read-body.ts";
import { sendError, type Handler } from "../server/respond.ts";
import { createGraphqlService, type GraphqlResponse, type GraphqlService } from "./graphql-service.ts";

/** The maximum request size in bytes. The storefront's largest request is about 5 kB. */
const maximumBody = 128 * 1024;

/** One of the service's GraphQL endpoints. */
export interface GraphqlEndpoint {
  /** The schema served at a path, the reason why its version is not served, or undefined for an unknown path. */
  readonly schemaAt: (path: string) => GraphQLSchema | string | undefined;
  /** Whether it is open to pages of every origin and to GET, as the storefront API. Otherwise only to the storefront. */
  readonly open?: boolean;
  /** Decides by its headers whether a request may run. */
  readonly admit: (headers: IncomingHttpHeaders) => Admission;
}

/** An accepted request with the customer its token belongs to, or the reason a token is rejected. */
export type Admission =
  | { readonly admitted: true; readonly customer?: Customer }
  | { readonly admitted: false; readonly message: string };

/** A GraphQL endpoint over HTTP: JSON by POST, or a query in the address by GET. */
export function graphqlHandler(platform: Platform, endpoint: GraphqlEndpoint): Handler {
  const services = new Map<GraphQLSchema, GraphqlService>();
  const serviceFor = (schema: GraphQLSchema): GraphqlService => {
    let service = services.get(schema);
    if (!service) services.set(schema, (service = createGraphqlService(platform, schema)));
    return service;
  };

  return async (request, response, url) => {
    const schema = endpoint.schemaAt(url.pathname);
    if (!schema) return sendError(response, 404, "NOT_FOUND", "Not found.");
    const allow = endpoint.open ? allowAnyOrigin : allowStorefront;
    if (allow(request, response, platform.settings) === "handled") return;
    if (typeof schema === "string") return sendError(response, 404, "UNKNOWN_API_VERSION", schema);
    if (!isQuery(request, response, endpoint)) return;
    const admission = endpoint.admit(request.headers);
    if (!admission.admitted) {
      response.setHeader("www-authenticate", "Bearer");
      return sendError(response, 401, "UNAUTHORIZED", admission.message);
    }
    try {
      const sent =
        request.method === "GET" ? { search: url.search } : { body: await readBody(request, maximumBody) };
      const fault = platform.faults.take(operationOf(sent.body ?? url.searchParams.get("query") ?? ""));
      if (fault?.mode === "slow") await setTimeout(fault.milliseconds);
      if (fault?.mode === "unavailable") {
        return sendError(response, 503, "SERVICE_UNAVAILABLE", "The service is not available.");
      }
      const { accept } = request.headers;
      const graphqlResponse = await serviceFor(schema)({
        ...sent,
        accept,
        customer: admission.customer,
        network: clientNetwork(request, platform.settings),
      });
      if (fault?.mode === "drop") return void response.destroy();
      send(response, graphqlResponse);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      response.setHeader("connection", "close");
      sendError(response, 413, "BODY_TOO_LARGE", `A request may have at most ${maximumBody} bytes.`);
    }
  };
}

function send(response: ServerResponse, graphqlResponse: GraphqlResponse | undefined): void {
  if (!graphqlResponse) return sendError(response, 504, "TIMEOUT", "The request timed out.");
  response.writeHead(graphqlResponse.status, { ...graphqlResponse.headers, "cache-control": "no-store" });
  response.end(graphqlResponse.body);
}

/** The operation name of a request. Faults can target single operations. */
function operationOf(body: string): string | undefined {
  const name = /"operationName"\s*:\s*"(\w+)"/.exec(body) ?? /\b(?:query|mutation)\s+(\w+)/.exec(body);
  return name?.[1];
}

/** Whether the request can contain a query. If not, an error has been sent. */
function isQuery(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { open = false }: GraphqlEndpoint,
): boolean {
  if (open && method === "GET") return true;
  if (method !== "POST") {
    response.setHeader("allow", open ? "GET, POST, OPTIONS" : "POST, OPTIONS");
    sendError(response, 405, "METHOD_NOT_ALLOWED", `Send queries by POST${open ? " or GET" : ""}.`);
    return false;
  }
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) {
    sendError(response, 415, "UNSUPPORTED_MEDIA_TYPE", "Send queries as application/json.");
    return false;
  }
  return true;
}
