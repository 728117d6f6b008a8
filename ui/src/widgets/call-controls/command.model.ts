import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';
import type { Tag } from '../tags-editor/index.ts';
import { type CallAction, type CallCommand, callActions, type Entered } from './call-actions.ts';

/** Input so far, for every action that needs some. */
export type CommandDraft = {
  applicationSid: string;
  text: string;
  digits: string;
  tags: readonly Tag[];
};

export const emptyDraft: CommandDraft = {
  applicationSid: '',
  text: '',
  digits: '',
  tags: [{ name: '', value: '' }],
};

/** The missing input, by the name of its message. */
export type CommandProblem = 'nothingChosen' | 'nothingTyped' | 'noDigits' | 'noTags';

/** Reads each field of a command, or tells what is missing. */
const read: {
  [Field in keyof Entered]: (draft: CommandDraft) => Entered[Field] | CommandProblem;
} = {
  application: ({ applicationSid }) =>
    applicationSid === '' ? 'nothingChosen' : { applicationSid },
  text: ({ text }) => (text.trim() === '' ? 'nothingTyped' : { text: text.trim() }),
  // Drops spaces and dashes, which are only for readability.
  digits: ({ digits: typed }) => {
    const digits = typed.replace(/[\s-]/g, '');
    return /^[\d*#]+$/.test(digits) ? { digits } : 'noDigits';
  },
  tags: ({ tags }) =>
    tags.length > 0 && tags.every(({ name }) => name.trim() !== '')
      ? { tag: Object.fromEntries(tags.map(({ name, value }) => [name.trim(), value])) }
      : 'noTags',
};

/** Builds the command of an action from the input, or tells what is missing. */
export function commandOf(
  action: CallAction,
  leg: LiveCall | SeenLeg,
  draft: CommandDraft,
): CallCommand | CommandProblem {
  const { on, asks } = callActions[action];
  const entered = asks && read[asks](draft);
  if (typeof entered === 'string') return entered;
  // The type is derived from `on` and `asks` of the same record.
  return { action, ...(on === 'leg' && { legSid: leg.sid }), ...entered } as CallCommand;
}
