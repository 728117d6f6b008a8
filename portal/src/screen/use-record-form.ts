import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Resolver,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { focusInvalid, formProblems } from './form-problems.ts';
import { changedValues, restoredValues } from './form-values.ts';
import { useLeaveGuard } from './leave-guard/index.ts';
import { useDraft } from './use-draft.ts';

/** What stays on a form after a save that was not complete. Default tone: danger. */
export type FormProblem = { title: string; messages: string[]; tone?: 'danger' | 'warning' };

/**
 * What a save came to. `problem` stays on the form; `leave` is run without the question; `stored` is
 * what a form that stays begins from again, such as with its password emptied.
 */
export type FormOutcome<Values = never> = {
  leave?: () => void;
  problem?: FormProblem;
  stored?: Values;
};

export type SaveRecord<Values extends FieldValues> = (
  values: Values,
  setError: UseFormSetError<Values>,
) => Promise<FormOutcome<Values>>;

/** `resetOptions` of the form hold for its own `reset` too, unless they are overruled. */
const afresh = { keepDirtyValues: false, keepErrors: false };

type RecordFormOptions<Values extends FieldValues> = {
  /** What the platform has, or the defaults of a new record. */
  stored: Values;
  resolver: Resolver<Values>;
  /** The values as a draft may keep them. Absent: none of them is secret. */
  withoutSecrets?: (values: Values) => Values;
  /** Puts the stored secrets back into values that come from a draft. */
  withStoredSecrets?: (values: Values, stored: Values) => Values;
  /** The values as the platform would store them. */
  tidy?: (values: Values) => Values;
  /** Keeps its draft apart from those of the other forms of the page. */
  name?: string;
  onSave: SaveRecord<Values>;
};

/** The form over one record: its draft, the guard of unsaved work, its problems and its save. */
export function useRecordForm<Values extends FieldValues>({
  stored,
  resolver,
  withoutSecrets,
  withStoredSecrets = (values) => values,
  tidy,
  name,
  onSave,
}: RecordFormOptions<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const unsaved = (values: Values) =>
    changedValues(values, stored, { safe: withoutSecrets?.(values), tidy: tidy?.(values) });
  const { draft, notice, forget } = useDraft(() => unsaved(form.getValues()), name);
  const [problem, setProblem] = useState<FormProblem | null>(notice);
  const form = useForm<Values>({
    resolver,
    defaultValues: stored as DefaultValues<Values>,
    values: draft ? withStoredSecrets(restoredValues(draft, stored), stored) : stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { formState, handleSubmit, setError, reset } = form;
  const { errors, isSubmitting } = formState;
  const [attempts, setAttempts] = useState(0);
  // Against what is stored, not against the form's first values: a restored draft is unsaved too.
  const isDirty = unsaved(form.watch()) !== null;
  const leave = useLeaveGuard(() => unsaved(form.getValues()) !== null);

  // Once the messages are drawn, not a frame later: on a busy machine the frame comes first.
  useEffect(() => {
    if (attempts === 0) return;
    if (element.current?.querySelector('[aria-invalid="true"]')) focusInvalid(element.current);
    else banner.current?.focus();
  }, [attempts]);

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const save = handleSubmit(async (values) => {
    setProblem(null);
    const outcome = await onSave(values, setError);
    // Who went on in the meantime is not called back: what they do now may be unsaved too.
    if (!isHere.current) return;
    setProblem(outcome.problem ?? null);
    if (outcome.problem === undefined) forget();
    if (outcome.stored) reset(outcome.stored, afresh);
    if (outcome.leave) leave(outcome.leave);
  });

  // Counted here: the form's own count begins again with values that arrive in the meantime.
  async function submit(event: SyntheticEvent) {
    await save(event);
    setAttempts((count) => count + 1);
  }

  return {
    form,
    element,
    banner,
    submit,
    isDirty,
    isSaving: isSubmitting,
    problem,
    problems: formProblems(errors),
    jumpTo: (field: string) => focusInvalid(element.current, field),
    /** Values of an interrupted session are in the form, and nothing else tells of them. */
    isRestored: draft !== null && notice === null,
    /** They came back without some: secrets are not kept. */
    losesSecrets: withoutSecrets !== undefined,
    /** Takes back what was typed, restored or not. */
    discard: () => {
      forget();
      setProblem(null);
      reset(stored, afresh);
    },
  };
}
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'form'>;
