import { createContext, type ComponentPropsWithRef, type ComponentType, type ReactNode } from "react";

/** A link's props. Plain links ignore `replace` and `keepScroll`. */
export interface NavigationLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** Replaces the current history entry, so that Back does not step through sizes, for example. */
  replace?: boolean;
  /** Keeps the scroll position. */
  keepScroll?: boolean;
}

export interface NavigationFormProps extends Omit<ComponentPropsWithRef<"form">, "action" | "method"> {
  action: string;
  /** How its data is sent, as HTML's `method`. */
  method?: "get" | "post";
  /** Whether the page stays where it is scrolled to. */
  keepScroll?: boolean;
}

export interface Navigation {
  Link: ComponentType<NavigationLinkProps>;
  Form: ComponentType<NavigationFormProps>;
}

function PlainLink({ replace: _replace, keepScroll: _keepScroll, children, ...anchor }: NavigationLinkProps) {
  return <a {...anchor}>{children}</a>;
}

function PlainForm({ keepScroll: _keepScroll, ...form }: NavigationFormProps) {
  return <form {...form} />;
}

export const NavigationContext = createContext<Navigation>({ Link: PlainLink, Form: PlainForm });

export interface NavigationProviderProps {
  /** The router's link and form. Define it once, outside of any component. */
  navigation: Navigation;
  children: ReactNode;
}

/** Provides the router's link and form to patterns. Without it, they render plain `<a>` and `<form>`. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
