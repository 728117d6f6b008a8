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

/** The words of an action. Those of the dialog stand beside the name, to be translated together. */
export type CallActionWords = {
  /** In the row and in its menu. */
  name: string;
  /** Asks whether to do it, or names what is to be entered. */
  title: string;
  /** The button that sends it. Default: the name. */
  confirm?: string;
  /** Says what becomes of the call, and what can’t be seen of it. */
  effect: string;
};

/** What a command carries of each field that a dialog can ask for. */
export type Entered = {
  application: { applicationSid: string };
  text: { text: string };
  /** One or more of 0–9, *, # and A–D, in the order of keying. */
  digits: { digits: string };
  tags: { tag: Record<string, string> };
};

export type CallActionRecord = {
  /** `call`: the call as a whole. `leg`: one leg, which the command names. */
  on: 'call' | 'leg';
  /**
   * `live`: until it ends. `cancellable`: not answered yet. `talking`: answered. `bridged`: talks to
   * another leg. `recordable`: talks, and the account has storage.
   */
  when: 'live' | 'cancellable' | 'talking' | 'bridged' | 'recordable';
  /** In the row and in its menu. */
  icon: LucideIcon;
  /** Ends something, or parts those who talk. */
  isDanger?: true;
  /** The field of its dialog. */
  asks?: keyof Entered;
  /** English, where no language is chosen. */
  words: CallActionWords;
};

/** The most needed first: three stand in the row, the others in its menu. */
const records = {
  'hang-up': {
    on: 'call',
    when: 'talking',
    icon: PhoneOff,
    isDanger: true,
    words: {
      name: 'Hang up',
      title: 'Hang up this call?',
      effect: 'Ends the call for everyone in it.',
    },
  },
  cancel: {
    on: 'call',
    when: 'cancellable',
    icon: Ban,
    isDanger: true,
    words: {
      name: 'Cancel call',
      title: 'Cancel this call?',
      effect: 'Stops the call before it is answered.',
    },
  },
  redirect: {
    on: 'call',
    when: 'talking',
    icon: ArrowRightLeft,
    isDanger: true,
    asks: 'application',
    words: {
      name: 'Send to application',
      title: 'Send this call to another application?',
      confirm: 'Send call',
      effect:
        'The application takes over at once, and a connected partner is dropped. Speech settings stay those of the first application.',
    },
  },
  whisper: {
    on: 'leg',
    when: 'bridged',
    icon: MessageSquareText,
    asks: 'text',
    words: {
      name: 'Whisper',
      title: 'Whisper to this leg',
      effect:
        'Only this leg hears it, in the application’s voice. The two are apart for that time.',
    },
  },
  mute: {
    on: 'leg',
    when: 'bridged',
    icon: MicOff,
    words: {
      name: 'Mute',
      title: 'Mute this leg?',
      effect: 'The other side no longer hears it. The platform doesn’t say whether a leg is muted.',
    },
  },
  unmute: {
    on: 'leg',
    when: 'bridged',
    icon: Mic,
    words: {
      name: 'Unmute',
      title: 'Unmute this leg?',
      effect: 'The other side hears it again.',
    },
  },
  digits: {
    on: 'leg',
    when: 'talking',
    icon: Grid3x3,
    asks: 'digits',
    words: {
      name: 'Send digits',
      title: 'Send digits',
      effect: 'This leg hears them as tones.',
    },
  },
  'start-recording': {
    on: 'call',
    when: 'recordable',
    icon: CircleDot,
    words: {
      name: 'Start recording',
      title: 'Start recording?',
      effect: 'Goes to the account’s storage. The platform doesn’t say whether a call is recorded.',
    },
  },
  'stop-recording': {
    on: 'call',
    when: 'recordable',
    icon: Square,
    words: {
      name: 'Stop recording',
      title: 'Stop recording?',
      effect: 'The platform doesn’t say whether a call is recorded.',
    },
  },
  tag: {
    on: 'call',
    when: 'live',
    icon: Tag,
    asks: 'tags',
    words: {
      name: 'Tag',
      title: 'Tag this call',
      confirm: 'Set tags',
      effect: 'Replaces the call’s tags. They go to the application and can’t be read back.',
    },
  },
  clear: {
    on: 'leg',
    when: 'live',
    icon: ListX,
    isDanger: true,
    words: {
      name: 'Remove from list',
      title: 'Remove this call from the list?',
      effect:
        'Removes the record only: the call goes on, and can no longer be seen or ended here. Use it for calls that are long over.',
    },
  },
} satisfies Record<string, CallActionRecord>;

/** What a person can do to a call. */
export type CallAction = keyof typeof records;

type Carried<Of> = (Of extends { on: 'leg' } ? { legSid: string } : unknown) &
  (Of extends { asks: infer Field extends keyof Entered } ? Entered[Field] : unknown);

/** A command to the platform for a call. It names the leg where it is for one of them. */
export type CallCommand<Action extends CallAction = CallAction> = {
  [One in Action]: { action: One } & Carried<(typeof records)[One]>;
}[Action];

/** All that can be done to a call: when, how it looks, what it asks and what it is called. */
export const callActions: Readonly<Record<CallAction, CallActionRecord>> = records;

/** In the order of a row and its menu. */
export const allActions = Object.keys(records) as readonly CallAction[];

export const actionWords = Object.fromEntries(
  allActions.map((action) => [action, callActions[action].words]),
) as Record<CallAction, CallActionWords>;
