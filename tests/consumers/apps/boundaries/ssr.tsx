import { createFromReadableStream } from "@vitejs/plugin-rsc/ssr";
import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

export async function html(payload: ReadableStream): Promise<ReadableStream> {
  const root = await createFromReadableStream<ReactNode>(payload);
  const bootstrap = await import.meta.viteRsc.loadBootstrapScriptContent("index");
  return renderToReadableStream(root, { bootstrapScriptContent: bootstrap });
}
