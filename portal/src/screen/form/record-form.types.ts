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
  /** Waits for data that the rules need, such as a schema that is still loading. */
  prepare?: () => Promise<unknown>;
  /** Refreshes the visible data; awaited before navigating. */
  refresh: (values: Values) => Promise<unknown>;
  /** Message after a complete save, before the save's own messages. Default: 'Account updated successfully'. */
  done?: string;
  /** Navigates after the save, without asking about unsaved work. Absent: the form stays open. */
  leave?: (values: Values) => void;
  /**
   * After a partly failed save, opens another page to continue with the failed parts.
   * @param problem without secrets, because it is stored for that page
   * @param base values stored since, if they could be read
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
  /** Absent: a created record has no next step. */
  resource?: Resource;
};

export type RecordFormOptions<Values extends FieldValues, Stored> = BasedFormOptions<Values> & {
  kind: FormKind;
  members: Members<Values>;
  /** Why this person can't change anything. */
  writeRefusal: string | undefined;
  /** Name of the record for the history, from its values. Default: the member `name`. */
  nameOf?: (values: Values) => string;
  /**
   * Other effects of saving these values, in numbers; loaded when the person reviews the changes.
   */
  effects?: (values: Values, base: Values) => Promise<readonly string[]>;
  /** Further content of the review, about the effects of saving these values. */
  reviewed?: (values: Values, base: Values) => ReactNode;
  save: RecordSave<Values, Stored>;
};

export type AskedClashes = {
  clashes: Clash[];
  answer: (choices: Record<string, ClashChoice> | null) => void;
};
