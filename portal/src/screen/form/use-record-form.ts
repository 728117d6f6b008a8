import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type * as v from 'valibot';
import { toast } from '../../notices/toasts.ts';
import { messageOf } from '../../platform/errors.ts';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { type Members, problemPrefix } from './members.ts';
import type { Clash, ClashChoice } from './merge.ts';
import { focusInvalid, formProblems } from './problems.ts';
import { type SaveCalls, type SaveOutcome, saveRecord } from './save-record.ts';
import { useDraft } from './use-draft.ts';
import {
  changedMembers,
  isEqual,
  restoredValues,
  withoutSecrets,
  withSecretsOf,
} from './values.ts';

/** What stays above a form after a save that was not complete. */
export type FormProblem = { title: string; messages: string[]; tone: 'danger' | 'warning' };

export type RecordSave<Values, Stored> = SaveCalls<Values, Stored> & {
  /** What is saved, for messages: 'account' in 'The account was not saved'. */
  noun: string;
  /** The noun is a plural: 'The settings were not saved'. */
  isPlural?: boolean;
  /** Waits for what the rules need to know, such as a schema that is still on its way. */
  prepare?: () => Promise<unknown>;
  /** Makes what the console shows true again; awaited before the person goes on. */
  refresh: (values: Values) => Promise<unknown>;
  /** Said once all is saved. */
  done: string;
  /** Where to go then, without the question of unsaved work. Absent: the form stays. */
  leave?: (values: Values) => void;
  /** After a save of which parts failed: another place where the person goes on with them. */
  leavePartial?: (values: Values, problem: FormProblem) => void;
};

export type RecordFormOptions<Values extends FieldValues, Stored> = {
  /** What is stored, or the defaults of a new record. The same object while that is the same. */
  base: Values;
  /** Built from what the rules need to know at that moment. */
  schema: () => v.GenericSchema<unknown, Values>;
  members: Members<Values>;
  /** Paths that no draft may hold. */
  secrets?: (values: Values) => readonly string[];
  /** Keeps its draft apart from those of the other forms of the page. */
  name?: string;
  /** Why nothing can be changed. */
  writeRefusal: string | undefined;
  save: RecordSave<Values, Stored>;
};

type AskedClashes = {
  clashes: Clash[];
  answer: (choices: Record<string, ClashChoice> | null) => void;
};

const noSecrets = () => [];

/**
 * The form over one record: its rules, its draft, the guard of unsaved work, its problems and its
 * save. While something is unsaved, what others store meanwhile waits: it is merged on saving.
 */
export function useRecordForm<Values extends FieldValues, Stored = unknown>(
  options: RecordFormOptions<Values, Stored>,
) {
  const { base, members, name, writeRefusal, secrets = noSecrets } = options;
  const element = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  // The rules of the latest rendering, for a resolver that stays the same.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [resolver] = useState(
    (): Resolver<Values> => (values, context, state) =>
      valibotResolver(latest.current.schema() as v.GenericSchema<Values, Values>)(
        values,
        context,
        state,
      ) as ReturnType<Resolver<Values>>,
  );
  /** What is typed is compared with this, and merged over it. */
  const formBase = useRef(base);
  /** What was stored before a save, as long as nobody could read what is stored since. */
  const outdated = useRef<Values | null>(null);
  const form = useForm<Values>({
    resolver,
    defaultValues: base as DefaultValues<Values>,
    shouldFocusError: false,
    // With the first ones only, rules over several fields would wait until each field is right.
    criteriaMode: 'all',
  });
  const { formState, handleSubmit, setError, setValue, getValues, reset } = form;
  const { errors, isDirty, dirtyFields } = formState;

  const { draft, notice, forget } = useDraft(() => {
    const changed = changedMembers(getValues(), formBase.current);
    return changed && withoutSecrets(changed, secrets(getValues()));
  }, name);
  const [problem, setProblem] = useState<FormProblem | null>(
    notice && { ...notice, tone: 'danger' },
  );
  const [isSaving, setSaving] = useState(false);
  /** Saves that have ended. The library stops counting where a save puts another base below. */
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<AskedClashes | null>(null);
  const leaveFreely = useLeaveGuard(() => changedMembers(getValues(), formBase.current) !== null);

  /** Puts values over a base: what differs is unsaved. */
  const rebase = useCallback(
    (next: Values, values: Values = next) => {
      formBase.current = next;
      reset(next, { keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true });
      for (const key of Object.keys(values) as Path<Values>[]) {
        if (isEqual(values[key], next[key])) continue;
        setValue(key, values[key] as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    },
    [reset, setValue],
  );

  useLayoutEffect(() => {
    if (!draft) return;
    const stored = latest.current.base;
    const restored = restoredValues(draft, stored);
    rebase(stored, withSecretsOf(restored, stored, latest.current.secrets?.(restored) ?? []));
  }, [draft, rebase]);

  useEffect(() => {
    if (isDirty || base === outdated.current) return;
    if (!isEqual(base, formBase.current)) rebase(base);
  }, [base, isDirty, rebase]);

  // After each attempt to save, once its messages are drawn.
  useEffect(() => {
    if (attempts === 0) return;
    if (element.current?.querySelector('[aria-invalid="true"]')) focusInvalid(element.current);
    else banner.current?.focus();
  }, [attempts]);

  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const choose = (clashes: Clash[]) =>
    new Promise<Record<string, ClashChoice> | null>((resolve) => {
      setAsked({
        clashes,
        answer: (choices) => {
          setAsked(null);
          resolve(choices);
        },
      });
    });

  async function saveParsed(parsed: Values) {
    const { save, schema } = latest.current;
    const start = formBase.current;
    const typed = untouchedAsStored(parsed, getValues(), start);
    if (save.reread && changedMembers(typed, start) === null) {
      toast.info('There is nothing to save.');
      rebase(start);
      return;
    }
    const outcome = await saveRecord(typed, start, save, { members, schema, choose });
    await conclude(outcome, save, typed);
  }

  async function conclude(
    outcome: SaveOutcome<Values>,
    save: RecordSave<Values, Stored>,
    typed: Values,
  ) {
    const values = outcome.values ?? typed;
    const next = problemOf(outcome, save);
    const before = latest.current.base;
    if (outcome.status === 'saved' || outcome.status === 'parts-failed') {
      // The session ended in the middle: its cache is gone, and so is the page.
      await save.refresh(values).catch(() => undefined);
    }
    if (outcome.status === 'saved') toast.success(save.done);
    else if (next) toast.error(next.title);
    // Whoever left the page in the meantime stays where they are.
    if (!isMounted.current) return;
    if (next && outcome.status === 'parts-failed' && save.leavePartial) {
      const go = save.leavePartial;
      leaveFreely(() => go(values, next));
      return;
    }
    setProblem(next);
    if (outcome.status === 'saved') {
      forget();
      const safe = withoutSecrets(values, secrets(values));
      if (!isEqual(withoutSecrets(before, secrets(values)), safe)) outdated.current = before;
      rebase(safe);
      if (save.leave) leaveFreely(() => save.leave?.(values));
      return;
    }
    if (outcome.base) rebase(outcome.base, values);
    if (outcome.status !== 'refused') return;
    for (const { field, message } of outcome.problems) {
      setError(field as Path<Values>, { type: 'server', message });
    }
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSaving || writeRefusal !== undefined) return;
    setProblem(null);
    setSaving(true);
    try {
      await latest.current.save.prepare?.();
      const passed: Values[] = [];
      await handleSubmit((values) => {
        passed.push(values as Values);
      })();
      for (const values of passed) await saveParsed(values);
    } finally {
      if (isMounted.current) {
        setSaving(false);
        setAttempts((count) => count + 1);
      }
    }
  }

  return {
    form,
    element,
    banner,
    submit,
    isDirty,
    /** How many members are changed. */
    changes: Object.keys(dirtyFields).length,
    isSaving,
    writeRefusal,
    problem,
    problems: formProblems(errors).map(({ id, message }) => ({
      id,
      message: `${problemPrefix(members, getValues(), id)}${message}`,
    })),
    jumpTo: (field: string) => focusInvalid(element.current, field),
    /** Members that others changed too, while the save waits for an answer. */
    asked,
    /** Values of an interrupted session are in the form, and nothing else tells of them. */
    isRestored: draft !== null && notice === null,
    /** They came back without some: no draft holds a secret. */
    losesSecrets: () => secrets(getValues()).length > 0,
    /** Takes back what was typed, restored or not. */
    discard: () => {
      forget();
      setProblem(null);
      reset(latest.current.base);
    },
  };
}
export type RecordFormState<Values extends FieldValues = FieldValues> = ReturnType<
  typeof useRecordForm<Values>
>;

/** Blanks that were stored are no change of the person's: rules trim what they pass. */
function untouchedAsStored<Values extends object>(parsed: Values, raw: Values, base: Values) {
  const values = { ...parsed };
  for (const key of Object.keys(values) as (keyof Values)[]) {
    if (isEqual(raw[key], base[key])) values[key] = base[key];
  }
  return values;
}

function problemOf(
  outcome: SaveOutcome<object>,
  { noun, isPlural = false }: { noun: string; isPlural?: boolean },
): FormProblem | null {
  const nothing = `The ${noun} ${isPlural ? 'were' : 'was'} not saved`;
  if (outcome.status === 'refused' && outcome.message !== undefined) {
    return { title: nothing, messages: [outcome.message], tone: 'danger' };
  }
  if (outcome.status !== 'parts-failed') return null;
  const { failures, saved } = outcome;
  const messages = failures.map(({ label, error }) => `${label}: ${messageOf(error)}`);
  return saved.length === 0
    ? { title: nothing, messages, tone: 'danger' }
    : {
        title: `Only part of the ${noun} was saved`,
        messages: [...messages, `Saved: ${saved.join(', ')}. Save tries only the rest again.`],
        tone: 'warning',
      };
}
