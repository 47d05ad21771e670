import { BrandDirectory, Container, ErrorNotice } from "@circlet/design-system";
import { use } from "react";
import { useRevalidator } from "react-router-dom";
import type { BrandName } from "~/catalog/brands";
import { brandPath } from "~/shop/paths";
import * as messages from "~/messages/en/content";
import { ContentHeader } from "../ContentHeader";
import { useAnchor } from "../use-anchor";
import * as css from "../text/text.css";
import { Part } from "~/loading/Part";

export interface BrandsScreenProps {
  readonly title: string;
  /** A promise after client-side navigation; it resolves to null if the brands did not load. */
  readonly brands: readonly BrandName[] | Promise<readonly BrandName[] | null>;
}

export function BrandsScreen({ title, brands }: BrandsScreenProps) {
  return (
    <>
      <ContentHeader title={title} />
      <Container className={css.short}>
        <Part fallback={<BrandDirectory brands={[]} loading />}>
          <Directory brands={brands} />
        </Part>
      </Container>
    </>
  );
}

function Directory({ brands }: Pick<BrandsScreenProps, "brands">) {
  const loaded = brands instanceof Promise ? use(brands) : brands;
  return loaded ? <Loaded brands={loaded} /> : <Unavailable />;
}

function Loaded({ brands }: { readonly brands: readonly BrandName[] }) {
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
