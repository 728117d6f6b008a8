import { formatTime, formatUtc } from '@trunkline/ui/tokens/format';
import { marked } from '@trunkline/ui/tokens/text';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { LogEntry, LogLevel } from './log.model.ts';

const tones: Record<LogLevel, string> = {
  trace: 'text-muted',
  debug: 'text-muted',
  info: 'text-info',
  warn: 'text-warning',
  error: 'text-danger',
  fatal: 'text-danger font-semibold',
};

type EntryProps = { entry: LogEntry; isCurrent: boolean; onChoose: (at: number) => void };

/** One entry on a line, in local time; opens to its full text. */
export function Entry({
  entry: { at, level, message, members, text },
  isCurrent,
  onChoose,
}: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li
      aria-current={isCurrent || undefined}
      className="border-b border-subtle px-3 py-1 font-mono text-meta last:border-b-0 aria-current:bg-accent-soft"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 sm:flex-nowrap">
        {at === null ? (
          <span className="w-24 shrink-0 text-muted">No time</span>
        ) : (
          <button
            type="button"
            onClick={() => onChoose(at)}
            title={`${formatUtc(at)}. Show this moment in the other tabs`}
            className="min-w-24 shrink-0 text-start whitespace-nowrap text-accent underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {formatTime(at, { milliseconds: true })}
          </button>
        )}
        <span className={`w-11 shrink-0 ${level ? tones[level] : ''}`}>{level}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-w-0 flex-1 basis-full items-baseline gap-1 rounded-sm text-start hover:bg-hover sm:basis-0 pointer-coarse:min-h-11"
        >
          <ChevronRight
            size={12}
            strokeWidth={2}
            aria-hidden
            className={`shrink-0 self-center text-muted ${isOpen ? 'rotate-90' : 'rtl:rotate-180'}`}
          />
          <span dir="ltr" className="min-w-0 flex-1 truncate">
            {marked(message)}
            {members.map(({ name, value }) => (
              <span key={name} className="text-muted">
                {' '}
                {marked(`${name}=${value}`)}
              </span>
            ))}
          </span>
        </button>
      </div>
      {isOpen && (
        <pre dir="ltr" className="mt-1 rounded-sm bg-sunken p-2 whitespace-pre-wrap wrap-anywhere">
          {marked(text, { lines: true })}
        </pre>
      )}
    </li>
  );
}
