import { actionWords } from './call-actions.ts';

export const defaultLabels = {
  actions: actionWords,
  /** Refuses a ringing call; its record stays. */
  refuseEffect: 'Refuses the caller. The record may stay in the list.',
  /** Closes the dialog: 'Cancel' would be mistaken for the action. */
  keepCall: 'Keep the call',
  /** The arrow between the parties, read aloud. */
  to: 'to',
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
