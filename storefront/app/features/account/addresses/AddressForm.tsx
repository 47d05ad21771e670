import { Button, Checkbox, Cluster, ErrorNotice, Field, Input, Select, Stack } from "@circlet/design-system";
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import * as messages from "~/messages/en/addresses";
import {
  type AddressErrors,
  type AddressField,
  type CustomerAddress,
  newAddress,
  submittedAddress,
} from "./address-adapter";
import type { AddressChange, Country } from "./address-service";
import { usStates } from "./us-states";

interface AddressFormProps {
  /** Null for a new address. */
  readonly address: CustomerAddress | null;
  readonly countries: readonly Country[];
  /** Whether the customer can make this address the default. The first address always is. */
  readonly canBeDefault: boolean;
  readonly firstField: RefObject<HTMLInputElement | null>;
  /** Resolves with the errors of the rejected fields; null on success. */
  readonly onSave: (change: AddressChange) => Promise<AddressErrors | null>;
  readonly onCancel: () => void;
}

/** Adds or edits an address. The service validates it, and each error shows at its field. */
export function AddressForm({ address, countries, canBeDefault, firstField, ...actions }: AddressFormProps) {
  const options = countryOptions(countries, address?.values.territoryCode);
  const before = address?.values ?? newAddress(options[0]?.value ?? "");
  const [country, setCountry] = useState(before.territoryCode);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  async function saveAddress(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const data = new FormData(event.currentTarget);
    setSaving(true);
    const isDefault = data.has("isDefault");
    const refused = await actions.onSave({
      id: address?.id ?? null,
      values: submittedAddress(data),
      isDefault,
    });
    if (!refused) return;
    setErrors(refused);
    setSaving(false);
  }

  const field = (name: AddressField) => ({ name, defaultValue: before[name] });
  return (
    <form ref={form} noValidate aria-label={messages.address} onSubmit={(event) => void saveAddress(event)}>
      <Stack gap="m">
        <Field label={messages.firstName} optional error={errors.firstName}>
          <Input {...field("firstName")} ref={firstField} autoComplete="given-name" />
        </Field>
        <Field label={messages.lastName} optional error={errors.lastName}>
          <Input {...field("lastName")} autoComplete="family-name" />
        </Field>
        <Field label={messages.company} optional error={errors.company}>
          <Input {...field("company")} autoComplete="organization" />
        </Field>
        {options.length > 1 ? (
          <Field label={messages.country} error={errors.territoryCode}>
            <Select
              name="territoryCode"
              autoComplete="country"
              options={options}
              value={country}
              onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            />
          </Field>
        ) : (
          <input type="hidden" name="territoryCode" value={country} />
        )}
        <Field label={messages.street} error={errors.address1}>
          <Input {...field("address1")} autoComplete="address-line1" />
        </Field>
        <Field label={messages.apartment} optional error={errors.address2}>
          <Input {...field("address2")} autoComplete="address-line2" />
        </Field>
        <Field label={messages.city} error={errors.city}>
          <Input {...field("city")} autoComplete="address-level2" />
        </Field>
        {country === "US" ? (
          <Field label={messages.state} error={errors.zoneCode}>
            <Select
              {...field("zoneCode")}
              autoComplete="address-level1"
              options={usStates}
              placeholder={messages.chooseState}
            />
          </Field>
        ) : (
          <Field label={messages.province} hint={messages.provinceHint} optional error={errors.zoneCode}>
            <Input {...field("zoneCode")} autoComplete="address-level1" />
          </Field>
        )}
        <Field label={country === "US" ? messages.zip : messages.postalCode} error={errors.zip}>
          <Input {...field("zip")} autoComplete="postal-code" />
        </Field>
        <Field label={messages.phone} optional error={errors.phoneNumber}>
          <Input {...field("phoneNumber")} type="tel" autoComplete="tel" />
        </Field>
        {canBeDefault && <Checkbox name="isDefault">{messages.makeDefault}</Checkbox>}
        {errors.form && <ErrorNotice title={messages.notSaved}>{errors.form}</ErrorNotice>}
        <Cluster justify="end">
          <Button variant="outline" disabled={isSaving} onClick={actions.onCancel}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isSaving}>
            {isSaving ? messages.saving : messages.save}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** A saved address may be in a country that the shop no longer ships to. */
function countryOptions(countries: readonly Country[], current: string | undefined) {
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = !current || options.some(({ value }) => value === current);
  return isKnown ? options : [...options, { value: current, label: current }];
}
