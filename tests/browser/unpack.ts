// Unpacks the browser that the npm package carries into the folder for temporary files: run with TMPDIR set to where it shall go.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const packed = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../../bin");
const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
await Promise.all(archives.map((archive) => inflate(join(packed, archive))));
