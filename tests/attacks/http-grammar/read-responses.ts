/** A response as it came over the connection. */
export interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [^\r\n]*$/;
const headerLine = /^([!#$%&'*+\-.^_`|~\dA-Za-z]+): ?([^\r\n\0]*)$/;

/** The complete responses at the start. `methods` are the requests', as HEAD has no body. Throws for other bytes. */
export function readResponses(bytes: Buffer, methods: readonly string[]): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let start = 0; start < bytes.length;) {
    const headEnd = bytes.indexOf("\r\n\r\n", start);
    if (headEnd === -1) break;
    const response = readHead(bytes.toString("latin1", start, headEnd));
    const isInterim = response.status < 200;
    const hasBody = !isInterim && ![204, 304].includes(response.status);
    const end =
      hasBody && methods[responses.length] !== "HEAD" ? bodyEnd(bytes, headEnd + 4, response) : headEnd + 4;
    if (end === undefined) break;
    if (!isInterim || response.status !== 100) responses.push(response);
    start = end;
  }
  return responses;
}

function readHead(head: string): RawResponse {
  const [first = "", ...lines] = head.split("\r\n");
  const [, status] = statusLine.exec(first) ?? [];
  if (status === undefined) throw new Error(`Not a status line: ${JSON.stringify(first.slice(0, 200))}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ""] = headerLine.exec(line) ?? [];
    if (name === undefined) throw new Error(`Not a header: ${JSON.stringify(line.slice(0, 200))}`);
    headers.set(name.toLowerCase(), value);
  }
  return { status: Number(status), headers };
}

/** Where a body ends; undefined if some of it is missing. A body without a length ends with the connection. */
function bodyEnd(bytes: Buffer, start: number, { headers }: RawResponse): number | undefined {
  if (headers.get("transfer-encoding") === "chunked") return chunksEnd(bytes, start);
  const length = headers.get("content-length");
  if (length === undefined) return bytes.length;
  if (!/^\d+$/.test(length)) throw new Error(`Not a length: ${length}`);
  const end = start + Number(length);
  return end <= bytes.length ? end : undefined;
}

function chunksEnd(bytes: Buffer, start: number): number | undefined {
  for (let at = start; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const line = bytes.toString("latin1", at, lineEnd);
    if (!/^[\da-f]+$/i.test(line))
      throw new Error(`Not the size of a chunk: ${JSON.stringify(line.slice(0, 200))}`);
    const size = Number.parseInt(line, 16);
    at = lineEnd + 2 + size + 2;
    if (at > bytes.length) return undefined;
    if (size === 0) return at;
  }
}
