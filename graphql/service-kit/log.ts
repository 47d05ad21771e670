import * as v from "valibot";

/** Logs every request and event, only errors, or nothing. */
type LogLevel = "on" | "errors" | "off";

interface LogDetails {
  /** What went wrong. An event without it is not an error. */
  readonly error?: unknown;
  readonly [name: string]: unknown;
}

/** Logs an event, such as "request" or "failure". Never pass headers, bodies or tokens. */
export type Log = (event: string, details?: LogDetails) => void;

/** A service's setting of what it logs. */
export const logLevel = {
  schema: v.picklist(["on", "errors", "off"]),
  defaultIn: () => (process.stdout.isTTY ? "errors" : "on"),
  defaultDescription: "`on`; on a terminal `errors`",
  expects: "on, errors or off",
  description: "`on` logs each request and event without secrets, `errors` only what went wrong.",
} as const;

type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

/** Writes lines of JSON to standard output. On a terminal, errors are readable text. */
export function createLog(level: LogLevel, output: Output = process.stdout): Log {
  return (event, { error, ...details } = {}) => {
    const isError = error !== undefined;
    if (level === "off" || (level === "errors" && !isError)) return;
    const text = isError ? textOf(error) : undefined;
    const line = JSON.stringify({ time: new Date().toISOString(), event, ...details, error: text });
    const isReadable = isError && output.isTTY;
    output.write(isReadable ? `${[event, ...Object.values(details)].join(" ")}: ${text}\n` : `${line}\n`);
  };
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { originalError } = error as { originalError?: unknown };
  if (originalError instanceof Error) return textOf(originalError);
  return error.cause instanceof Error ? `${error.stack}\n${error.cause.message}` : (error.stack ?? "");
}
