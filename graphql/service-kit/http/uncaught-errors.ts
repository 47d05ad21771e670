import { failRequestOf } from "./request-errors.ts";

/** Milliseconds that the process gets to answer its last requests. */
const closingTime = 30_000;

/**
 * The last resort for errors that nothing catches. One that comes from a request fails that request only. After any
 * other, `close` answers pending requests and the process ends with exit code 1, because its state is unknown
 * (.github/decisions/0037).
 */
export function handleUncaughtErrors(close: () => Promise<unknown>): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    setTimeout(() => process.exit(1), closingTime);
    await close().catch(console.error);
    process.exit(1);
  };
  process.on("uncaughtException", (error) => {
    if (failRequestOf(error)) return;
    console.error(error);
    if (!isEnding) void end();
    isEnding = true;
  });
}
