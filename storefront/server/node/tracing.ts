import { context, propagation, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { MiddlewareHandler } from "hono";

export interface Tracing {
  /** Traces what the app answers. Pages from memory and files never reach the app. */
  readonly middleware: MiddlewareHandler;
  /** Sends what is left and stops. */
  close(): Promise<void>;
}

/** The first parts of the shop's addresses. Others are junk, and tracing tools want few names. */
const sections: ReadonlySet<string> = new Set([
  "brands",
  "cart",
  "category",
  "collection",
  "collections",
  "feeds",
  "images",
  "products",
  "profile",
  "recently-viewed",
  "search",
  "shelves",
  "sitemaps",
  "webhooks",
]);

/** "GET /products", "GET /" for the home page, and "GET /*" for everything else. */
export function spanName(method: string, path: string): string {
  const [, section = ""] = path.replace(/\.data$/, "").split("/", 2);
  return `${method} /${section === "" || sections.has(section) ? section : "*"}`;
}

interface TracingOptions {
  /** The collector's address, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share of requests that are traced, from 0 to 1. */
  readonly share: number;
}

/** Milliseconds. A collector that is away must not keep the shop from closing. */
const exportTime = 3000;

/** Sends a span for each request, and for each request to another service that it causes, over OTLP. */
export function startTracing({ endpoint, share }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTime });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "circlet-storefront" }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true });
  fetches.setTracerProvider(provider);
  fetches.enable();
  const tracer = provider.getTracer("circlet-storefront");

  return {
    middleware: (request, next) => {
      const { method, path } = request.req;
      const parent = propagation.extract(context.active(), request.req.header());
      // Without the query: a search or a sign-in's answer is nobody else's business.
      const attributes = { "http.request.method": method, "url.path": path };
      return tracer.startActiveSpan(
        spanName(method, path),
        { kind: SpanKind.SERVER, attributes },
        parent,
        async (span) => {
          try {
            await next();
            const { status } = request.res;
            span.setAttribute("http.response.status_code", status);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          } finally {
            span.end();
          }
        },
      );
    },
    close: async () => {
      fetches.disable();
      await provider
        .shutdown()
        .catch((error: unknown) => console.error("The last traces were not sent", error));
      context.disable();
      propagation.disable();
    },
  };
}
