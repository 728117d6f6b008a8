import { clsx } from 'clsx';
import { createStore } from '../../browser/store.ts';

/** Most formatted numbers to cache. */
const keptAtMost = 2000;

/** Caches formatted numbers: lists render the same numbers again and again. */
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

/** Formats numbers. The rules for grouping are large, so they load on first use. */
const asStored = (stored: string) => stored;
const formatting = createStore(asStored);
let isAsked = false;

/** Formats a stored number for people; returns it unchanged until the rules have loaded. */
export function useNumberFormat(): (stored: string) => string {
  if (!isAsked) {
    isAsked = true;
    import('@trunkline/ui/widgets/phone-number').then(
      ({ formatNumber }) => formatting.set(remembering(formatNumber)),
      // Without the rules, numbers stay unformatted.
      () => {
        isAsked = false;
      },
    );
  }
  return formatting.use();
}

/** A phone number formatted for people, with the stored number as tooltip. */
export function ReadableNumber({ stored }: { stored: string }) {
  const format = useNumberFormat();
  const text = format(stored);
  // Unassigned digits have no readable form. They are muted, so that they don't look like a
  // mistake.
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
