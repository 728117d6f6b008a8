import { noteText, tellsOfMissing } from '../../engines/sip-capture/notes.ts';
import { messageName } from '../../engines/sip-capture/sip/sip-text.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { ladderOf } from './ladder.model.ts';
import { defaultLabels } from './ladder-labels.ts';
import { LadderHead, Sentence } from './ladder-parts.tsx';
import { LadderRung } from './ladder-rung.tsx';
import { MessageDetails } from './message-details.tsx';
import { outcomeOf } from './outcome/outcome.model.ts';
import type { SipLadderProps } from './sip-ladder.tsx';

export type PrintedLadderProps = Pick<
  SipLadderProps,
  'capture' | 'hosts' | 'callId' | 'sides' | 'labels'
>;

const noHosts = {};

/** A SIP ladder for print, or for a page without scripts: all messages, each in full below. */
export function PrintedLadder({
  capture,
  hosts = noHosts,
  callId = '',
  sides,
  labels,
}: PrintedLadderProps) {
  const text = useLabels('SipLadder', defaultLabels, labels);
  const { messages, notes, unreachable, connections } = capture;
  const { participants, rungs } = ladderOf(messages, hosts);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Sentence
        {...outcomeOf(
          messages,
          hosts,
          { callId, isPartial: tellsOfMissing(notes), unreachable, connections, sides },
          text.outcome,
        )}
      />
      {notes
        .map((note) => noteText(note, text.notes))
        .map((note) => (
          <p key={note} className="text-small text-muted">
            {note}
          </p>
        ))}
      <section
        aria-label={text.messages}
        className="min-w-0 rounded-md border border-default bg-card"
      >
        <LadderHead participants={participants} time={text.time} />
        <ol>
          {rungs.map((rung) => (
            <LadderRung
              key={rung.index}
              rung={rung}
              participants={participants}
              isSelected={false}
              labels={text}
            />
          ))}
        </ol>
      </section>
      {rungs.map(({ index, message }) => (
        <details key={index}>
          <summary className="cursor-pointer text-small">
            {index + 1} <bdi>{marked(messageName(message))}</bdi>
          </summary>
          <MessageDetails message={message} labels={text} isPrinted />
        </details>
      ))}
    </div>
  );
}
