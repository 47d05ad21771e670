import type { Decorator } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { NavigationProvider, type Navigation } from "../patterns/Navigation/NavigationProvider.tsx";

/** Called with the address of every link that is followed and every form that is sent. */
export const followed = fn();

/** A router that only tells where it would have gone. */
const told: Navigation = {
  Link: ({
    href,
    replace: _replace,
    keepScroll: _keepScroll,
    transition: _transition,
    onClick,
    children,
    ...anchor
  }) => (
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

/** Links and forms that tell where they lead and stay: a story that navigates is gone. */
export const toldNavigation: Decorator = (Story) => (
  <NavigationProvider navigation={told}>
    <Story />
  </NavigationProvider>
);
