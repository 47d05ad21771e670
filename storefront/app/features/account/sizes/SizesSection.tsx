import { ErrorNotice, Stack } from "@circlet/design-system";
import { loadSizeTypes } from "~/shopper/sizes/load-size-types";
import { customerCommerce } from "~/shopper/session/customer-commerce";
import { usePublicSettings } from "~/settings/public-settings";
import { readAccountSizes } from "~/shopper/sizes/save-sizes";
import { GarmentsForms } from "~/shopper/garments/GarmentsForms";
import { SizesForm } from "~/shopper/sizes/SizesForm";
import { choosable } from "~/shopper/sizes/chosen-sizes";
import * as messages from "~/messages/en/sizes";
import { SectionSkeleton } from "../SectionSkeleton";
import { useAccountQuery } from "../use-account-query";

export default function SizesSection() {
  const settings = usePublicSettings();
  const { status, data, retry } = useAccountQuery(async function* () {
    const [types] = await Promise.all([
      loadSizeTypes(customerCommerce(settings)),
      readAccountSizes(settings),
    ]);
    yield choosable(types);
  });
  if (data)
    return (
      <Stack gap="l">
        <SizesForm types={data} kept={messages.keptInAccount} />
        <GarmentsForms />
      </Stack>
    );
  return status === "failed" ? (
    <ErrorNotice title={messages.notLoaded} onRetry={retry} />
  ) : (
    <SectionSkeleton section="sizes" />
  );
}
