import {
  ArrowRightLeft,
  Ban,
  CircleDot,
  Grid3x3,
  ListX,
  type LucideIcon,
  MessageSquareText,
  Mic,
  MicOff,
  PhoneOff,
  Square,
  Tag,
} from 'lucide-react';
import type { CallAction } from '../../engines/live-calls/index.ts';

export const icons: Record<CallAction, LucideIcon> = {
  'hang-up': PhoneOff,
  cancel: Ban,
  redirect: ArrowRightLeft,
  mute: MicOff,
  unmute: Mic,
  whisper: MessageSquareText,
  digits: Grid3x3,
  'start-recording': CircleDot,
  'stop-recording': Square,
  tag: Tag,
  clear: ListX,
};

/** Ends or breaks something. */
export const dangers: readonly CallAction[] = ['hang-up', 'cancel', 'clear'];

/** The most needed first: three stand in the row. */
const ranks: readonly CallAction[] = ['hang-up', 'cancel', 'redirect', 'whisper'];
export const byRank = (a: CallAction, b: CallAction) =>
  (ranks.indexOf(a) + 1 || ranks.length + 1) - (ranks.indexOf(b) + 1 || ranks.length + 1);
