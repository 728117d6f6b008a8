import type { CallAction } from '../../engines/live-calls/index.ts';

const actions: Record<CallAction, { title: string; confirm: string; effect: string }> = {
  'hang-up': {
    title: 'Hang up this call?',
    confirm: 'Hang up',
    effect: 'Ends the call for everyone in it.',
  },
  cancel: {
    title: 'Cancel this call?',
    confirm: 'Cancel call',
    effect: 'Stops the call before it is answered.',
  },
  redirect: {
    title: 'Send this call to another application?',
    confirm: 'Send call',
    effect:
      'The application takes over at once, and a connected partner is dropped. Speech settings stay those of the first application.',
  },
  mute: {
    title: 'Mute this leg?',
    confirm: 'Mute',
    effect: 'The other side no longer hears it. The platform doesn’t say whether a leg is muted.',
  },
  unmute: {
    title: 'Unmute this leg?',
    confirm: 'Unmute',
    effect: 'The other side hears it again.',
  },
  whisper: {
    title: 'Whisper to this leg',
    confirm: 'Whisper',
    effect: 'Only this leg hears it, in the application’s voice. The two are apart for that time.',
  },
  digits: {
    title: 'Send digits',
    confirm: 'Send digits',
    effect: 'This leg hears them as tones.',
  },
  'start-recording': {
    title: 'Start recording?',
    confirm: 'Start recording',
    effect: 'Goes to the account’s storage. The platform doesn’t say whether a call is recorded.',
  },
  'stop-recording': {
    title: 'Stop recording?',
    confirm: 'Stop recording',
    effect: 'The platform doesn’t say whether a call is recorded.',
  },
  tag: {
    title: 'Tag this call',
    confirm: 'Set tags',
    effect: 'Replaces the call’s tags. They go to the application and can’t be read back.',
  },
  clear: {
    title: 'Remove this call from the list?',
    confirm: 'Remove from list',
    effect:
      'Removes the record only: the call goes on, and can no longer be seen or ended here. Use it for calls that are long over.',
  },
};

export const defaultLabels = {
  actions,
  /** A call that rings here is refused; its record stays. */
  refuseEffect: 'Refuses the caller. The record may stay in the list.',
  /** Changes nothing: 'Cancel' would be the action itself. */
  keepCall: 'Keep the call',
  application: 'Application',
  chooseApplication: 'Choose an application',
  text: 'Text',
  digits: 'Digits',
  digitsHelp: '0 to 9, * and #.',
  tags: 'Tags',
  nothingChosen: 'Choose an application.',
  nothingTyped: 'Enter what is said.',
  noDigits: 'Enter digits: 0 to 9, * or #.',
  noTags: 'Add at least one tag, each with a name.',
};

export type CallActionDialogLabels = typeof defaultLabels;
