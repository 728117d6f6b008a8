/**
 * An arrow from one to the other, which points the way that the page is read. Aloud it is a word:
 * screen readers say 'right arrow' for the sign.
 */
export function Arrow({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="rtl:inline-block rtl:-scale-x-100">
      →
    </span>
  );
}
