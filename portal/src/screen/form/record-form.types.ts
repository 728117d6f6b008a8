import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Resource } from '../../platform/resources/sid-columns.ts';
import type { Members } from './save/record/members.ts';
import type { Clash, ClashChoice } from './save/record/merge.ts';
import type { FormProblem } from './save/record/outcome.ts';
import type { SaveCalls } from './save/record/save-record.ts';
import type { BasedFormOptions } from './use-based-form.ts';

export type { FormProblem } from './save/record/outcome.ts';

export type RecordSave<Values, Stored> = SaveCalls<Values, Stored> & {
  /** Waits for what the rules need to know, such as a schema that is still on its way. */
  prepare?: () => Promise<unknown>;
  /** Refreshes what the console shows; awaited before navigating. */
  refresh: (values: Values) => Promise<unknown>;
  /** Said once all is saved, before the messages of the save. Default: 'Account updated successfully'. */
  done?: string;
  /** Where to go then, without the question of unsaved work. Absent: the form stays. */
  leave?: (values: Values) => void;
  /**
   * After a save of which parts failed: another page where the person goes on with them.
   * @param base what is stored since, where that was read
   */
  leavePartial?: (values: Values, problem: FormProblem, base: Values | undefined) => void;
};

/** Subject of a form: a kind of record, or settings, which have no list. */
type FormKind = {
  /** 'account', as in 'The account was not saved'. */
  noun: string;
  /** 'The settings were not saved' */
  isPlural?: boolean;
  list?: string;
  /** Absent: a created one has no next step. */
  resource?: Resource;
};

export type RecordFormOptions<Values extends FieldValues, Stored> = BasedFormOptions<Values> & {
  kind: FormKind;
  members: Members<Values>;
  /** Why nothing can be changed. */
  writeRefusal: string | undefined;
  /** The record's name, from its values, for the history. Default: their member of that name. */
  nameOf?: (values: Values) => string;
  /**
   * What else a save of these values changes, in numbers: asked when the person reviews their changes.
   */
  effects?: (values: Values, base: Values) => Promise<readonly string[]>;
  /** Shown in the review: more of what a save of these values changes. */
  reviewed?: (values: Values, base: Values) => ReactNode;
  save: RecordSave<Values, Stored>;
};

export type AskedClashes = {
  clashes: Clash[];
  answer: (choices: Record<string, ClashChoice> | null) => void;
};
