import { setTimeout } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import type { Customer } from "../customers/customer-store.ts";
import type { ServiceHandler } from "../shared/http/service-app.ts";
import type { ApiPlatform } from "./context.ts";
import { BodyTooLarge, readBody } from "../shared/http/read-body.ts";
import { errorResponse, tooLargeResponse, unavailableResponse } from "@circlet/service-kit/http/respond";
import { createGraphqlService, type GraphqlService } from "./graphql-service.ts";

/** The maximum request size in bytes. The storefront's largest request is about 5 kB. */
const maximumBody = 128 * 1024;

interface ServedSchema {
  readonly schema: GraphQLSchema;
  /** Another one than the path names if that has expired or is not out yet. */
  readonly version: string;
}

export interface GraphqlEndpoint {
  /** The schema and version served at a path, the reason why its version is not served, or undefined for an unknown path. */
  readonly schemaAt: (path: string) => ServedSchema | string | undefined;
  /** Whether it also accepts queries by GET, as the storefront API does. */
  readonly open?: boolean;
  readonly admit: (headers: Headers) => Admission;
}

/** An accepted request with the customer its token belongs to, or the reason a token is rejected. */
export type Admission =
  | { readonly admitted: true; readonly customer?: Customer }
  | { readonly admitted: false; readonly message: string };

/** A GraphQL endpoint over HTTP: JSON by POST, or a query in the address by GET. */
export function graphqlHandler(platform: ApiPlatform, endpoint: GraphqlEndpoint): ServiceHandler {
  const services = new Map<GraphQLSchema, GraphqlService>();
  const serviceFor = (schema: GraphQLSchema): GraphqlService => {
    let service = services.get(schema);
    if (!service) services.set(schema, (service = createGraphqlService(platform, schema)));
    return service;
  };

  return async (context) => {
    const request = context.req.raw;
    const served = endpoint.schemaAt(context.req.path);
    if (!served) return errorResponse(404, "NOT_FOUND", "Not found.");
    if (typeof served === "string") return errorResponse(404, "UNKNOWN_API_VERSION", served);
    context.header("x-shopify-api-version", served.version);
    const refused = refusalOf(request, endpoint);
    if (refused) return refused;
    const admission = endpoint.admit(request.headers);
    if (!admission.admitted) {
      return errorResponse(401, "UNAUTHORIZED", admission.message, { "www-authenticate": "Bearer" });
    }
    const sent = await queryOf(request).catch(bodyTooLarge);
    if (!sent) return tooLargeResponse(maximumBody);
    const fault = platform.faults.take(operationOf(sent.body ?? context.req.query("query") ?? ""));
    if (fault?.mode === "slow") await setTimeout(fault.milliseconds);
    if (fault?.mode === "unavailable") {
      return unavailableResponse();
    }
    const response = await serviceFor(served.schema)({
      ...sent,
      accept: request.headers.get("accept"),
      customer: admission.customer,
      network: context.get("network"),
      signal: request.signal,
    });
    if (fault?.mode === "drop") context.get("dropConnection")();
    return response ?? errorResponse(504, "TIMEOUT", "The request timed out.");
  };
}

/** The response to a request that cannot contain a query. */
function refusalOf({ method, headers }: Request, { open = false }: GraphqlEndpoint): Response | undefined {
  if (open && method === "GET") return undefined;
  if (method !== "POST") {
    const allow = open ? "GET, POST, OPTIONS" : "POST, OPTIONS";
    const message = `Send queries by POST${open ? " or GET" : ""}.`;
    return errorResponse(405, "METHOD_NOT_ALLOWED", message, { allow });
  }
  if (/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "")) return undefined;
  return errorResponse(415, "UNSUPPORTED_MEDIA_TYPE", "Send queries as application/json.");
}

async function queryOf(request: Request): Promise<{ readonly body?: string; readonly search?: string }> {
  if (request.method === "GET") return { search: new URL(request.url).search };
  return { body: await readBody(request, maximumBody) };
}

function bodyTooLarge(error: unknown): undefined {
  if (!(error instanceof BodyTooLarge)) throw error;
}

/** The operation name of a request. Faults can target single operations. */
function operationOf(body: string): string | undefined {
  const name = /"operationName"\s*:\s*"(\w+)"/.exec(body) ?? /\b(?:query|mutation)\s+(\w+)/.exec(body);
  return name?.[1];
}
