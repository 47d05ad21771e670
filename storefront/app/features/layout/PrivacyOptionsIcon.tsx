/** An icon in the colors of the California Consumer Privacy Act. Decorative: the link next to it has a name. */
export function PrivacyOptionsIcon() {
  return (
    <svg viewBox="0 0 30 14" width="30" fill="none" strokeWidth="1.2" aria-hidden="true">
      <rect x=".6" y=".6" width="28.8" height="12.8" rx="6.4" fill="#fff" stroke="#06f" />
      <path d="M17.3.6H23a6.4 6.4 0 0 1 0 12.8h-8.8z" fill="#06f" />
      <path d="m5.8 7.3 2.3 2.2 4.2-5" stroke="#06f" />
      <path d="m19.2 4.4 5.2 5.2m0-5.2-5.2 5.2" stroke="#fff" />
    </svg>
  );
}
