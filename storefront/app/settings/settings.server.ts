import { createContext, type RouterContextProvider } from "react-router-dom";
import { readSettings, type Settings } from "../../server/settings/settings";

export const settingsContext = createContext<Settings | null>(null);

let fromEnvironment: Settings | undefined;

/** The development server does not provide the settings, so they are read from the environment. */
export function settingsOf(context: Readonly<RouterContextProvider>): Settings {
  return context.get(settingsContext) ?? (fromEnvironment ??= readSettings());
}
