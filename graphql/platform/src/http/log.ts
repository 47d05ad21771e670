/** Writes one line of JSON an event. Never give it headers, bodies or tokens. */
export type Log = (event: string, details?: Readonly<Record<string, string | number | boolean>>) => void;

export function createLog(on: boolean, write: (line: string) => void = writeToStandardOutput): Log {
  if (!on) return () => {};
  return (event, details) => write(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
}

function writeToStandardOutput(line: string): void {
  process.stdout.write(`${line}\n`);
}
