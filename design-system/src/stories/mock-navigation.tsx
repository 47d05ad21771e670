import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NavigationProvider, type Navigation } from "../patterns/layout/Navigation/NavigationProvider.tsx";

/** Called with the URL of each link that is followed and each form that is submitted. */
export const followed = fn();

/** A router that records navigations instead of performing them. */
const navigation: Navigation = {
  Link: ({ href, replace: _replace, keepScroll: _keepScroll, onClick, children, ...anchor }) => (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  ),
  Form: ({ action, keepScroll: _keepScroll, onSubmit, ...form }) => (
    <form
      {...form}
      action={action}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        const query = new URLSearchParams(
          [...new FormData(event.currentTarget)].map(([name, value]) => [
            name,
            typeof value === "string" ? value : value.name,
          ]),
        );
        followed(query.size > 0 ? `${action}?${query}` : action);
      }}
    />
  ),
};

/** Keeps links and forms from leaving the story. */
export const mockNavigation: Decorator = (Story) => (
  <NavigationProvider navigation={navigation}>
    <Story />
  </NavigationProvider>
);
