// Unpacks the browser of the npm package into the folder in TMPDIR.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const packed = join(fileURLToPath(import.meta.resolve("@sparticuz/chromium")), "../../bin");
const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
await Promise.all(archives.map((archive) => inflate(join(packed, archive))));
