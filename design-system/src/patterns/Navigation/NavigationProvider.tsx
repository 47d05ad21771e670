import { createContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from "react";

/** What a pattern asks of a link. `replace` and `keepScroll` are wishes of a router; a plain link leaves them out. */
export interface NavigationLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** Takes the place of the current history entry: choosing a size is no step Back should walk through. */
  replace?: boolean;
  /** Stays where the page is scrolled to. */
  keepScroll?: boolean;
  /** Moves to the page in a view transition, where the browser has them. */
  transition?: boolean;
}

export interface NavigationFormProps extends Omit<ComponentPropsWithRef<"form">, "action" | "method"> {
  action: string;
  method?: "get" | "post";
  keepScroll?: boolean;
}

export interface Navigation {
  Link: ComponentType<NavigationLinkProps>;
  Form: ComponentType<NavigationFormProps>;
}

function PlainLink({
  replace: _replace,
  keepScroll: _keepScroll,
  transition: _transition,
  children,
  ...anchor
}: NavigationLinkProps) {
  return <a {...anchor}>{children}</a>;
}

function PlainForm({ keepScroll: _keepScroll, ...form }: NavigationFormProps) {
  return <form {...form} />;
}

export const NavigationContext = createContext<Navigation>({ Link: PlainLink, Form: PlainForm });

export interface NavigationProviderProps {
  /** Both from the shop's router, defined once outside of any component. */
  navigation: Navigation;
  children: ReactNode;
}

/** Gives every pattern below it the router's own link and form. Without it they are plain `<a>` and `<form>`. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
