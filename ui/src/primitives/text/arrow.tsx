/**
 * An arrow from one value to the next, in reading direction. Screen readers get a word, because
 * they would read the sign as 'right arrow'.
 */
export function Arrow({ label }: { label: string }) {
  return (
    <span role="img" aria-label={label} className="rtl:inline-block rtl:-scale-x-100">
      →
    </span>
  );
}
