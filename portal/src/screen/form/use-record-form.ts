import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useLocation } from 'wouter';
import { toast } from '../../notices/toasts.ts';
import { sayUndone } from '../history/undo/say-undone.ts';
import { here, type UndoRequest } from '../history/undo/undo-request.ts';
import { notTakenBack, undoneValues } from '../history/undo/undone-values.ts';
import { useUndoneChanges } from '../history/undo/use-undone-changes.ts';
import { useNotedSaves } from '../history/use-noted-saves.ts';
import { useFirstCallStep } from '../record/first-call.ts';
import { nextStepOf } from '../record/next-step.ts';
import type { AskedClashes, RecordFormOptions, RecordSave } from './record-form.types.ts';
import { formReview } from './review/form-review.ts';
import { useShownForm } from './review/shown-forms.ts';
import { problemPrefix } from './save/record/members.ts';
import { type Clash, type ClashChoice, mergeChanges } from './save/record/merge.ts';
import {
  doneText,
  type FormProblem,
  problemOf,
  problemTexts,
  problemToStore,
  untouchedAsStored,
} from './save/record/outcome.ts';
import { focusInvalid, formProblems, invalidControls } from './save/record/problems.ts';
import { type FieldProblem, type SaveOutcome, saveRecord } from './save/record/save-record.ts';
import { useBasedForm } from './use-based-form.ts';
import { changedMembers } from './values.ts';

export type { FormProblem, RecordFormOptions, RecordSave } from './record-form.types.ts';

/**
 * The form of one record, with its problems and its save. Changes by others while something is
 * unsaved are merged when saving.
 */
export function useRecordForm<Values extends FieldValues, Stored = unknown>(
  options: RecordFormOptions<Values, Stored>,
) {
  const { kind, members, writeRefusal } = options;
  const firstCall = useFirstCallStep();
  const element = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const saveToLeave = useRef<() => Promise<boolean>>(async () => false);
  const based = useBasedForm<Values>({
    ...options,
    isNew: options.save.reread === undefined,
    saveToLeave: writeRefusal === undefined ? () => saveToLeave.current() : undefined,
  });
  const { form, formBase, notice, rebase, settle, leaveFreely } = based;
  const { formState, handleSubmit, setError, getValues } = form;
  const { errors, isDirty, dirtyFields } = formState;
  const [problem, setProblem] = useState<FormProblem | null>(
    notice && { tone: 'danger', ...notice },
  );
  const [isSaving, setSaving] = useState(false);
  /** Number of finished saves. The library's counter stops when a save changes the base. */
  const [attempts, setAttempts] = useState(0);
  const [asked, setAsked] = useState<AskedClashes | null>(null);
  /** The save in progress, and the form's address when it began: the form may be left meanwhile. */
  const underWay = useRef<Promise<void> | null>(null);
  const savedAt = useRef('');

  // Runs after each attempt to save, once its messages are rendered.
  useEffect(() => {
    if (attempts === 0) return;
    if (element.current?.querySelector(invalidControls)) focusInvalid(element.current);
    else banner.current?.focus();
  }, [attempts]);

  const [, navigate] = useLocation();
  const note = useNotedSaves<Values>(options);
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

  /** @returns whether everything is stored */
  async function saveParsed(parsed: Values, isLeaving: boolean): Promise<boolean> {
    const { save, schema } = latest.current;
    const start = formBase.current;
    const typed = untouchedAsStored(parsed, getValues(), start);
    if (save.reread && changedMembers(typed, start) === null) {
      toast.info('There is nothing to save.');
      rebase(start);
      return true;
    }
    const outcome = await saveRecord(typed, start, save, { members, schema, choose });
    await conclude(outcome, save, typed, isLeaving);
    return outcome.status === 'saved';
  }

  /** Runs one save at a time: an undo waits for the previous one. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    const before = underWay.current;
    const own = (async () => {
      if (before) {
        await before.catch(() => undefined);
        if (!isMounted.current) throw new Error('Its page was left');
      }
      savedAt.current = here();
      setProblem(null);
      setSaving(true);
      try {
        await work();
      } finally {
        if (isMounted.current) {
          setSaving(false);
          setAttempts((count) => count + 1);
        }
      }
    })();
    underWay.current = own;
    try {
      await own;
    } finally {
      if (underWay.current === own) underWay.current = null;
    }
  }

  /** Reverts a change with the same save, over the stored values. Unsaved input stays. */
  async function undo(request: UndoRequest): Promise<void> {
    if (writeRefusal !== undefined) return;
    await inTurn(async () => {
      const { base, save, schema, members, secrets } = latest.current;
      const { mine, from } = await undoneValues(base, request, secrets);
      await save.prepare?.();
      const undone = { secrets: secrets?.(mine) ?? [] };
      const tools = { members, schema, choose, undone };
      const outcome = await saveRecord(mine, from, save, tools);
      // Don't report members as undone that aren't.
      const since = outcome.status === 'saved' ? await save.reread?.().catch(() => null) : null;
      const left = since ? notTakenBack(request, { mine, since: since.values }, members) : [];
      await conclude(outcome, save, mine, false, { ...request, left });
    });
  }
  useUndoneChanges(options.name, undo);

  /** Other stored values, with the person's unsaved input over them. */
  const withTyped = (theirs: Values) =>
    mergeChanges({ mine: getValues(), base: formBase.current, theirs }, members).merged;

  async function conclude(
    outcome: SaveOutcome<Values>,
    save: RecordSave<Values, Stored>,
    typed: Values,
    isLeaving: boolean,
    undoes?: UndoRequest,
  ) {
    const values = outcome.values ?? typed;
    const next = problemOf(outcome, kind);
    const before = latest.current.base;
    if (outcome.status === 'saved' || outcome.status === 'parts-failed') {
      // Fails if the session ended meanwhile: its cache is gone, and so is the page.
      await save.refresh(values).catch(() => undefined);
    }
    const isNew = save.reread === undefined;
    const messages = next?.messages ?? problemTexts(outcome);
    const page = savedAt.current;
    const takeBack = note({ outcome, typed, before, messages, isNew, page, undoes });
    if (undoes) return concludeUndo(outcome, next, typed, undoes);
    if (outcome.status === 'saved') {
      // Only one toast is visible at a time, so all texts share it.
      const texts = [save.done ?? doneText(kind, save), ...new Set(outcome.messages)];
      toast.success(
        texts.filter((text) => text !== '').join('. '),
        takeBack,
        // On the way to a first call, the form has another next step.
        isNew && firstCall.text === undefined
          ? nextStepOf(kind.resource, outcome.sid, values)
          : undefined,
      );
    } else if (next) toast.error(next.title);
    const go = outcome.status === 'parts-failed' ? save.leavePartial : undefined;
    const secrets = latest.current.secrets?.(values) ?? [];
    const safe = next && go && (await problemToStore(next, values, secrets));
    // Don't navigate if the person has left the form.
    if (!isMounted.current) return;
    if (safe && go) return leaveFreely(() => go(values, safe, outcome.base));
    setProblem(next);
    if (outcome.status === 'saved') {
      settle(values, before);
      if (save.leave && !isLeaving) leaveFreely(() => save.leave?.(values));
      return;
    }
    if (outcome.base) rebase(outcome.base, values);
    if (outcome.status === 'refused') markProblems(outcome.problems);
  }

  /** Leaves changes that could not be undone in the form, unsaved, for the person to continue. */
  function concludeUndo(
    outcome: SaveOutcome<Values>,
    next: FormProblem | null,
    mine: Values,
    request: UndoRequest,
  ) {
    const isUndone = outcome.status === 'saved';
    sayUndone(request, outcome);
    if (!isMounted.current || outcome.status === 'abandoned') return;
    setProblem(next);
    const values = outcome.values ?? mine;
    if (!isUndone) rebase(outcome.base ?? formBase.current, withTyped(values));
    else if (changedMembers(getValues(), formBase.current) === null)
      settle(values, formBase.current);
    else rebase(values, withTyped(values));
    const { back } = request;
    if (isUndone && back !== here()) leaveFreely(() => navigate(back, { replace: true }));
    if (outcome.status === 'refused') markProblems(outcome.problems);
  }

  function markProblems(problems: readonly FieldProblem[]) {
    for (const { field, message } of problems) {
      setError(field as Path<Values>, { type: 'server', message });
    }
  }

  /** @param isLeaving whether the person has chosen where to go next */
  async function trySaving(isLeaving: boolean): Promise<boolean> {
    if (underWay.current || writeRefusal !== undefined) return false;
    let isSaved = false;
    await inTurn(async () => {
      await latest.current.save.prepare?.();
      const passed: Values[] = [];
      await handleSubmit((values) => {
        passed.push(values as Values);
      })();
      for (const values of passed) isSaved = await saveParsed(values, isLeaving);
    });
    return isSaved;
  }

  useLayoutEffect(() => {
    saveToLeave.current = () => trySaving(true);
  });

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    await trySaving(false);
  }

  const review = formReview(options, form, formBase, element);
  const { subscribe } = form;
  useShownForm({
    isReadOnly: writeRefusal !== undefined,
    told: review.told,
    onTyped: (tell) => subscribe({ formState: { values: true }, callback: tell }),
  });

  return {
    kind,
    /** Whether the record doesn't exist yet. */
    isNew: options.save.reread === undefined,
    form,
    element,
    banner,
    submit,
    isDirty,
    /** Number of changed members. */
    changes: Object.keys(dirtyFields).length,
    isSaving,
    writeRefusal,
    problem,
    problems: formProblems(errors).map(({ id, message }) => ({
      id,
      message: `${problemPrefix(members, getValues(), id)}${message}`,
    })),
    jumpTo: (field: string) => focusInvalid(element.current, field),
    /** Members that others changed too, while the save waits for the person's choice. */
    asked,
    review,
    isRestored: based.isRestored,
    losesSecrets: based.losesSecrets,
    discard: () => {
      setProblem(null);
      based.discard();
    },
  };
}
export type RecordFormState<Values extends FieldValues = FieldValues> = ReturnType<
  typeof useRecordForm<Values>
>;
