import type { ReactNode } from "react";
import * as messages from "~/messages/en/brand-theme";
import type { AppliedTheme } from "./applied-theme";
import * as css from "./BrandTheme.css";

interface BrandThemeProps {
  readonly theme: AppliedTheme | undefined;
  readonly children: ReactNode;
}

/** Shows its children in a brand's theme, if there is one. */
export function BrandTheme({ theme, children }: BrandThemeProps) {
  if (!theme) return children;
  return (
    <div data-brand={theme.brand} style={theme.variables} className={css.themed}>
      {theme.isPreview && <PreviewNotice problems={theme.problems} />}
      {children}
    </div>
  );
}

function PreviewNotice({ problems }: Pick<AppliedTheme, "problems">) {
  if (!problems) return <p className={css.notice}>{messages.preview}</p>;
  return (
    <div className={css.notice}>
      <p>{messages.unusable}</p>
      <ul className={css.problems}>
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

/** A color that is hard to read has a problem with each background. */
const mostProblems = 5;
