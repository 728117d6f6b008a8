import { captureProblems } from '../../engines/sip-capture/capture-problems.ts';
import { captureNotes } from '../../engines/sip-capture/notes.ts';
import { formatCount, formatNumber } from '../../tokens/format/index.ts';
import { outcomeSentences } from './outcome/outcome-sentences.ts';

export const defaultLabels = {
  messages: 'SIP messages',
  count: (total: number) => formatCount(total, 'message'),
  /** Which call of several the sentence is about. */
  call: 'Call',
  calls: (total: number) => `${formatCount(total, 'call')} in this capture`,
  /** A call in the list; `place` counts from 1. */
  callOption: (place: number, from: string, to: string) =>
    `${formatNumber(place)}: ${from} to ${to}`,
  chooseCall: 'Choose a call',
  time: 'Time',
  /** Shown when a time is missing or measured by another clock. */
  noTime: '–',
  message: 'Message',
  /** Beside a retransmission. */
  repeat: 'sent again',
  /** For assistive technology, after the name of a message. */
  between: (from: string, to: string) => `from ${from} to ${to}`,
  showAll: (total: number) => `Show all ${formatNumber(total)} messages`,
  choose: 'Select a message to read it.',
  media: 'Media',
  /** A stream with port 0, in an offer or an answer. */
  unused: 'not used',
  /** The arrow from the sender to the receiver, read aloud. */
  to: 'to',
  cut: 'The capture has less of this message than was sent.',
  copy: 'Copy message',
  /** What happened, and what to do about it. */
  outcome: outcomeSentences,
  /** Missing and unreadable parts of the capture. */
  notes: captureNotes,
  /** Error messages for `parseCapture` of `@trunkline/ui/engines/sip-capture`; pass them to it. */
  problems: captureProblems,
};

/** Texts of the widget. */
export type SipLadderLabels = typeof defaultLabels;
