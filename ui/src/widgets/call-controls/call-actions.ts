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

/** Texts of an action. The dialog's texts are here too, so that they are translated together. */
export type CallActionWords = {
  /** In the row and in its menu. */
  name: string;
  /** Asks for confirmation, or names the input. */
  title: string;
  /** Label of the send button. Default: `name`. */
  confirm?: string;
  /** Effect on the call, and what can’t be seen of it. */
  effect: string;
};

/** Parts of a command by the dialog field they come from. */
export type Entered = {
  application: { applicationSid: string };
  text: { text: string };
  /** One or more of 0–9, *, # and A–D, in order. */
  digits: { digits: string };
  tags: { tag: Record<string, string> };
};

export type CallActionRecord = {
  /** `call`: the call as a whole. `leg`: one leg, named in the command. */
  on: 'call' | 'leg';
  /**
   * `live`: until it ends. `cancellable`: not answered yet. `talking`: answered. `bridged`: talking
   * to another leg. `recordable`: talking, and the account has storage.
   */
  when: 'live' | 'cancellable' | 'talking' | 'bridged' | 'recordable';
  /** In the row and in its menu. */
  icon: LucideIcon;
  /** Whether it ends something or separates talkers. */
  isDanger?: true;
  /** Field of its dialog. */
  asks?: keyof Entered;
  /** English texts, used unless another language is chosen. */
  words: CallActionWords;
};

/** Most useful first: three are in the row, the others in its menu. */
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

/** Name of an action on a call. */
export type CallAction = keyof typeof records;

type Carried<Of> = (Of extends { on: 'leg' } ? { legSid: string } : unknown) &
  (Of extends { asks: infer Field extends keyof Entered } ? Entered[Field] : unknown);

/** A command to the platform. It names the leg if it acts on one. */
export type CallCommand<Action extends CallAction = CallAction> = {
  [One in Action]: { action: One } & Carried<(typeof records)[One]>;
}[Action];

/** All actions: conditions, icon, input and texts. */
export const callActions: Readonly<Record<CallAction, CallActionRecord>> = records;

/** In the order of the row and its menu. */
export const allActions = Object.keys(records) as readonly CallAction[];

export const actionWords = Object.fromEntries(
  allActions.map((action) => [action, callActions[action].words]),
) as Record<CallAction, CallActionWords>;
