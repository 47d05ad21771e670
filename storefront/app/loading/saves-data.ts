/** In browsers that say so: https://wicg.github.io/netinfo */
interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

/** Whether the shopper asked to save data or has a 2G network, so nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith("2g"));
}
