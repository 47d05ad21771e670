import { announce, Checkbox, Link, Text } from "@circlet/design-system";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate, useNavigation } from "react-router-dom";
import { changeListing, writeListing } from "~/shop/listing-parameters";
import { readListing } from "~/shop/read-listing";
import { sizesPath } from "~/shop/paths";
import { usePublicSettings } from "~/settings/public-settings";
import { useMySizes } from "~/shopper/sizes/my-sizes";
import { readAccountSizes } from "~/shopper/sizes/save-sizes";
import * as messages from "~/messages/en/sizes";
import type { ListingPage } from "../listing-page";
import { areMine, isOneSizeOnly, listingSizes } from "~/shopper/sizes/listing-sizes";

export interface MySizesProps {
  readonly page: Pick<ListingPage, "definition" | "parameters" | "sizeGroups">;
}

/** Limits the listing to the shopper's sizes by changing the size parameters of its URL. */
export function MySizesSwitch({ page: { definition, parameters, sizeGroups } }: MySizesProps) {
  const settings = usePublicSettings();
  const navigate = useNavigate();
  const next = useNavigation().location;
  const mine = useMySizes();
  useEffect(() => void readAccountSizes(settings).catch(console.error), [settings]);

  const here = listingSizes(sizeGroups, mine);
  // Shows the new state at once, before the products have loaded.
  const { size } =
    next?.pathname === definition.path ? readListing(new URLSearchParams(next.search)) : parameters;
  const isOn = areMine(size, here, mine);

  function toggleSizes(): void {
    void navigate(
      definition.path + writeListing(changeListing(parameters, { size: isOn ? [] : here.values })),
      {
        preventScrollReset: true,
      },
    );
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
