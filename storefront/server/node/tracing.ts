import { context, propagation, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from "@opentelemetry/sdk-trace";
import type { MiddlewareHandler } from "hono";

/** Known first path segments. All others share one span name, because tracing tools work best with few. */
const sections: ReadonlySet<string> = new Set([
  "bought-together",
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

/** A span's name: "GET /products", "GET /" for the home page, and "GET /*" for unknown paths. */
export function spanName(method: string, path: string): string {
  const [, section = ""] = path.replace(/\.data$/, "").split("/", 2);
  return `${method} /${section === "" || sections.has(section) ? section : "*"}`;
}

interface TracingOptions {
  /** The collector's URL, without `/v1/traces`. */
  readonly endpoint: string;
  readonly share: number;
}

/** Milliseconds. An unreachable collector must not delay shutdown. */
const exportTime = 3000;

/** A span for each request, and for those to services. OpenTelemetry's SDK would slow down cached pages. */
export function startTracing({ endpoint, share }: TracingOptions) {
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

  /** Traces requests that the app handles. Cached pages and files do not reach the app. */
  const middleware: MiddlewareHandler = (request, next) => {
    const { method, path } = request.req;
    const parent = propagation.extract(context.active(), request.req.header());
    // Drops the query, because searches and sign-in responses are private.
    const attributes = { "http.request.method": method, "url.path": path };
    const options = { kind: SpanKind.SERVER, attributes };
    return tracer.startActiveSpan(spanName(method, path), options, parent, async (span) => {
      try {
        await next();
        const { status } = request.res;
        span.setAttribute("http.response.status_code", status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    });
  };
  return {
    middleware,
    /** Sends the remaining spans and stops. */
    close: async (): Promise<void> => {
      fetches.disable();
      await provider
        .shutdown()
        .catch((error: unknown) => console.error("The last traces were not sent", error));
      context.disable();
      propagation.disable();
    },
  };
}
