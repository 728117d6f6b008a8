import type { PhoneLabels } from './phone.labels.ts';
import { keypad, type PhoneKey } from './phone.model.ts';

const nameOf = (key: PhoneKey, text: PhoneLabels) =>
  key === '*' ? text.star : key === '#' ? text.pound : text.key(key);

type PhoneKeypadProps = { sent: string; onKey: (key: PhoneKey) => void; text: PhoneLabels };

/** Twelve keys, and those that were sent in this call. */
export function PhoneKeypad({ sent, onKey, text }: PhoneKeypadProps) {
  return (
    <div className="grid gap-2">
      <output
        aria-label={text.sentKeys}
        dir="ltr"
        className="block min-h-6 truncate text-center font-mono text-body text-default"
      >
        {/* The last ones are in sight. */}
        {sent.slice(-24)}
      </output>
      <div className="grid grid-cols-3 gap-1.5" dir="ltr">
        {keypad.flat().map(({ key, letters }) => (
          <button
            key={key}
            type="button"
            aria-label={nameOf(key, text)}
            className="grid h-11 place-content-center rounded-md border border-default bg-card text-center hover:border-control hover:bg-hover"
            onClick={() => onKey(key)}
          >
            <span className="text-body font-medium text-default leading-4">{key}</span>
            {letters && (
              <span aria-hidden className="text-meta text-muted leading-3">
                {letters}
              </span>
            )}
          </button>
        ))}
      </div>
      <p className="text-meta text-muted pointer-coarse:hidden">{text.keyboardHint}</p>
    </div>
  );
}
