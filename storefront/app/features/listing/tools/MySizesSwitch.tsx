import { announce, Checkbox, Link, Text } from "@circlet/design-system";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { writeListing } from "~/shop/listing-parameters";
import { sizesPath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { useMySizes } from "~/shopper/sizes/my-sizes";
import { readAccountSizes } from "~/shopper/sizes/save-sizes";
import * as messages from "~/messages/en/sizes";
import type { ListingPage } from "../listing-page";
import { areMine, isOneSizeOnly, listingSizes } from "~/shopper/sizes/listing-sizes";

export interface MySizesProps {
  readonly page: Pick<ListingPage, "definition" | "parameters" | "hrefOf" | "sizeGroups">;
}

/** Limits the listing to the shopper's sizes by changing the size parameters of its URL. */
export function MySizesSwitch({ page: { definition, parameters, hrefOf, sizeGroups } }: MySizesProps) {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const mine = useMySizes();
  useEffect(() => void readAccountSizes(settings).catch(console.error), [settings]);

  const here = listingSizes(sizeGroups, mine);
  const isOn = areMine(parameters.size, here, mine);

  function toggleSizes(): void {
    void navigate(hrefOf({ size: isOn ? [] : here.values }), { preventScrollReset: true });
    announce(isOn ? messages.allSizes : messages.onlyYours(here.names.join(", ")));
  }

  if (isOneSizeOnly(sizeGroups)) return <Note>{messages.oneSizeOnly}</Note>;
  return (
    <>
      {here.names.length > 0 && (
        <Checkbox checked={isOn} onChange={toggleSizes}>
          {messages.title}
        </Checkbox>
      )}
      {here.names.length === 0 && mine.length > 0 && <Note>{messages.none}</Note>}
      <Link asChild standalone>
        <RouterLink
          to={sizesPath}
          state={{ listing: definition.path + writeListing(parameters) }}
          aria-label={mine.length > 0 ? messages.editMine : undefined}
        >
          {mine.length > 0 ? messages.edit : messages.set}
        </RouterLink>
      </Link>
    </>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Text as="span" size="small" tone="muted">
      {children}
    </Text>
  );
}
