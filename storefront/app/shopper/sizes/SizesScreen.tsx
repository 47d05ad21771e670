import { Breadcrumbs, Container, Heading, Stack } from "@circlet/design-system";
import { useEffect } from "react";
import type { SizeType } from "./load-size-types";
import { homePath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { last } from "~/loading/sections-page.css";
import { GarmentsForms } from "~/shopper/garments/GarmentsForms";
import { readAccountSizes } from "./save-sizes";
import { SizesForm } from "./SizesForm";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/sizes";

/** My sizes, for visitors and customers. The page is the same for everybody; the browser fills the form in. */
export function SizesScreen({ types }: { readonly types: readonly SizeType[] }) {
  const settings = usePublicSettings();
  useEffect(() => void readAccountSizes(settings).catch(console.error), [settings]);
  return (
    <Container className={last}>
      <Breadcrumbs items={[{ label: common.home, href: homePath }, { label: messages.title }]} />
      <Stack gap="l">
        <Heading level={1}>{messages.title}</Heading>
        <SizesForm types={types} kept={messages.keptInBrowser} />
        <GarmentsForms />
      </Stack>
    </Container>
  );
}
