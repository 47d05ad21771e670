import * as messages from "../messages/en/taxonomy.ts";
import type { Term } from "./term.ts";

export const conditions = [
  { slug: "new_with_tags", name: messages.newWithTags },
  { slug: "new_without_tags", name: messages.newWithoutTags },
  { slug: "new_with_defects", name: messages.excellent },
  { slug: "preowned", name: messages.preOwned },
] as const satisfies readonly Term[];

export type ConditionSlug = (typeof conditions)[number]["slug"];
