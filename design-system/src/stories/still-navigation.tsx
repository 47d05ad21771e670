import type { Decorator } from "@storybook/react-vite";
import type { MouseEvent } from "react";
import { fn } from "storybook/test";
import { NavigationProvider, type Navigation } from "../patterns/Navigation/NavigationProvider.tsx";

/** Told of every address a story's links and forms lead to. */
export const goneTo = fn<(address: string) => void>();

const still: Navigation = {
  Link({ replace: _replace, keepScroll: _keepScroll, children, onClick, ...anchor }) {
    function stay(event: MouseEvent<HTMLAnchorElement>): void {
      onClick?.(event);
      if (!event.defaultPrevented) goneTo(anchor.href);
      event.preventDefault();
    }
    return (
      <a {...anchor} href={anchor.href} onClick={stay}>
        {children}
      </a>
    );
  },
  Form({ keepScroll: _keepScroll, children, onSubmit, ...form }) {
    return (
      <form
        {...form}
        onSubmit={(event) => {
          onSubmit?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as URLSearchParams);
          goneTo(`${form.action}${fields.size > 0 ? `?${fields.toString()}` : ""}`);
        }}
      >
        {children}
      </form>
    );
  },
};

/** Links and forms that can be pressed without leaving the story. */
export const stillNavigation: Decorator = (Story) => {
  goneTo.mockClear();
  return (
    <NavigationProvider navigation={still}>
      <Story />
    </NavigationProvider>
  );
};
