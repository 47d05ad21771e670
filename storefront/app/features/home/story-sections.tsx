import { Claims, Container, PhotoStrip, SectionHeading, Testimonials, Text } from "@circlet/design-system";
import { ReloadNotice } from "~/loading/RetryNotice";
import type { Review } from "~/catalog/reviews";
import * as messages from "~/messages/en/home";
import * as css from "./HomeScreen.css";
import { type ClaimsSection, isShown, type PhotosSection } from "./home-section";

export function Photos({ title, text, photos }: PhotosSection) {
  return (
    <Container as="section" aria-label={title}>
      <SectionHeading title={title} className={css.tightHeading} />
      <Text tone="muted" className={css.underHeading}>
        {text}
      </Text>
      <PhotoStrip label={title} photos={photos} />
    </Container>
  );
}

export function ShopClaims({ title, text, button, claims }: ClaimsSection) {
  return (
    <div className={css.background}>
      <Container>
        <Claims
          title={title}
          text={text}
          action={button}
          claims={claims.filter(isShown).map(({ icon: Icon, ...claim }) => ({ ...claim, icon: <Icon /> }))}
        />
      </Container>
    </div>
  );
}

interface WordsProps {
  readonly title: string;
  /** Null if they could not be loaded. */
  readonly reviews: readonly Review[] | null;
}

export function Words({ title, reviews }: WordsProps) {
  if (reviews?.length === 0) return null;
  return (
    <Container>
      {reviews ? (
        <Testimonials title={title} testimonials={reviews} />
      ) : (
        <ReloadNotice title={messages.reviewsNotLoaded} />
      )}
    </Container>
  );
}
