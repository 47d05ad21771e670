import { closeSync, openSync, readSync } from "node:fs";
import { CommandError } from "../../shared/command-error.ts";

const startLength = 512;

/** Throws `CommandError` when a file is not UTF-8 text but a format that people mistake for CSV. */
export function rejectOtherFiles(path: string): void {
  const start = startOf(path);
  const startsWith = (...bytes: readonly number[]): boolean =>
    bytes.every((byte, index) => start[index] === byte);
  if (startsWith(0x50, 0x4b, 0x03, 0x04) || startsWith(0x50, 0x4b, 0x05, 0x06))
    throw new CommandError(
      "The file is a ZIP archive or a spreadsheet. Unpack it, or save the spreadsheet as “CSV UTF-8”.",
    );
  if (startsWith(0x1f, 0x8b)) throw new CommandError("The file is compressed with gzip. Unpack it first.");
  if (startsWith(0xff, 0xfe) || startsWith(0xfe, 0xff) || hasNulEveryOtherByte(start))
    throw new CommandError("The file is UTF-16 text. Save it as “CSV UTF-8” and try again.");
}

function startOf(path: string): Buffer {
  const file = openSync(path, "r");
  try {
    const buffer = Buffer.alloc(startLength);
    return buffer.subarray(0, readSync(file, buffer, 0, startLength, 0));
  } finally {
    closeSync(file);
  }
}

/** Latin letters in UTF-16 have a NUL byte each. */
function hasNulEveryOtherByte(start: Buffer): boolean {
  const pairs = Math.floor(start.length / 2);
  if (pairs < 4) return false;
  const nulsAt = (offset: number): number =>
    Array.from({ length: pairs }, (_, pair) => start[2 * pair + offset]).filter((byte) => byte === 0).length;
  return Math.max(nulsAt(0), nulsAt(1)) > pairs / 2;
}
