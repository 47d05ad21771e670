import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import type { StorefrontSchemaVersion } from "@circlet/graphql/schema/storefront";
import type { Platform } from "../platform.ts";
import { createGraphqlService, type GraphqlAnswer, type GraphqlService } from "./graphql-service.ts";
import { answerError, type Handler } from "./answer.ts";
import { allowStorefront } from "./cross-origin.ts";
import { BodyTooLarge, readBody } from "./read-body.ts";
import { sameSecret } from "./same-secret.ts";

/** Requests larger than this are refused, in bytes. The largest of the storefront's own is about 5 kB. */
const maximumBody = 128 * 1024;

/** `/api/{version}/graphql`, with or without `.json`; any version is answered, by the nearest schema at hand. */
const path = /^\/api\/(\d{4}-\d{2}|[a-z][\w-]*)\/graphql(?:\.json)?$/;

/** The storefront API over HTTP: JSON by POST and nothing else. */
export function graphqlHandler(platform: Platform): Handler {
  const services = new Map<StorefrontSchemaVersion, GraphqlService>();
  const serviceFor = (version: StorefrontSchemaVersion): GraphqlService => {
    let service = services.get(version);
    if (!service) services.set(version, (service = createGraphqlService(platform, version)));
    return service;
  };

  // The storefront's own version is made ready before the first request.
  serviceFor("2023-10");

  return async (request, response, url) => {
    const version = path.exec(url.pathname)?.[1];
    if (version === undefined)
      return answerError(response, 404, "NOT_FOUND", "There is nothing at this address.");
    if (allowStorefront(request, response, platform.settings) === "answered") return;

    const refusal = refuse(request, platform.settings.accessToken);
    if (refusal) {
      if (refusal.status === 405) response.setHeader("allow", "POST, OPTIONS");
      return answerError(response, refusal.status, refusal.code, refusal.message);
    }
    try {
      const body = await readBody(request, maximumBody);
      const fault = platform.faults.strike(operationOf(body));
      if (fault?.mode === "slow") await setTimeout(fault.milliseconds);
      if (fault?.mode === "unavailable") {
        return answerError(response, 503, "SERVICE_UNAVAILABLE", "The service is not available.");
      }
      const answer = await serviceFor(schemaVersion(version))(body, request.headers.accept);
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
  response.writeHead(answer.status, { "content-type": answer.contentType, "cache-control": "no-store" });
  response.end(answer.body);
}

/** The operation's name as the request gives it; faults can be set for single operations. */
function operationOf(body: string): string | undefined {
  const name = /"operationName"\s*:\s*"(\w+)"/.exec(body) ?? /\b(?:query|mutation)\s+(\w+)/.exec(body);
  return name?.[1];
}

/** Versions up to 2023-10 are served by its schema, later ones and "unstable" by the newest at hand. */
function schemaVersion(version: string): StorefrontSchemaVersion {
  return version <= "2023-10" ? "2023-10" : "latest";
}

function refuse({ method, headers }: IncomingMessage, accessToken: string | undefined) {
  if (method !== "POST") {
    return { status: 405, code: "METHOD_NOT_ALLOWED", message: "Queries are sent by POST." };
  }
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) {
    return { status: 415, code: "UNSUPPORTED_MEDIA_TYPE", message: "Queries are sent as application/json." };
  }
  const given = headers["x-shopify-storefront-access-token"];
  if (accessToken !== undefined && !sameSecret(String(given ?? ""), accessToken)) {
    return { status: 401, code: "UNAUTHORIZED", message: "The storefront access token is missing or wrong." };
  }
  return undefined;
}
