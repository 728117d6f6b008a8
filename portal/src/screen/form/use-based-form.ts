import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as v from 'valibot';
import { withoutTextSecrets, withTextSecretsOf } from '../../session/secrets-in-text.ts';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { useDraft } from './save/drafts/use-draft.ts';
import { useTypedDraft } from './save/drafts/use-typed-draft.ts';
import { markGroups } from './save/record/problems.ts';
import { rulesOver } from './save/record/rules.ts';
import {
  changedMembers,
  columnsMember,
  isEqual,
  restoredValues,
  withoutSecrets,
  withSecretsOf,
} from './values.ts';

export type BasedFormOptions<Values extends FieldValues> = {
  /**
   * The stored values, or the defaults of a new record. Keep the object stable while they are the
   * same.
   */
  base: Values;
  /** Nothing of it is stored yet: every rule holds. */
  isNew?: boolean;
  /** Built from what the rules need to know at that moment. */
  schema: () => v.GenericSchema<unknown, Values>;
  /** Saves it before the page is left; undefined where this person can't. */
  saveToLeave?: (() => Promise<boolean>) | undefined;
  /** Paths that no draft may hold. */
  secrets?: (values: Values) => readonly string[];
  /** Keeps its draft apart from those of the other forms of the page. */
  name?: string;
};

const noSecrets = () => [];

/**
 * A form over stored values: its rules, its draft and the guard of unsaved work. While something is
 * unsaved, newer stored values wait.
 */
export function useBasedForm<Values extends FieldValues>(options: BasedFormOptions<Values>) {
  const { base, name, secrets = noSecrets } = options;
  // The rules of the latest rendering, for a resolver that stays the same.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  /** Base for comparing and merging typed values. */
  const formBase = useRef(base);
  const [resolver] = useState(
    (): Resolver<Values> => async (values, context, state) => {
      const { schema: rules, isNew = false } = latest.current;
      const stored = isNew ? null : formBase.current;
      const schema = rulesOver(rules(), { stored }) as v.GenericSchema<Values, Values>;
      const result = await valibotResolver(schema)(values, context, state);
      markGroups(result.errors);
      return result as Awaited<ReturnType<Resolver<Values>>>;
    },
  );
  /** Values stored before a save, while newer ones couldn't be read. */
  const outdated = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver,
    defaultValues: base as DefaultValues<Values>,
    shouldFocusError: false,
    // With the first ones only, rules over several fields would wait until each field is right.
    criteriaMode: 'all',
  });
  const { setValue, getValues, reset } = form;
  const { isDirty } = form.formState;
  const { draft, notice, isCut, forget, restore } = useDraft(() => {
    const unsaved = changedMembers(getValues(), formBase.current);
    return unsaved && withoutTextSecrets(withoutSecrets(unsaved, secrets(getValues())));
  }, name);
  const changed = useTypedDraft({
    form: name,
    isRestored: draft !== null,
    isChanged: () => changedMembers(getValues(), formBase.current) !== null,
    onFound: restore,
  });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe, changed],
  );
  const leaveFreely = useLeaveGuard(
    () => changedMembers(getValues(), formBase.current) !== null,
    undefined,
    () => latest.current.saveToLeave,
  );

  /** Puts values over a base: what differs is unsaved. */
  const rebase = useCallback(
    (next: Values, values: Values = next) => {
      formBase.current = next;
      reset(next, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
      for (const key of Object.keys(values) as Path<Values>[]) {
        if (isEqual(values[key], next[key])) continue;
        const shouldDirty = key !== columnsMember;
        setValue(key, values[key] as PathValue<Values, Path<Values>>, { shouldDirty });
      }
    },
    [reset, setValue],
  );

  // Watches of the same component are set up after this: what a draft brings must not pass them by.
  const [isWatched, setWatched] = useState(false);
  useLayoutEffect(() => setWatched(draft !== null), [draft]);
  useLayoutEffect(() => {
    if (!draft || !isWatched) return;
    const stored = latest.current.base;
    const restored = withTextSecretsOf(restoredValues(draft, stored), stored);
    rebase(stored, withSecretsOf(restored, stored, latest.current.secrets?.(restored) ?? []));
    changed();
  }, [draft, isWatched, rebase, changed]);

  useEffect(() => {
    if (isDirty || base === outdated.current) return;
    if (!isEqual(base, formBase.current)) rebase(base);
  }, [base, isDirty, rebase]);

  return {
    form,
    formBase,
    rebase,
    /** All of it was stored over `before`: there is no draft any more, and no secret to show. */
    settle: (values: Values, before: Values) => {
      forget();
      const safe = withoutSecrets(values, secrets(values));
      if (!isEqual(withoutSecrets(before, secrets(values)), safe)) outdated.current = before;
      formBase.current = safe;
      // The next Save is a first one: fields that appear before it are not wrong yet.
      reset(safe);
    },
    leaveFreely,
    notice,
    /** Values of an interrupted session are in the form, and nothing else tells of them. */
    isRestored: draft !== null && notice === null,
    /** They came back without some: no draft holds a secret. */
    losesSecrets: () => isCut || secrets(getValues()).length > 0,
    /** Takes back what was typed, restored or not. */
    discard: () => {
      forget();
      reset(latest.current.base);
    },
  };
}
