import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";
import type { pageById } from "../../shared/pagination/paginate.ts";

/** A row of the platform's redirects: an old path, and a path or an address. */
export interface Redirect {
  readonly path: string;
  readonly target: string;
}

export interface StoredRedirect extends Redirect {
  readonly id: number;
}

export function saveRedirect(db: Database, { path, target }: Redirect): "created" | "changed" | "unchanged" {
  const same = samePath(path);
  const known = get<Redirect>(db, "SELECT path, target FROM url_redirect WHERE same_path = ?", same);
  if (known?.path === path && known.target === target) return "unchanged";
  run(
    db,
    `INSERT INTO url_redirect (path, same_path, target) VALUES (?, ?, ?)
     ON CONFLICT (same_path) DO UPDATE SET path = excluded.path, target = excluded.target`,
    path,
    same,
    target,
  );
  return known ? "changed" : "created";
}

const columns = "SELECT id, path, target FROM url_redirect";

/** The redirect from a path, whatever its case. */
export function redirectsFrom(db: Database, path: string): StoredRedirect[] {
  return all<StoredRedirect>(db, `${columns} WHERE same_path = ?`, samePath(path));
}

/** One more than the page's redirects, and one on each side of it if it has a cursor there. A shop has up to 100,000. */
export function redirectsOfPage(
  db: Database,
  { size, low, high, descending }: ReturnType<typeof pageById>,
): StoredRedirect[] {
  const order = descending ? "DESC" : "ASC";
  const inside = `${columns} WHERE id > ? AND id < ? ORDER BY id ${order} LIMIT ?`;
  return [
    ...all<StoredRedirect>(db, inside, low ?? 0, high ?? Number.MAX_SAFE_INTEGER, size + 1),
    ...all<StoredRedirect>(db, `${columns} WHERE id <= ? ORDER BY id DESC LIMIT 1`, low),
    ...all<StoredRedirect>(db, `${columns} WHERE id >= ? ORDER BY id LIMIT 1`, high),
  ];
}

function samePath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  try {
    return decodeURIComponent(trimmed).toLowerCase();
  } catch {
    return trimmed.toLowerCase();
  }
}
