import type { PhoneLabels } from './phone.labels.ts';
import { keypad, type PhoneKey } from './phone.model.ts';

const nameOf = (key: PhoneKey, text: PhoneLabels) =>
  key === '*' ? text.star : key === '#' ? text.pound : text.key(key);

type PhoneKeypadProps = { sent: string; onKey: (key: PhoneKey) => void; text: PhoneLabels };

/** Twelve keys, and the keys already sent in this call. */
export function PhoneKeypad({ sent, onKey, text }: PhoneKeypadProps) {
  return (
    <div className="grid gap-2">
      <p dir="ltr" className="min-h-6 truncate text-center font-mono text-body text-default">
        <span className="sr-only">{text.sentKeys}: </span>
        {/* The last ones are in sight. */}
        {sent.slice(-24)}
      </p>
      <div className="grid grid-cols-3 gap-1.5" dir="ltr">
        {keypad.flat().map(({ key, letters }) => (
          <button
            key={key}
            type="button"
            aria-label={nameOf(key, text)}
            // Letters come from CSS: otherwise screen readers would say "two A B C" for each digit.
            data-letters={letters}
            className="grid h-11 place-content-center rounded-md border border-default bg-card text-center text-body leading-4 font-medium text-default hover:border-control hover:bg-hover after:text-meta after:leading-3 after:font-normal after:text-muted after:content-[attr(data-letters)]"
            onClick={() => onKey(key)}
          >
            {key}
          </button>
        ))}
      </div>
      <p className="text-meta text-muted pointer-coarse:hidden">{text.keyboardHint}</p>
    </div>
  );
}
