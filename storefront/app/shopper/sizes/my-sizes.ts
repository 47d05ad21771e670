import * as storageKeys from "~/shop/storage-keys";
import { storedList } from "~/shopper/stored-list";

/** The sizes that this shopper wears, each with its size system: "shoes_us_m.8". */
export const {
  read: readMySizes,
  write: writeMySizes,
  useTexts: useMySizes,
} = storedList(storageKeys.mySizes);
