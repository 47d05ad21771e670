import type { ReactNode } from "react";
import { useRegion } from "../../../components/Price/LocaleProvider.tsx";
import type { RootProps } from "../../../css/root-props.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { localeFormats } from "../../../locale.ts";
import { pageNumberStrings } from "../../../strings/page-number-strings.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import * as css from "./NumberedPagination.css.ts";
import { shownPages } from "./shown-pages.ts";

export interface NumberedPaginationProps extends RootProps<"nav"> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** The address of each page that is shown, by its number. */
  hrefOf: (page: number) => string;
  labels?: Partial<typeof pageNumberStrings> | undefined;
  className?: string | undefined;
}

/** Links to pages by their numbers, for results that can be counted. Nothing for a single page. */
export function NumberedPagination(props: NumberedPaginationProps): ReactNode {
  const { page, pages, hrefOf, labels: given, className, ...rest } = props;
  const labels = useLabels(pageNumberStrings, given);
  const digits = localeFormats(useRegion()).count();
  const shown = shownPages(page, pages);
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.pages} {...rest} className={className} data-component="numbered-pagination">
      <ol role="list" className={css.list}>
        {shown.map((number, index) =>
          number === null ? (
            <li key={`after ${shown[index - 1]}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <NavigationLink
                href={hrefOf(number)}
                aria-label={labels.page(digits.format(number))}
                aria-current={number === page ? "page" : undefined}
                className={css.link}
              >
                {digits.format(number)}
              </NavigationLink>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
