import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { EmptyShelf } from "./EmptyShelf.tsx";
import { Page } from "./Page.tsx";
import type * as Ssr from "./ssr.tsx";

/** Responds with the page's HTML, or with its RSC payload if the URL ends in ".rsc". `/?language=de` is another page. */
export default async function handler(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get("language");
  const payload = renderToReadableStream(language ? <EmptyShelf language={language} /> : <Page />);
  if (new URL(request.url).pathname.endsWith(".rsc"))
    return new Response(payload, { headers: { "content-type": "text/x-component;charset=utf-8" } });
  const ssr = await import.meta.viteRsc.loadModule<typeof Ssr>("ssr", "index");
  return new Response(await ssr.html(payload), { headers: { "content-type": "text/html" } });
}
