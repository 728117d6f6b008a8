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
import { draftOver, membersOf } from './save/drafts/draft-base.ts';
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
   * The stored values, or the defaults of a new record. Keep the object stable while they are
   * unchanged.
   */
  base: Values;
  /** Whether nothing is stored yet, so that every rule applies. */
  isNew?: boolean;
  /** Built from what the rules need at that moment. */
  schema: () => v.GenericSchema<unknown, Values>;
  /** Saves before the page is left; undefined if this person can't. */
  saveToLeave?: (() => Promise<boolean>) | undefined;
  /** Paths that a draft must not contain. */
  secrets?: (values: Values) => readonly string[];
  /** Separates its draft from those of other forms on the page. */
  name?: string;
};

const noSecrets = () => [];

/**
 * A form over stored values, with its rules, its draft and its leave guard. Newer stored values
 * wait while there are unsaved changes.
 */
export function useBasedForm<Values extends FieldValues>(options: BasedFormOptions<Values>) {
  const { base, name, secrets = noSecrets } = options;
  // Options of the latest render, because the resolver never changes.
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
  /** Values from before a save, while newer ones couldn't be read. */
  const outdated = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver,
    defaultValues: base as DefaultValues<Values>,
    shouldFocusError: false,
    // With only the first error of each field, rules over several fields would wait until each
    // field is valid.
    criteriaMode: 'all',
  });
  const { setValue, getValues, reset } = form;
  const { isDirty } = form.formState;
  const { draft, from, notice, isCut, forget, restore } = useDraft(() => {
    const unsaved = changedMembers(getValues(), formBase.current);
    if (!unsaved) return null;
    const safe = (part: object, whole: Values) =>
      withoutTextSecrets({ ...withoutSecrets(part, secrets(whole)) });
    const draft = safe(unsaved, getValues());
    if (latest.current.isNew) return draft;
    const stored = membersOf(formBase.current, Object.keys(unsaved));
    return { ...draft, from: safe(stored, formBase.current).values };
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

  /** Puts values over a new base: the differences are unsaved. */
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

  // `watch` subscriptions of the same component start after this effect: they must not miss a
  // restored draft.
  const [isWatched, setWatched] = useState(false);
  useLayoutEffect(() => setWatched(draft !== null), [draft]);
  useLayoutEffect(() => {
    if (!draft || !isWatched) return;
    const stored = latest.current.base;
    const full = (kept: Record<string, unknown>) => {
      const restored = withTextSecretsOf(restoredValues(kept, stored), stored);
      return withSecretsOf(restored, stored, latest.current.secrets?.(restored) ?? []);
    };
    // Others may have saved since: over its own base, a save merges their changes or asks.
    const { mine, base } = draftOver(stored, full(draft), full(from ?? {}));
    rebase(base, mine);
    changed();
  }, [draft, from, isWatched, rebase, changed]);

  useEffect(() => {
    if (isDirty || base === outdated.current) return;
    if (!isEqual(base, formBase.current)) rebase(base);
  }, [base, isDirty, rebase]);

  return {
    form,
    formBase,
    rebase,
    /** Call when everything is stored over `before`: drops the draft, and clears secrets from the form. */
    settle: (values: Values, before: Values) => {
      forget();
      const safe = withoutSecrets(values, secrets(values));
      if (!isEqual(withoutSecrets(before, secrets(values)), safe)) outdated.current = before;
      formBase.current = safe;
      // The next Save counts as the first: until then new fields show no errors.
      reset(safe);
    },
    leaveFreely,
    notice,
    /** Whether the form holds values of an interrupted session, and nothing else says so. */
    isRestored: draft !== null && notice === null,
    /** Whether secrets are missing from them: drafts hold none. */
    losesSecrets: () => isCut || secrets(getValues()).length > 0,
    /** Discards changes, including restored ones. */
    discard: () => {
      forget();
      reset(latest.current.base);
    },
  };
}
