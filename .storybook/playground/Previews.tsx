import { RadioGroup } from "@circlet/design-system";
import { useState, type ReactNode } from "react";
import { Email } from "./Email.tsx";
import { PagePreview } from "./PagePreview.tsx";
import type { ThemeDraft } from "./theme-draft.ts";

export interface PreviewPage {
  title: string;
  story: string;
}

export interface PreviewsProps {
  pages: readonly PreviewPage[];
  css: string;
  draft: ThemeDraft;
}

/** The shop's pages and the shipping email in a theme, side by side. */
export function Previews({ pages, css, draft }: PreviewsProps): ReactNode {
  const [scheme, setScheme] = useState("light");
  const [width, setWidth] = useState("phone");
  return (
    <div>
      <div className="playground-views">
        <RadioGroup
          legend="Color scheme"
          orientation="horizontal"
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
        <RadioGroup
          legend="Window"
          orientation="horizontal"
          value={width}
          onValueChange={setWidth}
          options={[
            { value: "phone", label: "Phone" },
            { value: "desktop", label: "Desktop" },
          ]}
        />
      </div>
      <div className="playground-pages" data-width={width}>
        {pages.map((page) => (
          <PagePreview key={page.story} {...page} css={css} scheme={scheme} />
        ))}
        <figure className="playground-page">
          <figcaption>Email</figcaption>
          <Email draft={draft} />
        </figure>
      </div>
    </div>
  );
}
