import { FairQueue, QueueFull } from "@circlet/service-kit/fair-queue";
import { withinBudget } from "../../app/http/time-budget.ts";
import type { PageHandler } from "../page-handler.ts";
import type { ServerMetrics } from "../server-metrics.ts";
import type { Settings } from "../settings/settings.ts";
import type { CachedPage, RenderedPage, StartedFile } from "./cached-page.ts";
import type { Compression } from "./page-body.ts";
import { pageLifetime } from "./page-lifetime.ts";
import { RenderLimit, ShopBusy } from "./render-limit.ts";
import { renderedFile } from "./rendered-file.ts";
import { createNonce, renderedPage } from "./rendered-page.ts";

/** Milliseconds that a page may take in addition to the timeout of a service. */
const renderTime = 5000;

/** Milliseconds that building a file from the whole catalog may take. */
const fileTime = 600_000;

/** Files that wait to be built. */
const mostFilesWaiting = 32;

export interface PageRendererOptions {
  readonly settings: Settings;
  readonly handle: PageHandler;
  readonly compression: Compression;
  /** Called after renders. */
  readonly events?: ServerMetrics | undefined;
}

/** Who a page is for. */
interface Visitor {
  readonly network: string | undefined;
  readonly buyer: string | undefined;
}

/** Renders pages, only so many at once. Its methods throw `ShopBusy` or `TookTooLong`, or what aborted the request. */
export function pageRenderer({ settings, handle, compression, events }: PageRendererOptions) {
  // Cart pages have a limit of their own, so that a flood of new searches does not block them.
  const limits = {
    shared: new RenderLimit(settings.concurrentRenders),
    own: new RenderLimit(settings.concurrentRenders),
  };
  // Those who wait for a file wait in turns, because a build may take long.
  const files = new FairQueue({ atOnce: 2, mostWaiting: mostFilesWaiting });
  const pageTime = settings.apiTimeout + renderTime;

  function render(
    limit: RenderLimit,
    request: Request,
    { network, buyer }: Partial<Visitor>,
  ): Promise<CachedPage> {
    // A render that timed out counts toward the limit until it actually ends.
    return withinBudget(pageTime, (late) =>
      limit.run(network, async () => {
        const limited = withLimit(request, late);
        // Nobody may wait for it any more when its turn comes.
        limited.signal.throwIfAborted();
        const nonce = createNonce();
        const started = performance.now();
        const response = await handle(limited, { nonce, buyer });
        const page = await renderedPage(response, { nonce, settings, compression });
        events?.rendered(page.status, (performance.now() - started) / 1000);
        return page;
      }),
    );
  }

  /** Resolves as soon as a file begins. The build counts toward the limit until it ends. */
  function startFile(request: Request, network: string | undefined): Promise<RenderedPage | StartedFile> {
    return new Promise((resolve, reject) => {
      const build = async (late: AbortSignal): Promise<void> => {
        const started = performance.now();
        let isPartial = false;
        const onPartial = (): void => void (isPartial = true);
        const response = await handle(withLimit(request, late), { onPartial });
        const rendered = (page: CachedPage) => ({
          page,
          lifetime: isPartial ? null : pageLifetime(page, "file", settings),
        });
        if (!response.ok || !response.body) {
          resolve(rendered(await renderedPage(response, { nonce: "", settings, compression })));
          return;
        }
        const { page, whole } = renderedFile(response, response.body, { settings, compression });
        resolve({ page, whole: whole.then(rendered) });
        await whole;
        events?.rendered(page.status, (performance.now() - started) / 1000);
      };
      const buildInTurn = (late: AbortSignal): Promise<void> => {
        const signal = AbortSignal.any([request.signal, late]);
        return files.run({ network, signal }, () => build(late));
      };
      withinBudget(fileTime, buildInTurn).catch((error: unknown) =>
        reject(error instanceof QueueFull ? new ShopBusy(error.message) : error),
      );
    });
  }

  return {
    /** Milliseconds that a page may take. */
    pageTime,
    /** A page or file that all shoppers share, with how long it may be kept. The network asked for it first. */
    async shared(
      request: Request,
      kind: Parameters<typeof pageLifetime>[1],
      network: string | undefined,
    ): Promise<RenderedPage | StartedFile> {
      if (kind === "file") return startFile(request, network);
      const page = await render(limits.shared, request, { network });
      return { page, lifetime: pageLifetime(page, kind, settings) };
    },
    /** A page for one visitor. */
    own: (request: Request, visitor: Visitor): Promise<CachedPage> => render(limits.own, request, visitor),
  };
}

function withLimit(request: Request, late: AbortSignal): Request {
  return new Request(request, { signal: AbortSignal.any([request.signal, late]) });
}
