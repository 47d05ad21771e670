import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  GalleryDialog,
  ImageOverlay,
  MobileMenu,
} from "@circlet/design-system";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";

const image = { src: "/front.jpg", alt: "Front", width: 400, height: 500 };
const trigger = <Button>Open</Button>;

/** A button that opens a modal whose state the app keeps. */
function Opened({ renderModal }: { renderModal: (isOpen: boolean, close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {renderModal(isOpen, () => setOpen(false))}
    </>
  );
}

const modals = {
  Dialog: () => (
    <Dialog title="Title" trigger={trigger}>
      Text
    </Dialog>
  ),
  Drawer: () => (
    <Drawer title="Title" trigger={trigger}>
      Text
    </Drawer>
  ),
  ImageOverlay: () => <ImageOverlay title="Title" trigger={trigger} image={image} />,
  ConfirmDialog: () => (
    <Opened
      renderModal={(isOpen, close) => (
        <ConfirmDialog title="Title" open={isOpen} onOpenChange={close} onConfirm={close}>
          Text
        </ConfirmDialog>
      )}
    />
  ),
  GalleryDialog: () => (
    <Opened
      renderModal={(isOpen, close) => (
        <GalleryDialog title="Title" images={[image]} index={isOpen ? 0 : null} onOpenChange={close} />
      )}
    />
  ),
};

test.each(Object.entries(modals))(
  "%s opens, takes the focus, closes by its button and returns the focus",
  async (name, Modal) => {
    const role = name === "ConfirmDialog" ? "alertdialog" : "dialog";
    render(<Modal />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    fireEvent.click(opener);
    const panel = screen.getByRole(role, { name: "Title" });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(document.activeElement).toBe(opener);
  },
);

test("the menu is in the page", () => {
  render(<MobileMenu id="menu" items={[{ label: "Dresses", href: "/dresses" }]} />);
  expect(screen.getByText("Dresses").closest("dialog")?.id).toBe("menu");
});
