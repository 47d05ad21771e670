/** Headers of every response. Pages set a stricter policy. */
export const commonHeaders = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

const entries = Object.entries(commonHeaders);

export function addCommonHeaders({ headers }: Response): void {
  for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value);
}
