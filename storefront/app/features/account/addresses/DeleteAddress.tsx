import { announce, ConfirmDialog, Text } from "@circlet/design-system";
import { type RefObject, useRef, useState } from "react";
import * as common from "~/messages/en/common";
import * as messages from "~/messages/en/addresses";
import { nameOf } from "./AddressList";
import type { CustomerAddress } from "./address-adapter";
import type { AddressService } from "./address-service";

interface DeleteAddressProps {
  /** Null while the dialog is closed. */
  readonly address: CustomerAddress | null;
  readonly remove: AddressService["remove"];
  /** Receives focus after the deletion, because the address's buttons no longer exist. */
  readonly addButton: RefObject<HTMLElement | null>;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteAddress({ address, remove, addButton, onDeleted, onClose }: DeleteAddressProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const focusAfter = useRef<HTMLElement>(null);

  async function confirmDeletion(id: string): Promise<void> {
    setDeleting(true);
    setError(null);
    try {
      const reason = await remove(id);
      if (reason) setError(reason);
      else finishDeletion();
    } catch (failure) {
      console.error(failure);
      setError(common.failed);
    }
    setDeleting(false);
  }

  function finishDeletion(): void {
    focusAfter.current = addButton.current;
    onClose();
    announce(messages.deleted);
    onDeleted();
  }

  return (
    <ConfirmDialog
      open={address !== null}
      title={messages.askDelete}
      labels={{ cancel: messages.keep, confirm: messages.remove }}
      pending={isDeleting}
      returnFocusTo={focusAfter}
      onOpenChange={() => {
        focusAfter.current = null;
        setError(null);
        onClose();
      }}
      onConfirm={() => address && void confirmDeletion(address.id)}
    >
      <span>{address && nameOf(address)}</span>
      {error && (
        <Text as="span" role="alert" tone="danger">
          {` ${error}`}
        </Text>
      )}
    </ConfirmDialog>
  );
}
