import { useMemo, type ReactNode } from "react";
import { Link } from "../../../components/Link/Link.tsx";
import { brandStackSize } from "../../../constants.ts";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { Heading } from "../../../primitives/Heading/Heading.tsx";
import { brandDirectoryStrings } from "../../../account-strings.ts";
import { useLabels } from "../../../labels/use-labels.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { type BrandGroup, brandGroups, type DirectoryBrand } from "./brand-groups.ts";
import * as css from "./BrandDirectory.css.ts";

export interface BrandDirectoryProps extends RootProps<"div"> {
  /** Brands in any order. */
  brands: readonly DirectoryBrand[];
  /** Shows "Loading..." instead of the brands. */
  loading?: boolean;
  labels?: Partial<typeof brandDirectoryStrings> | undefined;
  className?: string | undefined;
}

/** All brands from A to Z, grouped by first letter in stacks of six. Names without one are in "#", after the letters. */
export function BrandDirectory(props: BrandDirectoryProps): ReactNode {
  const { brands, loading = false, labels: given, className, ...rest } = props;
  const labels = useLabels(brandDirectoryStrings, given);
  const groups = useMemo(() => brandGroups(brands, brandStackSize), [brands]);
  if (loading) return <output className={className}>{labels.loading}</output>;
  return (
    <div {...rest} className={classNames(css.root, className)} data-component="brand-directory">
      <nav aria-label={labels.letters}>
        <ul role="list" className={css.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <NavigationLink href={`#${anchorOf(letter)}`} className={css.jump}>
                {letter}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.directory}>
        {groups.map((group) => (
          <Letter key={group.letter} {...group} />
        ))}
      </div>
    </div>
  );
}

function Letter({ letter, stacks }: BrandGroup) {
  return (
    <section aria-labelledby={anchorOf(letter)} className={css.group}>
      <Heading level={2} id={anchorOf(letter)} className={css.letter}>
        {letter}
      </Heading>
      <div className={css.stacks}>
        {stacks.map((stack) => (
          <ul key={stack[0]?.href} role="list">
            {stack.map(({ name, href }) => (
              <li key={href}>
                <Link asChild variant="quiet" className={css.brand}>
                  <NavigationLink href={href} dir="auto">
                    {name}
                  </NavigationLink>
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

function anchorOf(letter: string): string {
  return `letter-${letter === "#" ? "none" : letter.toLowerCase()}`;
}
