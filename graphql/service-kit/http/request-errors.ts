import { AsyncLocalStorage } from "node:async_hooks";
import type { RequestListener } from "node:http";
import { type HttpHeaders, internalError, sendFailure } from "./failure.ts";

interface RunningRequest {
  fail(error: unknown): void;
}

/** The request that the current code runs for. Timers that outlast it keep this object. */
const runningRequest = new AsyncLocalStorage<RunningRequest>();

/** An error is a logged 500 for its own request. `failRequestOf` does so for those thrown later. */
export function containErrors(listener: RequestListener, common: HttpHeaders): RequestListener {
  return (request, response) => {
    const fail = (error: unknown): void => {
      console.error(error);
      // The client must not take half a response for a whole one.
      if (response.headersSent) return void (response.writableEnded || response.destroy());
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendFailure(response, internalError, common);
    };
    const running: RunningRequest = { fail };
    // Nothing is left to fail, and the response's memory is freed.
    response.once("close", () => (running.fail = console.error));
    const run = async (): Promise<void> => listener(request, response);
    void runningRequest.run(running, () => run().catch(fail));
  };
}

/** Fails the request that an uncaught error comes from. Returns false if it comes from none. */
export function failRequestOf(error: unknown): boolean {
  const running = runningRequest.getStore();
  running?.fail(error);
  return running !== undefined;
}
