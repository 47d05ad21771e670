import { Container, Heading, ListingBanner } from "@circlet/design-system";
import type { ListingPage } from "./listing-page";
import * as css from "./ListingScreen.css";

/** A listing's heading, in its banner where it has one. */
export function ListingOpening({ page: { heading, place } }: { readonly page: ListingPage }) {
  if (place.banner) return <ListingBanner title={heading} {...place.banner} />;
  return (
    <Container className={css.heading}>
      <Heading level={1}>{heading}</Heading>
    </Container>
  );
}
