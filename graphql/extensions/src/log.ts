interface LoggedRequest {
  readonly method: string;
  /** Without a query. */
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface LogDetails {
  readonly error?: unknown;
  readonly request?: LoggedRequest;
}

/** Writes one line about an event: "failure" with the error, "request" with the request, never a token or a body. */
export type Log = (event: string, details?: LogDetails) => void;

/** Logs JSON lines to standard output. */
export const logToOutput: Log = (event, { error, request } = {}) => {
  const line = {
    time: new Date().toISOString(),
    event,
    ...request,
    ...(error !== undefined && { error: textOf(error) }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { originalError } = error as { originalError?: unknown };
  if (originalError instanceof Error) return textOf(originalError);
  return error.cause instanceof Error ? `${error.stack}\n${error.cause.message}` : (error.stack ?? "");
}
