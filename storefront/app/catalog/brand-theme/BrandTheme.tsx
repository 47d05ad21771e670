import type { ReactNode } from "react";
import type { AppliedTheme } from "./applied-theme";
import * as css from "./BrandTheme.css";

interface BrandThemeProps {
  readonly theme: AppliedTheme | undefined;
  readonly children: ReactNode;
}

export function BrandTheme({ theme, children }: BrandThemeProps) {
  if (!theme) return children;
  return (
    <div data-brand={theme.brand} style={theme.variables} className={css.themed}>
      {theme.notice !== null && <p className={css.notice}>{theme.notice}</p>}
      {children}
    </div>
  );
}
