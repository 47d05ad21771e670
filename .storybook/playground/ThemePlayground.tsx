import { Button, Cluster, Field, Heading, Select, Stack, Text } from "@circlet/design-system";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { ColorField } from "./ColorField.tsx";
import { ContrastReport } from "./ContrastReport.tsx";
import { buildTheme, themeStylesheet, tokenFile } from "./build-theme.ts";
import { fonts } from "./fonts.ts";
import { NameField } from "./NameField.tsx";
import "./playground.css";
import { Previews, type PreviewPage } from "./Previews.tsx";
import { RadiusField } from "./RadiusField.tsx";
import { ShareLink } from "./ShareLink.tsx";
import { shareLink, themeInQuery, themeParameter } from "./share-link.ts";
import { defaultDraft, paletteUses, radiusNames, type ThemeDraft } from "./theme-draft.ts";

export interface ThemePlaygroundProps {
  pages: readonly PreviewPage[];
}

/** Lets partners design a theme: see the shop in it, fix its contrast, share it, and download it. */
export function ThemePlayground({ pages }: ThemePlaygroundProps): ReactNode {
  const [{ draft, problem }, setShared] = useState(() => themeInQuery(location.search));
  const theme = useMemo(() => buildTheme(draft), [draft]);
  const link = shareLink(draft, location.href);
  const changeDraft = (changed: Partial<ThemeDraft>): void =>
    setShared({ draft: { ...draft, ...changed }, problem: undefined });
  const changeColor = (name: string, hex: string): void =>
    changeDraft({ palette: { ...draft.palette, [name]: hex } });
  useEffect(() => keepInAddress(link), [link]);
  return (
    <main className="playground">
      <Heading level={1}>Theme playground</Heading>
      <Text tone="muted">
        Choose colors, corners and a font. Every page below shows them at once, and the list says where text
        would be hard to read.
      </Text>
      {problem && <p role="alert">{problem}</p>}
      <div className="playground-columns">
        <Stack gap="l" className="playground-controls">
          <NameField value={draft.name} onChange={(name) => changeDraft({ name })} />
          <fieldset className="playground-group">
            <legend>Colors</legend>
            {Object.entries(draft.palette).map(([name, hex]) => (
              <ColorField
                key={name}
                name={name}
                use={paletteUses[name] ?? ""}
                value={hex}
                onChange={(value) => changeColor(name, value)}
              />
            ))}
          </fieldset>
          <fieldset className="playground-group">
            <legend>Corners</legend>
            {radiusNames.map((name) => (
              <RadiusField
                key={name}
                name={name}
                value={draft.radius[name]}
                onChange={(px) => changeDraft({ radius: { ...draft.radius, [name]: px } })}
              />
            ))}
          </fieldset>
          <Field label="Font of headlines" hint="Another font: add its file to the downloaded theme.">
            <Select
              options={fonts.map(({ name }) => ({ value: name, label: name }))}
              value={draft.font}
              onChange={(event) => changeDraft({ font: event.target.value })}
            />
          </Field>
          <Button variant="outline" onClick={() => changeDraft(defaultDraft)}>
            Start over
          </Button>
        </Stack>
        <div className="playground-result">
          <ContrastReport findings={theme.findings} onUse={changeColor} />
          <Cluster gap="s">
            <Button asChild>
              <a download={`${draft.name}.json`} href={fileAddress("application/json", tokenFileText(draft))}>
                Download {draft.name}.json
              </a>
            </Button>
            {theme.findings.length === 0 && (
              <Button asChild variant="outline">
                <a download={`${draft.name}.css`} href={fileAddress("text/css", themeStylesheet(draft))}>
                  Download {draft.name}.css
                </a>
              </Button>
            )}
          </Cluster>
          <ShareLink link={link} />
          <Previews pages={pages} css={theme.css} draft={draft} />
        </div>
      </div>
    </main>
  );
}

const tokenFileText = (draft: ThemeDraft): string => `${JSON.stringify(tokenFile(draft), null, 2)}\n`;

const fileAddress = (type: string, text: string): string => `data:${type},${encodeURIComponent(text)}`;

/** Keeps the theme after a reload, both inside Storybook and when the story is open on its own. */
function keepInAddress(link: string): void {
  const theme = new URL(link).searchParams.get(themeParameter) ?? "";
  keepIn(window, theme);
  const isInStorybook = new URLSearchParams(parent.location.search).has("path");
  if (isInStorybook) keepIn(parent, theme);
}

function keepIn({ location: { href }, history }: Window, theme: string): void {
  const url = new URL(href);
  url.searchParams.set(themeParameter, theme);
  // Storybook does not encode the "#" of colors.
  url.hash = "";
  history.replaceState(history.state, "", url);
}
