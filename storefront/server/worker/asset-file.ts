import { fileCacheControl, isFilePath } from "../file-cache-control.ts";

/** The assets binding: the files of `build/client`. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** The build's file at a request's address. Undefined if the application answers: there is no such file. */
export async function assetFile(
  request: Request,
  assets: Assets,
  common: Readonly<Record<string, string>>,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead || !isFilePath(pathname)) return undefined;
  const found = await assets.fetch(request);
  const isMissing = found.status === 404;
  if (isMissing && !pathname.startsWith("/assets/")) return undefined;
  const file = isMissing ? noFile() : new Response(found.body, found);
  for (const [name, value] of Object.entries(common)) file.headers.set(name, value);
  if (!isMissing) file.headers.set("Vary", "Accept-Encoding");
  file.headers.set("Cache-Control", isMissing ? "no-store" : fileCacheControl(pathname));
  return file;
}

function noFile(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response("Not found\n", { status: 404, headers });
}
