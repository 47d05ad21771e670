import { Badge, Button, Cluster, Stack } from "@circlet/design-system";
import * as messages from "~/messages/en/addresses";
import * as css from "../account.css";
import type { CustomerAddress } from "./address-adapter";

interface AddressListProps {
  readonly addresses: readonly CustomerAddress[];
  readonly onEdit: (address: CustomerAddress) => void;
  readonly onDelete: (address: CustomerAddress) => void;
}

/** The default address cannot be deleted while there are others. */
export function AddressList({ addresses, onEdit, onDelete }: AddressListProps) {
  return (
    <Stack as="ul" gap="l" role="list" aria-label={messages.title}>
      {addresses.map((address) => (
        <Stack as="li" key={address.id} gap="s" className={css.entry}>
          {address.isDefault && (
            <div>
              <Badge tone="quiet">{messages.defaultAddress}</Badge>
            </div>
          )}
          <address className={css.lines}>{address.lines.join("\n")}</address>
          <Cluster gap="s">
            <Button
              variant="outline"
              aria-label={messages.editNamed(nameOf(address))}
              onClick={() => onEdit(address)}
            >
              {messages.edit}
            </Button>
            {(!address.isDefault || addresses.length === 1) && (
              <Button
                variant="outline"
                aria-label={messages.deleteNamed(nameOf(address))}
                onClick={() => onDelete(address)}
              >
                {messages.remove}
              </Button>
            )}
          </Cluster>
        </Stack>
      ))}
    </Stack>
  );
}

/** Completes the buttons' names, because each address has the same buttons. */
export function nameOf({ lines }: CustomerAddress): string {
  return lines.join(", ");
}
