import type { PhoneState } from './phone.model.ts';

/** Shown, and announced once at each change. An ended call shows its reason instead. */
const states: Record<Exclude<PhoneState['kind'], 'ended'>, string> = {
  idle: 'Ready to call',
  'asking-microphone': 'Allow the microphone in your browser',
  connecting: 'Connecting…',
  ringing: 'Ringing…',
  incoming: 'Incoming call',
  'in-call': 'In call',
  'on-hold': 'On hold',
};

export const defaultLabels = {
  label: 'Phone',
  states,
  muted: 'muted',
  call: 'Call',
  callAgain: 'Call again',
  hangUp: 'Hang up',
  cancel: 'Cancel call',
  answer: 'Answer',
  decline: 'Decline',
  close: 'Close phone',
  minimise: 'Minimise phone',
  restore: 'Show phone',
  mute: 'Mute',
  hold: 'Hold',
  keypad: 'Keypad',
  transfer: 'Transfer',
  devices: 'Devices',
  key: (key: string) => `Key ${key}`,
  star: 'Key star',
  pound: 'Key pound',
  sentKeys: 'Keys sent',
  keyboardHint: 'Digits, * and # on your keyboard work too.',
  transferTo: 'Transfer to',
  transferHelp: 'A number, a client’s username or a SIP address. You leave the call.',
  microphone: 'Microphone',
  loudspeaker: 'Loudspeaker',
  systemDefault: 'System default',
  /** A device whose name the browser hides until the page has access. */
  unnamed: (position: number) => `Device ${position}`,
  level: 'Microphone level',
};

export type PhoneLabels = typeof defaultLabels;
