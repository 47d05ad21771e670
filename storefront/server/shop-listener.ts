import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { firstView } from "./first-view.ts";
import { addressOf, incomingRequest, isReading, RequestError } from "./incoming-request.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import type { PageHandler } from "./page-handler.ts";
import { productWebhook, productWebhookPath } from "./product-webhook.ts";
import { renderedPage, staleSeconds } from "./rendered-page.ts";
import { commonHeaders } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";
import type { Settings } from "./settings.ts";
import { staticFiles } from "./static-files.ts";

export interface Shop {
  readonly settings: Settings;
  readonly pages: PageCache;
  /** Renders what is no file. */
  readonly handle: PageHandler;
  /** The folder of the built files. */
  readonly files: URL;
}

/** Answers every request: the health check, a message of the commerce service, a built file, or a page. */
export function shopListener({ settings, pages, handle, files }: Shop): RequestListener {
  const common = commonHeaders(settings);
  const sendFile = staticFiles(files, common);
  const finish = firstView(files);
  const takeWebhook = productWebhook({ pages, secret: settings.webhookSecret });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = addressOf(incoming, settings.url);
    const isShared = isReading(incoming) && !personal.test(address.pathname);
    const page = await (isShared ? sharedPage(address) : ownPage(incoming, outgoing, address));
    await sendPage(incoming, outgoing, page, common);
  }

  /** A page that is the same for everybody. It is rendered without cookies, so that it cannot be otherwise. */
  function sharedPage(address: URL): Promise<CachedPage> {
    return pages.get(address.pathname + address.search, async () => {
      const page = await render(new Request(address, { headers: { host: address.host } }));
      const isKept = page.status === 200 && page.tags.length > 0;
      const freshFor = isKept ? settings.pageFreshSeconds * 1000 : null;
      return { page, freshFor, staleFor: staleSeconds * 1000 };
    });
  }

  async function ownPage(incoming: IncomingMessage, outgoing: ServerResponse, address: URL) {
    const leaving = new AbortController();
    outgoing.on("close", () => leaving.abort());
    return render(await incomingRequest(incoming, address, leaving.signal));
  }

  async function render(request: Request): Promise<CachedPage> {
    return renderedPage(await handle(request), settings, finish);
  }

  return (incoming, outgoing) => {
    if (incoming.url === "/health") {
      outgoing.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("ok");
      return;
    }
    if (incoming.url === productWebhookPath) {
      takeWebhook(incoming, outgoing).catch((error: unknown) => fail(error, outgoing, common));
      return;
    }
    sendFile(incoming, outgoing, () => {
      answer(incoming, outgoing).catch((error: unknown) => fail(error, outgoing, common));
    });
  };
}

/** Paths whose pages belong to one shopper: never shared, never kept. */
const personal = /^\/(cart|profile)(\/|\.data$|$)/;

/** The last resort, when not even the error page could be rendered. Tells nothing of what went wrong. */
function fail(error: unknown, outgoing: ServerResponse, common: Readonly<Record<string, string>>): void {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) console.error(error);
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const text = isTheirs ? error.message : "Something went wrong. Please try again.";
  outgoing
    .writeHead(isTheirs ? error.status : 500, { ...common, "Content-Type": "text/plain; charset=utf-8" })
    .end(`${text}\n`);
}
