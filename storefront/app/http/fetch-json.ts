/** Fetches JSON from one of the shop's resource routes. Rejects unless the response status is 2xx. */
export async function fetchJson<Content>(path: string, signal?: AbortSignal): Promise<Content> {
  const response = await fetch(path, { headers: { Accept: "application/json" }, ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${path} responded with status ${response.status}`);
  return (await response.json()) as Content;
}
