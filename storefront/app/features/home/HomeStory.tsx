import {
  CheckIcon,
  CircleCheckIcon,
  Claims,
  Container,
  LockIcon,
  OrdersIcon,
  PhotoStrip,
  PromoBand,
  ReturnIcon,
  SectionHeading,
  StarIcon,
  TagIcon,
  Testimonials,
  Text,
  TruckIcon,
} from "@circlet/design-system";
import { ReloadNotice } from "~/loading/RetryNotice";
import type { Review } from "~/catalog/reviews";
import * as messages from "~/messages/en/home";
import * as css from "./HomeScreen.css";
import type { ClaimsSection, PhotosSection, PromoSection, TestimonialsSection } from "./home-section";

export interface HomeStoryProps {
  readonly section: PromoSection | PhotosSection | ClaimsSection | TestimonialsSection;
  /** Null if they could not be loaded. */
  readonly reviews: readonly Review[] | null;
}

/** The story sections of the home page. */
export function HomeStory({ section, reviews }: HomeStoryProps) {
  switch (section.kind) {
    case "promo": {
      const { kind: _kind, ...band } = section;
      return <PromoBand {...band} />;
    }
    case "photos":
      return <Photos {...section} />;
    case "claims":
      return <ShopClaims {...section} />;
    case "testimonials":
      return <Words title={section.title} reviews={reviews} />;
  }
}

function Photos({ title, text, photos }: PhotosSection) {
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

const claimIcons = {
  value: TagIcon,
  brands: StarIcon,
  authentic: CheckIcon,
  satisfaction: CircleCheckIcon,
  shipping: TruckIcon,
  time: OrdersIcon,
  returns: ReturnIcon,
  payment: LockIcon,
} as const;

function ShopClaims({ title, text, button, claims }: ClaimsSection) {
  return (
    <div className={css.background}>
      <Container>
        <Claims
          title={title}
          text={text}
          action={button}
          claims={claims.map(({ icon, ...claim }) => {
            const Icon = claimIcons[icon];
            return { ...claim, icon: <Icon /> };
          })}
        />
      </Container>
    </div>
  );
}

function Words({ title, reviews }: { readonly title: string; readonly reviews: HomeStoryProps["reviews"] }) {
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
