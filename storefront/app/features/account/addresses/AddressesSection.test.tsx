// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { type PublicSettings, PublicSettingsProvider } from "~/settings/public-settings";
import { type CustomerAddress, newAddress } from "./address-adapter";
import { type AddressService, openAddressService } from "./address-service";
import AddressesSection from "./AddressesSection";
import { page, render, unmount } from "~/browser/react-page.fixture";

vi.mock("./address-service", () => ({ openAddressService: vi.fn() }));

let book: CustomerAddress[];
const save = vi.fn<AddressService["save"]>();
const remove = vi.fn<AddressService["remove"]>();

beforeEach(() => {
  book = [address("1 Main St", true), address("2 Side St")];
  save.mockResolvedValue(null);
  remove.mockImplementation(async (id) => {
    book = book.filter((kept) => kept.id !== id);
    return null;
  });
  vi.mocked(openAddressService).mockReturnValue({
    addresses: () => Promise.resolve([...book]),
    countries: () => Promise.resolve([{ code: "US", name: "United States" }]),
    save,
    remove,
  });
});

function address(street: string, isDefault = false): CustomerAddress {
  const values = { ...newAddress("US"), address1: street };
  return { id: street, lines: [street], isDefault, values };
}

function open(): Promise<void> {
  return act(async () =>
    render(
      <PublicSettingsProvider value={{} as PublicSettings}>
        <AddressesSection />
      </PublicSettingsProvider>,
    ),
  );
}

const streets = () => [...page.querySelectorAll("li")].map((item) => item.textContent);

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
}

async function click(name: string): Promise<void> {
  button(name).focus();
  await act(async () => button(name).click());
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)!;

test("a saved change loads the addresses again and returns the focus", async () => {
  await open();
  await click("Edit 2 Side St");
  expect(field("address1").value).toBe("2 Side St");
  field("address1").value = "4 Hill Rd";
  book = [address("1 Main St", true), address("4 Hill Rd")];
  const opener = button("Edit 2 Side St");
  const focus = vi.spyOn(opener, "focus");
  await click("Save address");
  expect(save).toHaveBeenCalledWith({
    id: "2 Side St",
    values: { ...newAddress("US"), address1: "4 Hill Rd" },
    isDefault: false,
  });
  expect(document.querySelector("form")).toBeNull();
  expect(focus).toHaveBeenCalled();
  expect(streets()[1]).toContain("4 Hill Rd");
});

test("the form keeps its values if the service does not respond", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await open();
  await click("Add address");
  field("city").value = "Austin";
  save.mockRejectedValueOnce(new Error("offline"));
  await click("Save address");
  expect(document.querySelector("form [role=alert]")?.textContent).toContain("Please try again.");
  expect(field("city").value).toBe("Austin");
});

test("the default address can be deleted only when it is the last one", async () => {
  await open();
  expect(() => button("Delete 1 Main St")).toThrow("There is no button");
  book = [address("1 Main St", true)];
  await unmount();
  await open();
  expect(button("Delete 1 Main St")).toBeTruthy();
});
