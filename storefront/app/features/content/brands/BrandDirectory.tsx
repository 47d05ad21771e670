import { Heading, Link as LinkLook } from "@circlet/design-system";
import { Link } from "react-router-dom";
import { brandPath } from "~/lib/paths";
import { useAnchor } from "../use-anchor";
import type { BrandGroup } from "./brand-groups";
import * as css from "./Brands.css";

export interface BrandDirectoryProps {
  readonly groups: readonly BrandGroup[];
}

/** Every brand, under its letter. */
export function BrandDirectory({ groups }: BrandDirectoryProps) {
  useAnchor();
  return (
    <>
      <nav aria-label="Letters">
        <ul role="list" className={css.letters}>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <Link to={`#${anchorOf(letter)}`} className={css.jump}>
                {letter}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.directory}>
        {groups.map((group) => (
          <Letter key={group.letter} {...group} />
        ))}
      </div>
    </>
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
          <ul key={stack[0]?.slug} role="list">
            {stack.map(({ slug, displayName }) => (
              <li key={slug}>
                <LinkLook asChild look="quiet" className={css.brand}>
                  <Link to={brandPath(slug)} prefetch="intent">
                    {displayName}
                  </Link>
                </LinkLook>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

function anchorOf(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}
