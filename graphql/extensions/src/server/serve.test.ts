import { createServer } from "node:http";
import { serveLocally } from "@circlet/service-kit/http/local-server.fixture";
import { expect, test, vi } from "vitest";
import type { Log } from "@circlet/service-kit/log";
import { serve } from "./serve.ts";

test("each request is logged without its query and token", async () => {
  const log = vi.fn<Log>();
  const server = createServer();
  serve(server, () => new Response(null, { status: 404 }), log);
  const url = await serveLocally(server);
  await fetch(`${url}/health?key=secret`, { headers: { authorization: "secret" } });
  const milliseconds: unknown = expect.any(Number);
  const details = { method: "GET", path: "/health", status: 404, milliseconds };
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith("request", details));
});
