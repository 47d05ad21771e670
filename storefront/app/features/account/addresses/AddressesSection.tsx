import {
  announce,
  Button,
  Cluster,
  Dialog,
  EmptyState,
  ErrorNotice,
  MailIcon,
  Stack,
} from "@circlet/design-system";
import { useRef, useState } from "react";
import { usePublicSettings } from "~/settings/public-settings";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/addresses";
import * as css from "../account.css";
import { SectionSkeleton } from "../SectionSkeleton";
import { useAccountQuery } from "../use-account-query";
import type { AddressErrors, CustomerAddress } from "./address-adapter";
import { AddressForm } from "./AddressForm";
import { AddressList } from "./AddressList";
import { type AddressChange, openAddressService } from "./address-service";
import { DeleteAddress } from "./DeleteAddress";

const notSaved: AddressErrors = { form: common.failed };

export default function AddressesSection() {
  const service = openAddressService(usePublicSettings());
  const { status, data, retry } = useAccountQuery(async function* () {
    const [addresses, countries] = await Promise.all([service.addresses(), service.countries()]);
    yield { addresses, countries };
  });
  const [edited, setEdited] = useState<CustomerAddress | "new" | null>(null);
  const [deleted, setDeleted] = useState<CustomerAddress | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const failure = status === "failed" && (
    <ErrorNotice title={messages.notLoaded} onRetry={retry}>
      {messages.notLoadedText}
    </ErrorNotice>
  );
  if (!data) return failure || <SectionSkeleton section="addresses" />;
  const { addresses, countries } = data;
  const address = edited === "new" ? null : edited;

  async function saveAddress(change: AddressChange): Promise<AddressErrors | null> {
    try {
      const refused = await service.save(change);
      if (refused) return refused;
    } catch (error) {
      console.error(error);
      return notSaved;
    }
    setEdited(null);
    announce(messages.saved);
    retry();
    return null;
  }

  return (
    <Stack gap="l">
      {addresses.length > 0 ? (
        <AddressList addresses={addresses} onEdit={setEdited} onDelete={setDeleted} />
      ) : (
        <EmptyState title={messages.none} icon={<MailIcon />} className={css.aboveAction}>
          {messages.noneText}
        </EmptyState>
      )}
      {/* The same element with and without addresses, so that it keeps focus when the last one is deleted. */}
      <Cluster justify={addresses.length > 0 ? "start" : "center"}>
        <Button ref={addButton} onClick={() => setEdited("new")}>
          {messages.add}
        </Button>
      </Cluster>
      {failure}
      <Dialog
        open={edited !== null}
        onOpenChange={() => setEdited(null)}
        title={address ? messages.editAddress : messages.add}
        initialFocus={firstField}
      >
        <AddressForm
          address={address}
          countries={countries}
          canBeDefault={addresses.length > 0 && !address?.isDefault}
          firstField={firstField}
          onSave={saveAddress}
          onCancel={() => setEdited(null)}
        />
      </Dialog>
      <DeleteAddress
        address={deleted}
        remove={(id) => service.remove(id)}
        addButton={addButton}
        onDeleted={retry}
        onClose={() => setDeleted(null)}
      />
    </Stack>
  );
}
