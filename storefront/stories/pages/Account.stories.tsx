import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { AccountScreen } from "~/features/account/AccountScreen";
import * as storageKeys from "~/shop/storage-keys";
import { notifySignedIn } from "~/shopper/session/signed-in";
import { hasFooter, pageStory, wholePage } from "../page-story";
import { respondWithDevice } from "~/shopper/device-alerts/this-device.mock";
import { respondWithSavedSearches } from "~/shopper/saved-searches/saved-searches-api.mock";
import { respondWithWishlist } from "~/shopper/wishlist/wishlist-api.mock";

function signedIn(): () => void {
  const restoreFetch = wholePage.beforeEach();
  respondWithWishlist("products");
  respondWithSavedSearches("some");
  respondWithDevice();
  const claims = btoa(JSON.stringify({ email: "ada@circlet.example" }));
  localStorage.setItem(storageKeys.accessToken, "story");
  localStorage.setItem(storageKeys.idToken, `story.${claims}.story`);
  notifySignedIn();
  return () => {
    localStorage.removeItem(storageKeys.accessToken);
    localStorage.removeItem(storageKeys.idToken);
    notifySignedIn();
    restoreFetch();
  };
}

const meta = {
  title: "Pages/Account",
  tags: ["!manifest"],
  ...wholePage,
  beforeEach: signedIn,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Orders in progress. Completed ones are in the other tab. */
export const Orders: Story = {
  ...pageStory("/profile/orders", () => <AccountScreen section="orders" />),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: /1007/ }, { timeout: 10_000 })).toBeVisible();
    await hasFooter(canvasElement);
  },
};

export const Settings: Story = {
  ...pageStory("/profile/settings", () => <AccountScreen section="settings" />),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByDisplayValue("Ada", {}, { timeout: 10_000 })).toBeVisible();
    await hasFooter(canvasElement);
  },
};

export const Wishlist: Story = {
  ...pageStory("/profile/wishlist", () => <AccountScreen section="wishlist" />),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const hearts = () => page.getAllByRole("button", { pressed: true });
    await waitFor(() => expect(hearts()).toHaveLength(6), { timeout: 10_000 });
    await hasFooter(canvasElement);
  },
};

export const WishlistEmpty: Story = {
  ...pageStory("/profile/wishlist", () => <AccountScreen section="wishlist" />),
  beforeEach: () => respondWithWishlist("nothing"),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { name: "Your wishlist is empty." }, { timeout: 10_000 }),
    ).toBeVisible();
    await hasFooter(canvasElement);
  },
};

export const SavedSearches: Story = {
  ...pageStory("/profile/saved-searches", () => <AccountScreen section="saved-searches" />),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const alerts = await page.findByRole("checkbox", { name: /^Email me what’s new/ }, { timeout: 10_000 });
    await expect(alerts).toBeChecked();
    await expect(page.getByRole("link", { name: "Results for “linen”" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Norelle" })).toBeVisible();
    await expect(page.getByLabelText("Tell me: Norelle")).toHaveValue("OFF");
    await hasFooter(canvasElement);
  },
};

export const SavedSearchesEmpty: Story = {
  ...pageStory("/profile/saved-searches", () => <AccountScreen section="saved-searches" />),
  beforeEach: () => respondWithSavedSearches("nothing"),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole("heading", { name: "You have no saved searches." }, { timeout: 10_000 }),
    ).toBeVisible();
    await userEvent.click(page.getByRole("checkbox", { checked: false }));
    await expect(await page.findByText("Alerts are on.")).toBeVisible();
    await hasFooter(canvasElement);
  },
};

/** Alerts also come to this device. */
export const DeviceTold: Story = {
  ...pageStory("/profile/saved-searches", () => <AccountScreen section="saved-searches" />),
  beforeEach: () => respondWithDevice({ isTold: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const turnOff = await page.findByRole("button", { name: "Turn off on this device" }, { timeout: 10_000 });
    await expect(turnOff).toBeVisible();
    await hasFooter(canvasElement);
  },
};

/** The browser cannot show notifications, so they are not offered. */
export const DeviceWithoutNotifications: Story = {
  ...pageStory("/profile/saved-searches", () => <AccountScreen section="saved-searches" />),
  beforeEach: () => respondWithDevice({ isPossible: false }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("form", { name: "Quiet hours" }, { timeout: 10_000 });
    await expect(page.queryByRole("heading", { name: "Alerts on this device" })).toBeNull();
    await hasFooter(canvasElement);
  },
};

function refusedStory(obstacle: "blocked" | "unavailable" | "failed", text: RegExp): Story {
  return {
    ...pageStory("/profile/saved-searches", () => <AccountScreen section="saved-searches" />),
    beforeEach: () => respondWithDevice({ obstacle }),
    play: async ({ canvasElement, userEvent }) => {
      const page = within(canvasElement);
      await userEvent.click(
        await page.findByRole("button", { name: "Tell me on this device" }, { timeout: 10_000 }),
      );
      await expect(await page.findByText(text)).toBeVisible();
      await hasFooter(canvasElement);
    },
  };
}

export const DeviceBlocked: Story = refusedStory("blocked", /^Your browser blocks notifications/);

/** A private window, for example. */
export const DeviceUnavailable: Story = refusedStory("unavailable", /^This browser offers no notifications/);

export const DeviceNotSaved: Story = refusedStory("failed", /^Your choice was not saved/);

/** The wishlist is still loading. */
export const WishlistLoading: Story = {
  ...pageStory("/profile/wishlist", () => <AccountScreen section="wishlist" />),
  beforeEach: () => respondWithWishlist("never"),
};
