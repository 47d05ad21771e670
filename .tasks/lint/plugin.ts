import { browserFloor } from "./browser-floor.ts";
import { composingKeys } from "./composing-keys.ts";
import { exactMoney } from "./exact-money.ts";
import { guide } from "./guide.ts";
import { linearRegexp } from "./linear-regexp.ts";
import { inlineMessage } from "./inline-message.ts";
import { inlineText } from "./inline-text.ts";
import { spacing } from "./spacing.ts";
import { styleValues } from "./style-values.ts";
import { translatedText } from "./translated-text.ts";

/** Our lint rules. Every message says how to fix the problem. */
export default {
  meta: { name: "circlet" },
  rules: {
    "browser-floor": browserFloor,
    "composing-keys": composingKeys,
    "exact-money": exactMoney,
    guide,
    "inline-message": inlineMessage,
    "inline-text": inlineText,
    "linear-regexp": linearRegexp,
    spacing,
    "style-values": styleValues,
    "translated-text": translatedText,
  },
};
