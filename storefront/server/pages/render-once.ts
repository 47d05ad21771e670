import type { StartedFile, RenderedPage } from "./cached-page.ts";
import { type Lease, mayBeServed, type SharedPage, type SharedPages } from "./shared-pages.ts";

/** Milliseconds to wait for another storefront's render if there is no old version to serve. */
const patience = 1000;
/** Milliseconds between checks of the shared store. */
const pause = 20;

/** Gets a page from the shared store, or renders it if this storefront gets the lease. */
export async function renderOnce(
  shared: SharedPages,
  key: string,
  has: boolean,
  render: () => Promise<RenderedPage | StartedFile>,
): Promise<RenderedPage | StartedFile> {
  for (let waited = 0; ; waited += pause) {
    const look = await shared.look(key, has);
    if (!look) return render();
    const { found, lease } = look;
    if (lease) return renderWith(lease, found, render);
    if (found && mayBeServed(found)) return asRenderedPage(found);
    if (waited >= patience) return render();
    await new Promise((later) => setTimeout(later, pause));
  }
}

async function renderWith(
  lease: Lease,
  found: SharedPage | undefined,
  render: () => Promise<RenderedPage | StartedFile>,
): Promise<RenderedPage | StartedFile> {
  let renewed: RenderedPage | StartedFile;
  try {
    renewed = await render();
  } catch (error) {
    await lease.release();
    if (found) return asRenderedPage(found);
    throw error;
  }
  if ("whole" in renewed) {
    renewed.whole.then((whole) => keep(lease, whole)).catch(() => lease.release());
    return renewed;
  }
  await keep(lease, renewed);
  return renewed.page.status >= 500 && found ? asRenderedPage(found) : renewed;
}

async function keep(lease: Lease, { page, lifetime }: RenderedPage): Promise<void> {
  if (lifetime) await lease.store(page, lifetime);
  else if (page.status >= 300 && page.status < 500) await lease.remove();
  else await lease.release();
}

function asRenderedPage({ page, lifetime, age, isPurged }: SharedPage): RenderedPage {
  return { page, lifetime, age, isPurged, isShared: true };
}
