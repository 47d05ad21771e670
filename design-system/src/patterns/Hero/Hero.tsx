import type { ReactNode } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { classNames } from "../../css/class-names.ts";
import { NavigationLink } from "../Navigation/NavigationLink.tsx";
import { ArtPicture, type ArtDirection } from "../Picture/ArtPicture.tsx";
import * as css from "./Hero.css.ts";

export interface HeroAction {
  label: string;
  href: string;
}

export interface HeroProps {
  title: string;
  text?: ReactNode;
  action: HeroAction;
  secondAction?: HeroAction | undefined;
  /** Drawn apart for phones; the desktop's leaves 40 % of its width to the words. */
  picture: ArtDirection;
  /** Black as in the shop, or with a black border on the picture. */
  actionLook?: "black" | "bordered" | undefined;
  headingLevel?: 1 | 2;
  className?: string | undefined;
}

/** A page's opening: one picture, one headline, one thing to do. */
export function Hero(props: HeroProps): ReactNode {
  const { title, text, action, secondAction, picture, actionLook = "black", headingLevel = 1 } = props;
  const Title = `h${headingLevel}` as const;
  return (
    // The words lie on a light picture: it is day here in every scheme.
    <section className={classNames(css.root, props.className)} data-component="hero" data-scheme="light">
      <ArtPicture {...picture} className={css.picture} />
      <div className={css.frame}>
        <div className={css.inner}>
          <div className={css.words}>
            <Title className={css.title}>{title}</Title>
            {text !== undefined && <p className={css.text}>{text}</p>}
            <div className={css.actions}>
              <Button asChild size="large" ground={actionLook === "black" ? "black" : "transparent"}>
                <NavigationLink href={action.href}>{action.label}</NavigationLink>
              </Button>
              {secondAction && (
                <Link asChild standalone>
                  <NavigationLink href={secondAction.href}>{secondAction.label}</NavigationLink>
                </Link>
              )}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
