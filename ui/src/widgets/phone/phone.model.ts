/** A call as the user sees it. Times in ms since 1970. */
export type PhoneState =
  | { kind: 'idle' }
  /** The browser asks for access to the microphone. */
  | { kind: 'asking-microphone' }
  | { kind: 'connecting' }
  | { kind: 'ringing' }
  /** Someone calls this phone. */
  | { kind: 'incoming' }
  | { kind: 'in-call'; answeredAt: number; isMuted: boolean }
  | { kind: 'on-hold'; answeredAt: number; isMuted: boolean }
  | {
      kind: 'ended';
      /** Why it ended, as a sentence. */
      reason: string;
      /** Whether the call failed or was cut off. */
      isFailure: boolean;
      /** Seconds from answer to end; null if it was never answered. */
      seconds: number | null;
    };

export type PhoneKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '*' | '#';

/** A request of the user. */
export type PhoneIntent =
  | { kind: 'call' }
  | { kind: 'answer' }
  | { kind: 'decline' }
  | { kind: 'hang-up' }
  | { kind: 'mute'; isMuted: boolean }
  | { kind: 'hold'; isHeld: boolean }
  | { kind: 'key'; key: PhoneKey }
  /** @property to as typed: a number, a client's username or a SIP address */
  | { kind: 'transfer'; to: string }
  | { kind: 'choose-microphone'; id: string }
  | { kind: 'choose-loudspeaker'; id: string }
  | { kind: 'close' };

/** Rows of the keypad, with letters by ITU-T E.161. */
export const keypad: readonly (readonly { key: PhoneKey; letters: string }[])[] = [
  [
    { key: '1', letters: '' },
    { key: '2', letters: 'ABC' },
    { key: '3', letters: 'DEF' },
  ],
  [
    { key: '4', letters: 'GHI' },
    { key: '5', letters: 'JKL' },
    { key: '6', letters: 'MNO' },
  ],
  [
    { key: '7', letters: 'PQRS' },
    { key: '8', letters: 'TUV' },
    { key: '9', letters: 'WXYZ' },
  ],
  [
    { key: '*', letters: '' },
    { key: '0', letters: '+' },
    { key: '#', letters: '' },
  ],
];

const keys: readonly string[] = keypad.flat().map(({ key }) => key);

/** Whether a keyboard key is on the keypad. */
export const isPhoneKey = (key: string): key is PhoneKey => keys.includes(key);

/** Whether the other side is connected, on hold or not. */
export const isConnected = (
  state: PhoneState,
): state is Extract<PhoneState, { kind: 'in-call' | 'on-hold' }> =>
  state.kind === 'in-call' || state.kind === 'on-hold';

/** Whether a call is up or being set up. */
export const isOngoing = ({ kind }: PhoneState): boolean => kind !== 'idle' && kind !== 'ended';

/** Length of the call so far or in total, in seconds; null before the answer. */
export function secondsOf(state: PhoneState, now: number): number | null {
  if (isConnected(state)) return Math.max(0, Math.floor((now - state.answeredAt) / 1000));
  return state.kind === 'ended' ? state.seconds : null;
}
