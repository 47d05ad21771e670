import { renderToReadableStream } from "@vitejs/plugin-rsc/rsc";
import { Page } from "./Page.tsx";
import type * as Ssr from "./ssr.tsx";

/** Answers the page's HTML, or, where the address ends in ".rsc", what it is made of. */
export default async function handler(request: Request): Promise<Response> {
  const made = renderToReadableStream(<Page />);
  if (new URL(request.url).pathname.endsWith(".rsc"))
    return new Response(made, { headers: { "content-type": "text/x-component;charset=utf-8" } });
  const ssr = await import.meta.viteRsc.loadModule<typeof Ssr>("ssr", "index");
  return new Response(await ssr.html(made), { headers: { "content-type": "text/html" } });
}
