import { BrandDirectory, Container, ErrorNotice } from "@circlet/design-system";
import { Await, useRevalidator } from "react-router-dom";
import type { BrandName } from "~/catalog/brands";
import { brandPath } from "~/paths";
import * as messages from "~/messages/en/content";
import { ContentHeader } from "../ContentHeader";
import { useAnchor } from "../use-anchor";
import * as css from "../text/text.css";
import { Part } from "~/loading/Part";

export interface BrandsScreenProps {
  readonly title: string;
  /** A promise after client-side navigation. */
  readonly brands: readonly BrandName[] | Promise<readonly BrandName[]>;
}

export function BrandsScreen({ title, brands }: BrandsScreenProps) {
  return (
    <>
      <ContentHeader title={title} />
      <Container className={css.short}>
        <Part fallback={<BrandDirectory brands={[]} loading />}>
          <Await resolve={brands} errorElement={<Unavailable />}>
            {(loaded) => <Directory brands={loaded} />}
          </Await>
        </Part>
      </Container>
    </>
  );
}

function Directory({ brands }: { readonly brands: readonly BrandName[] }) {
  useAnchor();
  return (
    <BrandDirectory
      brands={brands.map(({ slug, displayName }) => ({ name: displayName, href: brandPath(slug) }))}
    />
  );
}

function Unavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      title={messages.brandsNotLoaded}
      onRetry={() => void revalidate()}
      retrying={state === "loading"}
    >
      {messages.brandsNotLoadedText}
    </ErrorNotice>
  );
}
