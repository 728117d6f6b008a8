import type { CallAction, CallCommand, LiveCall, SeenLeg } from '../../engines/live-calls/index.ts';
import type { Tag } from '../tags-editor/index.ts';

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

/** Digits are dialled one by one: spaces and dashes are for the eye. */
const dialled = (typed: string) => typed.replace(/[\s-]/g, '');

/** The part that is missing: the name of its message; undefined when it can be sent. */
export type CommandProblem = 'nothingChosen' | 'nothingTyped' | 'noDigits' | 'noTags';

export function commandProblem(
  action: CallAction,
  { applicationSid, text, digits, tags }: CommandDraft,
): CommandProblem | undefined {
  if (action === 'redirect') return applicationSid === '' ? 'nothingChosen' : undefined;
  if (action === 'whisper') return text.trim() === '' ? 'nothingTyped' : undefined;
  if (action === 'digits') return /^[\d*#]+$/.test(dialled(digits)) ? undefined : 'noDigits';
  if (action === 'tag') {
    return tags.length > 0 && tags.every(({ name }) => name.trim() !== '') ? undefined : 'noTags';
  }
  return undefined;
}

/** The command of an action, with what was entered for it. */
export function commandOf(
  action: CallAction,
  leg: LiveCall | SeenLeg,
  { applicationSid, text, digits, tags }: CommandDraft,
): CallCommand {
  switch (action) {
    case 'redirect':
      return { action, applicationSid };
    case 'mute':
    case 'unmute':
    case 'clear':
      return { action, legSid: leg.sid };
    case 'whisper':
      return { action, legSid: leg.sid, text: text.trim() };
    case 'digits':
      return { action, legSid: leg.sid, digits: dialled(digits) };
    case 'tag':
      return {
        action,
        tag: Object.fromEntries(tags.map(({ name, value }) => [name.trim(), value])),
      };
    default:
      return { action };
  }
}
