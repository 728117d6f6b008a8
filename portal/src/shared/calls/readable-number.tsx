import { clsx } from 'clsx';
import { createStore } from '../../browser/store.ts';

/** So many numbers at most are kept as people read them. */
const keptAtMost = 2000;

/** Remembers what it has read: lists that are drawn again and again read the same numbers. */
function remembering(format: (stored: string) => string): (stored: string) => string {
  const kept = new Map<string, string>();
  return (stored) => {
    const known = kept.get(stored);
    if (known !== undefined) return known;
    if (kept.size >= keptAtMost) kept.clear();
    const text = format(stored);
    kept.set(stored, text);
    return text;
  };
}

/** How numbers are grouped is a lot to know: it comes once it is needed, and stays. */
const asStored = (stored: string) => stored;
const formatting = createStore(asStored);
let isAsked = false;

/** A stored number as people read it; until that is known, as it is stored. */
export function useNumberFormat(): (stored: string) => string {
  if (!isAsked) {
    isAsked = true;
    import('@trunkline/ui/widgets/phone-number').then(
      ({ formatNumber }) => formatting.set(remembering(formatNumber)),
      // Without it numbers stay as they are stored.
      () => {
        isAsked = false;
      },
    );
  }
  return formatting.use();
}

/** A phone number to read; what is stored is its tooltip. */
export function ReadableNumber({ stored }: { stored: string }) {
  const format = useNumberFormat();
  const text = format(stored);
  // Digits that no country assigns are in no readable form: muted, so that they don't look forgotten.
  const isRaw = format !== asStored && text === stored;
  return (
    <span
      dir="ltr"
      title={stored}
      className={clsx('inline-block max-w-full truncate align-top', isRaw && 'text-muted')}
    >
      {text}
    </span>
  );
}
