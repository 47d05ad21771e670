/** Three overlapping rings that stand for the triple win. Decorative: the text next to them says the same. */
export function ThreeRings({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 440 420" aria-hidden="true" focusable="false" className={className}>
      <g fill="none" strokeWidth="1.5">
        <circle cx="220" cy="148" r="120" stroke="var(--circlet-color-accent)" />
        <circle cx="148" cy="268" r="120" stroke="var(--circlet-color-text)" />
        <circle cx="292" cy="268" r="120" stroke="var(--circlet-palette-brown)" />
      </g>
      <path
        d="M220 172A120 120 0 0 1 267.3 258.4A120 120 0 0 1 172.700 258.4A120 120 0 0 1 220 172Z"
        fill="var(--circlet-color-panel)"
      />
      <circle cx="220" cy="228" r="9" fill="var(--circlet-color-sale)" />
    </svg>
  );
}
