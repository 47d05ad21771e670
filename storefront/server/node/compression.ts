import { pipeline } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, createGzip, gunzip, gzip } from "node:zlib";
import type { Compression } from "../pages/page-body.ts";

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const quickBrotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};

/** Large pieces, whose memory the system gets back when a file leaves the cache. */
const inPieces = { flush: constants.Z_SYNC_FLUSH, chunkSize: 256 * 1024 };

/** Uses Node's zlib, which has worker threads and, unlike the standard CompressionStream, levels. */
export const compression: Compression = {
  compress: (body, coding) => (coding === "br" ? brotli(body, quickBrotli) : zip(body, { level: 6 })),
  decompress: (body, coding) => (coding === "br" ? unbrotli(body) : unzip(body)),
  // The stream's reader gets its errors.
  gzipped: (file) => pipeline(file, createGzip(inPieces), () => undefined),
};
