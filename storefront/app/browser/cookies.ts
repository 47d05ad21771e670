import { resultOrNull } from "./result-or-null";

/** The page's cookies, as in `document.cookie`. Empty if the browser denies them. */
export const readCookies = (): string => resultOrNull(() => document.cookie) ?? "";

/** Sets one cookie, with its attributes. If the browser denies it, nothing is set. */
export const writeCookie = (cookie: string): void => void resultOrNull(() => (document.cookie = cookie));
