import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { Outcome } from '../../engines/sip-capture/sip-capture.types.ts';
import { marked } from '../../tokens/text/index.ts';
import type { Participant } from './ladder.model.ts';

const icons = { good: CircleCheck, bad: CircleAlert, plain: Info };
const colours = { good: 'text-success', bad: 'text-danger', plain: 'text-info' };

/** The outcome of the capture in a sentence. */
export function Sentence({ tone, text }: Outcome) {
  const Icon = icons[tone];
  return (
    <p className="flex gap-2 rounded-md border border-default bg-card px-4 py-3 text-body">
      <Icon
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className={`mt-0.5 shrink-0 ${colours[tone]}`}
      />
      <span className="max-w-prose">{marked(text)}</span>
    </p>
  );
}

type LadderHeadProps = { participants: readonly Participant[]; time: string };

/** Hosts, one per column: left to right in every language, like the arrows between them. */
export const LadderHead = ({ participants, time }: LadderHeadProps) => (
  <div className="sticky top-0 z-10 flex border-b border-default bg-sunken text-meta font-medium text-muted">
    <span className="w-20 shrink-0 px-3 py-2">{time}</span>
    <span dir="ltr" className="flex min-w-0 flex-1">
      {participants.map(({ id, label }) => (
        <span key={id} className="min-w-0 flex-1 px-1 py-2 text-center">
          {label && <span className="block truncate text-default">{marked(label)}</span>}
          <span className="block truncate font-mono font-normal" title={id}>
            {id}
          </span>
        </span>
      ))}
    </span>
  </div>
);
