import * as storageKeys from "~/shop/storage-keys";
import { storedList } from "~/shopper/stored-list";

/** The garments that fit this shopper, as `writeGarment` writes them, one of a category. */
export const {
  read: readMyGarments,
  write: writeMyGarments,
  useTexts: useMyGarments,
} = storedList(storageKeys.myGarments);
