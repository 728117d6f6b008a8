import { messageName } from '../../engines/sip-capture/sip/sip-text.ts';
import type { SipMessage } from '../../engines/sip-capture/sip-capture.types.ts';
import { formatDuration } from '../../tokens/format/index.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLocale } from '../../use-labels.ts';
import type { Participant, Rung } from './ladder.model.ts';
import type { SipLadderLabels } from './ladder-labels.ts';

type LadderRungProps = {
  rung: Rung;
  participants: readonly Participant[];
  isSelected: boolean;
  /** Without it, nothing can be pressed. */
  onSelect?: (index: number) => void;
  labels: SipLadderLabels;
};

const nameOf = (participant: Participant | undefined) =>
  marked(participant?.label || participant?.id || '');

/** Highlights refusals, and retransmissions, which mean that something was lost. */
const toneOf = ({ status, repeats }: SipMessage) => {
  if (status !== null && status >= 400) return 'text-danger';
  return repeats === null ? 'text-default' : 'text-warning';
};

/** One message as an arrow between two columns, with the time since the first. */
export function LadderRung({ rung, participants, isSelected, onSelect, labels }: LadderRungProps) {
  const { index, message, from, to, offset } = rung;
  const locale = useLocale();
  const name = marked(messageName(message));
  const isBackward = to < from;
  const share = 100 / participants.length;
  const start = (Math.min(from, to) + 0.5) * share;
  const length = Math.max(Math.abs(to - from) * share, 1);
  const tone = toneOf(message);
  const arrow = (
    <>
      <span className="flex w-20 shrink-0 items-center px-3 text-meta whitespace-nowrap text-muted">
        <bdi>{offset === null ? labels.noTime : formatDuration(offset, locale)}</bdi>{' '}
      </span>
      <span dir="ltr" className="relative min-w-0 flex-1">
        {participants.map(({ id }, column) => (
          <span
            key={id}
            className="absolute inset-y-0 w-px bg-control"
            style={{ left: `${(column + 0.5) * share}%` }}
          />
        ))}
        <span
          className={`absolute top-1 truncate text-center text-small font-medium ${tone}`}
          style={{ left: `${start}%`, width: `${length}%` }}
        >
          {name}
          {message.repeats !== null && (
            <span className="text-meta font-normal"> · {labels.repeat}</span>
          )}
          <span className="sr-only">
            {' '}
            {labels.between(nameOf(participants[from]), nameOf(participants[to]))}
          </span>
        </span>
        <span
          className={`absolute bottom-2.5 flex items-center ${tone}`}
          style={{ left: `${start}%`, width: `${length}%` }}
        >
          <Arrow isBackward={isBackward} isDashed={message.status !== null} />
        </span>
      </span>
    </>
  );
  const row = 'flex h-11 w-full items-stretch text-start';
  return (
    <li className="break-inside-avoid">
      {onSelect ? (
        <button
          type="button"
          aria-pressed={isSelected}
          onClick={() => onSelect(index)}
          className={`${row} hover:bg-hover focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft`}
        >
          {arrow}
        </button>
      ) : (
        <div className={row}>{arrow}</div>
      )}
    </li>
  );
}

/** Responses are dashed, as in every book on SIP. */
function Arrow({ isBackward, isDashed }: { isBackward: boolean; isDashed: boolean }) {
  return (
    <span className={`relative block w-full ${isBackward ? 'rotate-180' : ''}`}>
      <span
        className={`block w-full border-t-[1.5px] border-current ${isDashed ? 'border-dashed' : ''}`}
      />
      <span className="absolute -top-[3px] end-0 size-2 rotate-45 border-t-[1.5px] border-r-[1.5px] border-current" />
    </span>
  );
}
