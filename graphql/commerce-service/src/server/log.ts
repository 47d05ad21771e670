/** Writes one line of JSON per event. Never pass headers, bodies or tokens. */
export type Log = (event: string, details?: Readonly<Record<string, string | number | boolean>>) => void;

export function createLog(on: boolean, write: (line: string) => void = writeToStandardOutput): Log {
  if (!on) return () => {};
  return (event, details) => write(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

function writeToStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * The path of an address, without secrets: a checkout's token gives access to the order, and a sign-in's id is private.
 */
export function loggedPath(address: string): string {
  const path = URL.parse(address, "http://service.invalid")?.pathname ?? "";
  return path.replace(/^\/checkouts\/[^/]+/, "/checkouts/-").replace(/\/(sign-in|authorize)\/[^/]+/, "/$1/-");
}
