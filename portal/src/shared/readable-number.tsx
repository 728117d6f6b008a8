import { createStore } from '../browser/store.ts';

/** How numbers are grouped is a lot to know: it comes once it is needed, and stays. */
const formatting = createStore((stored: string) => stored);
let isAsked = false;

/** A stored number as people read it; until that is known, as it is stored. */
export function useNumberFormat(): (stored: string) => string {
  if (!isAsked) {
    isAsked = true;
    import('@trunkline/ui/widgets/phone-number').then(
      ({ formatNumber }) => formatting.set(formatNumber),
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
  return (
    <span
      dir="ltr"
      title={stored}
      className="inline-block max-w-full truncate align-top tabular-nums"
    >
      {format(stored)}
    </span>
  );
}
