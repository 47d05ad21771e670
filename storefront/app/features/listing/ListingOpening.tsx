import { Container, Heading, ListingBanner } from "@circlet/design-system";
import { directPath } from "~/shop/paths";
import { DirectTitle } from "./direct/DirectTitle";
import type { ListingPage } from "./listing-page";
import * as css from "./ListingScreen.css";

export function ListingOpening({ page: { heading, definition } }: { readonly page: ListingPage }) {
  const title = definition.path === directPath ? <DirectTitle heading={heading} /> : heading;
  if (definition.banner) return <ListingBanner title={title} {...definition.banner} />;
  return (
    <Container className={css.heading}>
      <Heading level={1}>{heading}</Heading>
    </Container>
  );
}
