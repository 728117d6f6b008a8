/** A call as the person at the phone sees it. Instants in ms since 1970. */
export type PhoneState =
  | { kind: 'idle' }
  /** The browser asks whether the page may listen. */
  | { kind: 'asking-microphone' }
  | { kind: 'connecting' }
  | { kind: 'ringing' }
  /** Someone calls this phone. */
  | { kind: 'incoming' }
  | { kind: 'in-call'; answeredAt: number; isMuted: boolean }
  | { kind: 'on-hold'; answeredAt: number; isMuted: boolean }
  | {
      kind: 'ended';
      /** A sentence: why it ended. */
      reason: string;
      /** The call failed, or was cut off. */
      isFailure: boolean;
      /** From the answer to the end; null where it was never answered. */
      seconds: number | null;
    };

export type PhoneKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '*' | '#';

/** A wish of the person at the phone. */
export type PhoneIntent =
  | { kind: 'call' }
  | { kind: 'answer' }
  | { kind: 'decline' }
  | { kind: 'hang-up' }
  | { kind: 'mute'; isMuted: boolean }
  | { kind: 'hold'; isHeld: boolean }
  | { kind: 'key'; key: PhoneKey }
  /** @property to as it was typed: a number, a client's username or a SIP address */
  | { kind: 'transfer'; to: string }
  | { kind: 'choose-microphone'; id: string }
  | { kind: 'choose-loudspeaker'; id: string }
  | { kind: 'close' };

/** Rows of the keypad, with the letters of ITU-T E.161. */
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

/** Whether a key of the keyboard is one of the keypad. */
export const isPhoneKey = (key: string): key is PhoneKey => keys.includes(key);

/** Connected to the other side, on hold or not. */
export const isConnected = (
  state: PhoneState,
): state is Extract<PhoneState, { kind: 'in-call' | 'on-hold' }> =>
  state.kind === 'in-call' || state.kind === 'on-hold';

/** A call goes on, or is being made. */
export const isOngoing = ({ kind }: PhoneState): boolean => kind !== 'idle' && kind !== 'ended';

/** Length of the call so far, or in the end, in seconds; null before its answer. */
export function secondsOf(state: PhoneState, now: number): number | null {
  if (isConnected(state)) return Math.max(0, Math.floor((now - state.answeredAt) / 1000));
  return state.kind === 'ended' ? state.seconds : null;
}
