import type { ReactNode } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { classNames } from "../../../css/class-names.ts";
import type { RootProps } from "../../../css/root-props.ts";
import { NavigationLink } from "../../layout/Navigation/NavigationLink.tsx";
import { ArtDirectedImage, type ArtDirection } from "../../catalog/Image/ArtDirectedImage.tsx";
import * as css from "./Hero.css.ts";

export interface HeroAction {
  label: string;
  href: string;
}

export interface HeroProps extends RootProps<"section"> {
  title: ReactNode;
  text?: ReactNode;
  action: HeroAction;
  /** A second, quieter link. */
  secondAction?: HeroAction | undefined;
  /** With a separate file for phones. On desktops, the text covers 40% of its width. Without it, the background is plain. */
  image?: ArtDirection | undefined;
  /** The button's style: solid, or outlined on the image. */
  actionVariant?: "solid" | "outline" | undefined;
  headingLevel?: 1 | 2;
  className?: string | undefined;
}

/** The top of a page, with one image, one headline and one action. */
export function Hero(props: HeroProps): ReactNode {
  const {
    title,
    text,
    action,
    secondAction,
    image,
    actionVariant,
    headingLevel = 1,
    className,
    ...rest
  } = props;
  const Title = `h${headingLevel}` as const;
  return (
    // In wide windows the text is on a light image, so this part uses the light scheme there.
    <section
      {...rest}
      className={classNames(css.root, className)}
      data-component="hero"
      data-scheme={image && "light-on-desktop"}
    >
      {image && <ArtDirectedImage {...image} className={css.image} />}
      <div className={css.frame}>
        <div className={css.inner}>
          <div className={css.words}>
            <Title className={css.title}>{title}</Title>
            {text !== undefined && <p className={css.text}>{text}</p>}
            <div className={css.actions}>
              <Button asChild size="large" variant={actionVariant}>
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
