import { cva } from 'class-variance-authority';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { noteText, tellsOfMissing } from '../../engines/sip-capture/notes.ts';
import type { Capture } from '../../engines/sip-capture/sip-capture.types.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { ladderOf } from './ladder.model.ts';
import { defaultLabels, type SipLadderLabels } from './ladder-labels.ts';
import { LadderHead, Sentence } from './ladder-parts.tsx';
import { LadderRung } from './ladder-rung.tsx';
import { MessageDetails } from './message-details.tsx';
import { callsOf, partyOf } from './outcome/calls.ts';
import { outcomeOf } from './outcome/outcome.model.ts';
import type { CallSides } from './outcome/scene.ts';

const ladderStyles = cva('grid grid-cols-1 gap-3');

export type SipLadderProps = {
  /** Result of `parseCapture` of `@trunkline/ui/engines/sip-capture`. Keep it stable between renders. */
  capture: Capture;
  /** Names of hosts by address: `{ '203.0.113.10': 'Carrier' }`. */
  hosts?: Readonly<Record<string, string>>;
  /** Call-ID of the call that the sentence on top describes, until another is chosen. */
  callId?: string;
  /**
   * Names of the two sides of that call: an application places outbound calls and answers inbound
   * ones. Default: caller and called side, the terms of SIP.
   */
  sides?: CallSides | undefined;
  /** Index of the message shown in full; null for none. */
  selected: number | null;
  /** Called with the index of the chosen message. */
  onSelect: (index: number) => void;
  /** Overrides texts of the current language. */
  labels?: Partial<SipLadderLabels>;
  /** Additional classes for the root. */
  className?: string;
};

const noHosts = {};

/** Rungs shown at first; longer captures show the rest on request. */
const firstRungs = 300;

/** A SIP ladder: one column per host, one arrow per message, the selected one in full. */
export function SipLadder({
  capture,
  hosts = noHosts,
  callId,
  sides,
  selected,
  onSelect,
  labels,
  className,
}: SipLadderProps) {
  const text = useLabels('SipLadder', defaultLabels, labels);
  const { messages, notes, unreachable, connections } = capture;
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { participants, rungs } = useMemo(() => ladderOf(messages, hosts), [messages, hosts]);
  const calls = useMemo(() => callsOf(messages), [messages]);
  const [chosenCall, setChosenCall] = useState<string | null>(null);
  // A choice applies only to the capture it was made in.
  const isThere = (id: string | null | undefined) => messages.some((one) => one.callId === id);
  const meant = isThere(chosenCall) ? chosenCall : callId;
  const outcome = useMemo(() => {
    return outcomeOf(
      messages,
      hosts,
      // `sides` belongs to `callId` only.
      {
        callId: meant ?? '',
        isPartial: tellsOfMissing(notes),
        unreachable,
        connections,
        sides: meant === callId ? sides : undefined,
      },
      text.outcome,
    );
  }, [messages, notes, unreachable, connections, hosts, meant, callId, sides, text.outcome]);
  const chosen = selected === null ? undefined : messages[selected];
  const shown = isWhole ? rungs : rungs.slice(0, firstRungs);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    const next = buttons[buttons.indexOf(activeElement) + (step ?? 0)];
    if (!step || !next) return;
    event.preventDefault();
    next.focus();
    next.click();
  };

  return (
    <div className={ladderStyles({ className })}>
      {calls.length > 1 && (
        <Field label={text.call} help={text.calls(calls.length)} width="md">
          <Select
            value={calls.find((one) => one.callId === meant)?.callId ?? null}
            placeholder={text.chooseCall}
            onChange={setChosenCall}
            options={calls.map((one, index) => ({
              value: one.callId,
              label: text.callOption(index + 1, partyOf(one, 'from'), partyOf(one, 'to')),
            }))}
          />
        </Field>
      )}
      <Sentence {...outcome} />
      {notes
        .map((note) => noteText(note, text.notes))
        .map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
      {messages.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-3 min-[1200px]:grid-cols-[minmax(0,1fr)_30rem]">
          <section
            aria-label={text.messages}
            className="max-h-[32rem] min-w-0 overflow-auto rounded-md border border-default bg-card"
          >
            <div style={{ minWidth: `${5 + participants.length * 9}rem` }}>
              <LadderHead participants={participants} time={text.time} />
              <ol ref={list} onKeyDown={handleKeyDown}>
                {shown.map((rung) => (
                  <LadderRung
                    key={rung.index}
                    rung={rung}
                    participants={participants}
                    isSelected={rung.index === selected}
                    onSelect={onSelect}
                    labels={text}
                  />
                ))}
              </ol>
            </div>
            {shown.length < rungs.length && (
              <div className="p-3">
                <Button size="sm" onClick={() => setWhole(true)}>
                  {text.showAll(rungs.length)}
                </Button>
              </div>
            )}
          </section>
          {chosen ? (
            <MessageDetails message={chosen} labels={text} />
          ) : (
            <p className="rounded-md border border-dashed border-default px-4 py-6 text-center text-small text-muted">
              {text.choose}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
