import { Container, ErrorNotice } from "@circlet/design-system";
import { Suspense } from "react";
import { Await, useRevalidator } from "react-router-dom";
import { PageHeader } from "../PageHeader";
import { BrandDirectory } from "./BrandDirectory";
import type { BrandGroup } from "./brand-groups";
import * as css from "./Brands.css";

export interface BrandsScreenProps {
  readonly title: string;
  /** There when the page came from the server; on its way when the shopper came from another page. */
  readonly groups: readonly BrandGroup[] | Promise<readonly BrandGroup[]>;
}

export function BrandsScreen({ title, groups }: BrandsScreenProps) {
  return (
    <>
      <PageHeader title={title} />
      <Container className={css.page}>
        <Suspense fallback={<output>Loading...</output>}>
          <Await resolve={groups} errorElement={<Unavailable />}>
            {(loaded) => <BrandDirectory groups={loaded} />}
          </Await>
        </Suspense>
      </Container>
    </>
  );
}

function Unavailable() {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorNotice
      title="The list of brands didn’t load"
      onRetry={() => void revalidate()}
      retrying={state === "loading"}
    >
      The rest of the shop works. Please try again in a moment.
    </ErrorNotice>
  );
}
