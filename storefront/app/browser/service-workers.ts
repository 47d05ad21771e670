import { resultOrNull } from "./result-or-null";

export const serviceWorkers = (): ServiceWorkerContainer | null =>
  resultOrNull(() => navigator.serviceWorker);
