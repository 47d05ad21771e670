import type { Database } from "../../database/database.ts";
import { all, get, run } from "../../database/statement.ts";

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

/** All redirects, or the one from a path, whatever its case. */
export function readRedirects(db: Database, path?: string): StoredRedirect[] {
  const columns = "SELECT id, path, target FROM url_redirect";
  return path === undefined
    ? all<StoredRedirect>(db, `${columns} ORDER BY id`)
    : all<StoredRedirect>(db, `${columns} WHERE same_path = ?`, samePath(path));
}

function samePath(path: string): string {
  const trimmed = path.replace(/(?<=.)\/$/, "");
  try {
    return decodeURIComponent(trimmed).toLowerCase();
  } catch {
    return trimmed.toLowerCase();
  }
}
