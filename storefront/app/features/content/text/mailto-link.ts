export function mailtoLink(to: string, subject?: string): string {
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}
