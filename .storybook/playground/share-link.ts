import * as v from "valibot";
import { defaultDraft, draftSchema, type ThemeDraft } from "./theme-draft.ts";

export const themeParameter = "theme";
/** Characters. A theme in which everything differs from Circlet's has about 500. */
const longest = 2000;

export interface SharedTheme {
  draft: ThemeDraft;
  /** Why the theme in the link is not shown. */
  problem: string | undefined;
}

/** Reads the theme in a URL's query. If it is invalid, returns Circlet's theme and the reason. */
export function themeInQuery(query: string): SharedTheme {
  const text = new URLSearchParams(query).get(themeParameter);
  if (text === null) return { draft: defaultDraft, problem: undefined };
  if (text.length > longest) return invalidTheme("it is too long");
  const parsed = v.safeParse(draftSchema, contentOf(text));
  if (parsed.success) return { draft: parsed.output, problem: undefined };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return invalidTheme(path === null ? "it is incomplete" : `${path} ${issue.message}`);
}

const invalidTheme = (why: string): SharedTheme => ({
  draft: defaultDraft,
  problem: `The link's theme cannot be shown: ${why}. This is Circlet's theme instead.`,
});

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function shareLink(draft: ThemeDraft, page: string): string {
  const url = new URL("./", page);
  url.search = `?path=/story/theme-playground--default&${themeParameter}=${encodeURIComponent(JSON.stringify(differencesFromCirclet(draft)))}`;
  return url.href;
}

/** Contains only what differs from Circlet's theme, to keep links short. */
function differencesFromCirclet({ name, palette, font, radius }: ThemeDraft): object {
  const changed = (values: object, model: Record<string, unknown>): object =>
    Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== model[key]));
  return {
    name,
    palette: changed(palette, defaultDraft.palette),
    ...(font !== defaultDraft.font && { font }),
    radius: changed(radius, defaultDraft.radius),
  };
}
