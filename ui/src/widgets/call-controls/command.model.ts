import type { LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';
import type { Tag } from '../tags-editor/index.ts';
import { type CallAction, type CallCommand, callActions, type Entered } from './call-actions.ts';

/** What a person has entered so far, for whichever action asks for it. */
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

/** The part that is missing: the name of its message. */
export type CommandProblem = 'nothingChosen' | 'nothingTyped' | 'noDigits' | 'noTags';

/** What the command carries of each field, or what is missing. */
const read: {
  [Field in keyof Entered]: (draft: CommandDraft) => Entered[Field] | CommandProblem;
} = {
  application: ({ applicationSid }) =>
    applicationSid === '' ? 'nothingChosen' : { applicationSid },
  text: ({ text }) => (text.trim() === '' ? 'nothingTyped' : { text: text.trim() }),
  // Dialled one by one: spaces and dashes are for the eye.
  digits: ({ digits: typed }) => {
    const digits = typed.replace(/[\s-]/g, '');
    return /^[\d*#]+$/.test(digits) ? { digits } : 'noDigits';
  },
  tags: ({ tags }) =>
    tags.length > 0 && tags.every(({ name }) => name.trim() !== '')
      ? { tag: Object.fromEntries(tags.map(({ name, value }) => [name.trim(), value])) }
      : 'noTags',
};

/** The command of an action, with what was entered for it; or what is missing. */
export function commandOf(
  action: CallAction,
  leg: LiveCall | SeenLeg,
  draft: CommandDraft,
): CallCommand | CommandProblem {
  const { on, asks } = callActions[action];
  const entered = asks && read[asks](draft);
  if (typeof entered === 'string') return entered;
  // The type of a command follows from the same two members of its record.
  return { action, ...(on === 'leg' && { legSid: leg.sid }), ...entered } as CallCommand;
}
