import * as v from "valibot";
import { ownPath } from "../app/http/own-path.ts";
import { stopAlertsPath } from "../app/shop/paths.ts";

/** What the extensions service sends. It is checked, because a notification must not lead to another site. */
export function pushNotification(origin: string) {
  const path = v.pipe(
    v.string(),
    v.maxLength(2000),
    v.check((text) => text.startsWith("/") && ownPath(text, origin) === text, "a path of the shop"),
  );
  return v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    title: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
    body: v.pipe(v.string(), v.maxLength(1000)),
    path,
    stop: v.pipe(
      path,
      v.check(
        (text) => text.split("?", 1)[0] === stopAlertsPath || text.startsWith(`${stopAlertsPath}/search?`),
      ),
    ),
  });
}

export type PushNotification = v.InferOutput<ReturnType<typeof pushNotification>>;

/** What a shown notification leads to. A browser may keep it for days, so it is checked again. */
export function notificationTarget(origin: string) {
  const { path, stop } = pushNotification(origin).entries;
  return v.object({ path, stop: v.nullable(stop) });
}
