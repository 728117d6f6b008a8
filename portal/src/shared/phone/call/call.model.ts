import { isConnected, isOngoing, type PhoneState } from '@trunkline/ui/widgets/phone';

/** Events of a call. Times in ms since 1970. */
export type CallEvent =
  | { kind: 'dialled' }
  /** A call arrives at this phone. */
  | { kind: 'rung' }
  | { kind: 'answering' }
  | { kind: 'microphone-opened' }
  | { kind: 'ringing' }
  | { kind: 'answered'; at: number }
  | { kind: 'muted'; isMuted: boolean }
  | { kind: 'held'; isHeld: boolean }
  | { kind: 'ended'; at: number; reason: string; isFailure: boolean }
  | { kind: 'closed' };

const lengthOf = (state: PhoneState, at: number) =>
  isConnected(state) ? Math.max(0, Math.floor((at - state.answeredAt) / 1000)) : null;

/** Returns the state after an event. Ignores events that don't fit: responses may be late. */
export function nextState(state: PhoneState, event: CallEvent): PhoneState {
  switch (event.kind) {
    case 'dialled':
      return isOngoing(state) ? state : { kind: 'asking-microphone' };
    case 'rung':
      return isOngoing(state) ? state : { kind: 'incoming' };
    case 'answering':
      return state.kind === 'incoming' ? { kind: 'asking-microphone' } : state;
    case 'microphone-opened':
      return state.kind === 'asking-microphone' ? { kind: 'connecting' } : state;
    case 'ringing':
      return state.kind === 'connecting' ? { kind: 'ringing' } : state;
    case 'answered':
      return isOngoing(state) && !isConnected(state)
        ? { kind: 'in-call', answeredAt: event.at, isMuted: false }
        : state;
    case 'muted':
      return isConnected(state) ? { ...state, isMuted: event.isMuted } : state;
    case 'held':
      return isConnected(state) ? { ...state, kind: event.isHeld ? 'on-hold' : 'in-call' } : state;
    case 'ended': {
      const { reason, isFailure, at } = event;
      if (!isOngoing(state)) return state;
      return { kind: 'ended', reason, isFailure, seconds: lengthOf(state, at) };
    }
    case 'closed':
      return isOngoing(state) ? state : { kind: 'idle' };
  }
}
