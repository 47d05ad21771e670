import * as v from "valibot";
import { saveBrandTheme } from "../../catalog/metaobjects/brand-directory.ts";
import { openDatabase } from "../../database/database.ts";
import { retryWhileLocked } from "@circlet/service-kit/sqlite/retry-while-locked";
import { databasePath, readSettings } from "../../shared/settings/settings.ts";
import { CommandError } from "../../shared/command-error.ts";
import type { Command } from "../command.ts";
import { readJson } from "../../shared/read-json.ts";
import { readOptions } from "../read-options.ts";

const usage = "brand-theme BRAND FILE.json|--remove [--draft]";

const optionsSchema = v.object({
  brand: v.string("Specify the brand, as in its page's address."),
  file: v.optional(v.string()),
  remove: v.optional(v.boolean(), false),
  draft: v.optional(v.boolean(), false),
});

/** Themes are sent with each response that lists brands. */
const maxThemeLength = 20_000;

const themeSchema = v.pipe(
  v.custom<object>(
    (theme) => typeof theme === "object" && theme !== null && !Array.isArray(theme),
    "A theme file is a JSON object, as the theme playground saves it.",
  ),
  v.check(
    (theme) => JSON.stringify(theme).length <= maxThemeLength,
    `A theme file has at most ${maxThemeLength.toLocaleString("en-US")} characters.`,
  ),
);

export const command: Command = {
  summary: "Store a brand's theme file in the brand directory, or with --draft for preview links",
  usage,
  run: async (args) => {
    const { brand, file, remove, draft } = readOptions(args, {
      usage,
      positionals: ["brand", "file"],
      options: { remove: { type: "boolean" }, draft: { type: "boolean" } },
      schema: v.pipe(
        optionsSchema,
        v.check(({ file, remove }) => remove === (file === undefined), "Specify a file, or --remove."),
      ),
    });
    const theme = file === undefined ? null : readTheme(file);
    const db = openDatabase(databasePath(readSettings()));
    try {
      const field = draft ? "draftTheme" : "theme";
      const name = await retryWhileLocked(() => saveBrandTheme(db, brand, field, theme));
      if (name === null) throw new CommandError(`The brand directory has no brand "${brand}".`);
      process.stdout.write(
        `${remove ? "Removed" : "Saved"} the ${draft ? "draft theme" : "theme"} of ${name}.\n`,
      );
    } finally {
      db.close();
    }
  },
};

function readTheme(file: string): object {
  const theme = v.safeParse(themeSchema, readJson(file));
  if (!theme.success) throw new CommandError(`${file}: ${theme.issues[0].message}`);
  return theme.output;
}
