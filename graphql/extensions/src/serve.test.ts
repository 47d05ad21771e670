import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Log } from "./log.ts";
import { serve } from "./serve.ts";

test("each request is logged without its query and token", async () => {
  const log = vi.fn<Log>();
  const server = createServer();
  serve(server, () => new Response(null, { status: 404 }), log);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/health?key=secret`, { headers: { authorization: "secret" } });
  const milliseconds: unknown = expect.any(Number);
  const details = { method: "GET", path: "/health", status: 404, milliseconds };
  await vi.waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith("request", details));
});
