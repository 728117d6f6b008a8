import { isOn, partnerOf } from './call-state.model.ts';
import type { CallAction, LiveCall, SeenLeg } from './live-call.types.ts';

export type MayDo = {
  /** A person who only looks does nothing. */
  isViewOnly: boolean;
  /** The account has somewhere to put recordings. */
  hasBucket: boolean;
};

const isRinging = ({ direction, status }: SeenLeg) =>
  direction === 'inbound'
    ? status === 'trying'
    : status === 'trying' || status === 'ringing' || status === 'early-media';

/** What can be done to one leg: sound, which goes to that leg alone. */
export function legActionsOf(call: LiveCall, leg: SeenLeg, { isViewOnly }: MayDo): CallAction[] {
  if (isViewOnly || !isOn(call) || !isOn(leg) || leg.status !== 'in-progress') return [];
  // Without a partner it may be in a conference, which can't be seen.
  const talks: CallAction[] = partnerOf(call) ? ['mute', 'unmute', 'whisper'] : [];
  return [...talks, 'digits'];
}

/** What can be done to a call, in the order in which it is offered. */
export function actionsOf(call: LiveCall, may: MayDo): CallAction[] {
  if (may.isViewOnly || !isOn(call)) return [];
  const isAnswered = call.status === 'in-progress';
  return [
    ...(isAnswered ? (['redirect'] as const) : []),
    ...legActionsOf(call, call, may),
    ...(isAnswered && may.hasBucket ? (['start-recording', 'stop-recording'] as const) : []),
    'tag',
    ...(isAnswered ? (['hang-up'] as const) : []),
    ...(isRinging(call) ? (['cancel'] as const) : []),
    'clear',
  ];
}

/** A command, as an action sends it. */
export type CallCommand =
  | { action: 'hang-up' | 'cancel' | 'start-recording' | 'stop-recording' }
  /** The application that goes on with the call. */
  | { action: 'redirect'; applicationSid: string }
  | { action: 'mute' | 'unmute' | 'clear'; legSid: string }
  /** Spoken to that leg alone. */
  | { action: 'whisper'; legSid: string; text: string }
  /** 0 to 9, * and #. */
  | { action: 'digits'; legSid: string; digits: string }
  /** Goes to the application; it can't be read back. */
  | { action: 'tag'; tag: Record<string, string> };
