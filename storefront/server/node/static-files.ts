import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";
import send from "send";
import { fileCacheControl, isFilePath } from "../file-cache-control.ts";
import { acceptedCodings } from "../pages/negotiate-page.ts";

/** The endings of compressed files by encoding, best first. */
const endings = { br: ".br", gzip: ".gz", identity: "" };

interface StaticFile {
  readonly root: string;
  readonly path: string;
  readonly coding: string;
}

/** Sends a file from the first folder that has it, looked up each time: a new build may replace it. No ranges. */
export async function sendFile(
  folders: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url = "", headers } = request;
  const [path = ""] = url.split("?", 1);
  if ((method !== "GET" && method !== "HEAD") || !isFilePath(path)) return false;
  const accepted = acceptedCodings(headers["accept-encoding"] ?? "").add("identity");
  const codings = Object.entries(endings).filter(([coding]) => accepted.has(coding));
  const file = await firstOf(
    folders.flatMap((root) => codings.map(([coding, ending]) => ({ root, path: path + ending, coding }))),
  );
  if (!file) return false;
  send(request, file.path, { root: file.root, acceptRanges: false, cacheControl: false })
    .on("headers", () => {
      response.setHeader("Cache-Control", fileCacheControl(path));
      response.setHeader("Content-Type", typeOf(path));
      response.setHeader("Vary", "Accept-Encoding");
      if (file.coding !== "identity") response.setHeader("Content-Encoding", file.coding);
    })
    .on("error", (error: Error & { status: number }) => sendError(error, response))
    .pipe(response);
  return true;
}

async function firstOf(candidates: readonly StaticFile[]): Promise<StaticFile | undefined> {
  for (const candidate of candidates) {
    const found = await stat(join(candidate.root, candidate.path)).catch(() => null);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

/** Also of a compressed file. Everything is UTF-8, as the pages are. */
function typeOf(path: string): string {
  const [type = ""] = getMimeType(path)?.split(";") ?? [];
  return type || "application/octet-stream";
}

/** The file has just been removed, or cannot be read. */
function sendError(error: Error & { status: number }, response: ServerResponse): void {
  if (error.status >= 500) console.error(error);
  if (response.headersSent) return void response.destroy();
  for (const name of ["Content-Encoding", "Content-Length", "ETag", "Last-Modified", "Vary"])
    response.removeHeader(name);
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  response.writeHead(error.status, headers).end("The file is not available.\n");
}
