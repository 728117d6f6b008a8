import { formatCount, formatNumber } from '../../tokens/format/index.ts';
/** Texts of the widget. */
export type SipLadderLabels = {
  messages: string;
  count: (total: number) => string;
  time: string;
  message: string;
  /** Beside a message that was sent before. */
  repeat: string;
  /** For assistive technology, after the name of a message. */
  between: (from: string, to: string) => string;
  showAll: (total: number) => string;
  choose: string;
  media: string;
  refused: string;
  cut: string;
  copy: string;
};

export const defaultLabels: SipLadderLabels = {
  messages: 'SIP messages',
  count: (total) => formatCount(total, 'message'),
  time: 'Time',
  message: 'Message',
  repeat: 'sent again',
  between: (from, to) => `from ${from} to ${to}`,
  showAll: (total) => `Show all ${formatNumber(total)} messages`,
  choose: 'Choose a message to read it in full.',
  media: 'Media',
  refused: 'refused',
  cut: 'The capture has less of this message than was sent.',
  copy: 'Copy message',
};
