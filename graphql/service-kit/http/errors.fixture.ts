import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createReadStream } from "node:fs";
import { Hono } from "hono";
import { fetchListener } from "./fetch-listener.ts";
import { serveRequests } from "./serve-requests.ts";
import { handleUncaughtErrors } from "./uncaught-errors.ts";

/** A program with a server that fails in every way. Each address says where the error comes from. */

const error = (): never => {
  throw new Error("planted");
};
const never = new Promise<Response>(() => undefined);

const later: Readonly<Record<string, () => unknown>> = {
  "in-a-timer": () => setTimeout(error, 5),
  "in-an-immediate": () => setImmediate(error),
  "in-a-tick": () => process.nextTick(error),
  "in-a-promise": () => void Promise.reject(new Error("planted")),
  "in-a-stream": () => createReadStream("/planted"),
};

const app = new Hono();
app.use("/app/middleware", error);
app.get("/app/handler", error);
app.get("/app/not-an-error", () => {
  // oxlint-disable-next-line typescript/only-throw-error -- as a library may
  throw "planted";
});
app.get("/app/later/:how", ({ req }) => {
  later[req.param("how")]?.();
  return never;
});
/** A body that sends so many parts and then fails. */
app.get("/app/body/:parts", ({ req }) => {
  const parts = Array.from({ length: Number(req.param("parts")) }, () => "part");
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      // Each part in its own packet.
      await new Promise((later) => setImmediate(later));
      const part = parts.shift();
      if (part === undefined) controller.error(new Error("planted"));
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
  return new Response(body);
});
app.get("/pid", () => new Response(String(process.pid)));
app.get("/outside", () => {
  outside();
  return new Response("soon");
});
app.get("/slow", async () => {
  await new Promise((resolve) => setTimeout(resolve, 200));
  return new Response("whole");
});
app.onError((thrown) => {
  throw thrown;
});

const headers = { "X-Frame-Options": "DENY" };
const answer = fetchListener(app.fetch, { headers, host: "localhost" });
const server = createServer({ requireHostHeader: false });
serveRequests(
  server,
  (request, response) => {
    if (request.url === "/listener/throws") error();
    if (request.url === "/listener/rejects") return Promise.reject(new Error("planted"));
    if (request.url === "/listener/half") {
      response.write("half");
      error();
    }
    return answer(request, response);
  },
  { headers },
);
handleUncaughtErrors(async () => {
  console.log("closing");
  await new Promise((closed) => server.close(closed));
});
/** Runs outside of any request: the timer is of the program. */
let outside = (): void => undefined;
const raised = new Promise<void>((resolve) => (outside = resolve));
void raised.then(error);
server.listen(0, "127.0.0.1", () => console.log(`port ${(server.address() as AddressInfo).port}`));
