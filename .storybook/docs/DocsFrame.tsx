import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useState, type PropsWithChildren, type ReactNode } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { docsThemes } from "./docs-themes.ts";
import "./docs.css";

interface Switches {
  brand?: string;
  scheme?: string;
  direction?: string;
}

/** Storybook stores the toolbar's values in the URL: `globals=brand:norelle;scheme:dark`. */
function switchesInAddress(): Switches {
  const globals = new URLSearchParams(location.search).get("globals") ?? "";
  return Object.fromEntries(globals.split(";").map((pair) => pair.split(":"))) as Switches;
}

const isDark = (scheme: string): boolean =>
  scheme === "dark" || (scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);

/** Applies the toolbar's brand, scheme and direction to docs pages without stories. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [switches, setSwitches] = useState(switchesInAddress);
  const { brand = "circlet", scheme = "light", direction = "ltr" } = switches;
  useLayoutEffect(() => {
    const follow = ({ globals }: { globals: Switches }): void => setSwitches(globals);
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["brand"] = brand;
    root.dataset["scheme"] = scheme;
    root.dir = direction;
  }, [brand, scheme, direction]);
  return (
    <DocsContainer context={context} theme={docsThemes[isDark(scheme) ? "dark" : "light"]}>
      {children}
    </DocsContainer>
  );
}
