import { FormError } from '@trunkline/ui/patterns/form-error';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import { type ReactNode, useRef, useState } from 'react';
import {
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  type UseFormSetError,
  useForm,
} from 'react-hook-form';
import { focusInvalid, formProblems } from '../../screen/form-problems.ts';
import { useLeaveGuard } from '../../screen/leave-guard.ts';
import { useDraft } from '../../screen/use-draft.ts';
import { useProblemFocus } from '../../screen/use-problem-focus.ts';
import { changesOf, restoreChanges } from './changes.ts';
import type { SaveProblem } from './conclude-save.ts';

type SettingsFormProps<Values extends FieldValues> = {
  /** Keeps its draft apart from those of the page's other forms. */
  name: string;
  /** For assistive technology. */
  label: string;
  stored: Values;
  resolver: Resolver<Values>;
  /** The values as the platform would store them. */
  tidy: (values: Values) => Values;
  /** Before the messages of a group, where they are listed away from it. */
  groupLabels: Readonly<Record<string, string>>;
  /** Why nothing can be changed. */
  writeRefusal: string | undefined;
  /** Answers what was not saved; null when all was. */
  onSave: (values: Values, setError: UseFormSetError<Values>) => Promise<SaveProblem | null>;
  children: (form: UseFormReturn<Values>) => ReactNode;
};

/** A form of settings that stays where it is after saving: its problems, draft, guard and bar. */
export function SettingsForm<Values extends FieldValues>({
  name,
  label,
  stored,
  resolver,
  tidy,
  groupLabels,
  writeRefusal,
  onSave,
  children,
}: SettingsFormProps<Values>) {
  const formElement = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const { draft, forget } = useDraft(changes, name);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const form = useForm<Values>({
    resolver,
    values: draft ? restoreChanges(draft, stored) : stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { getValues, handleSubmit, setError, watch } = form;
  const { errors, isSubmitting } = form.formState;
  // Against what is stored, not against the form's first values: a restored draft is unsaved too.
  const isDirty = changesOf(watch(), stored, tidy) !== null;
  useLeaveGuard(() => changes() !== null);

  function changes() {
    return changesOf(getValues(), stored, tidy);
  }

  /** The draft is done with, and so is what was typed. */
  function startOver(values: Values) {
    forget();
    setProblem(null);
    form.reset(values, { keepDirtyValues: false, keepErrors: false });
  }
  const discard = () => startOver(stored);

  const leadToProblem = useProblemFocus(isSubmitting, () => {
    const hasInvalid = formElement.current?.querySelector('[aria-invalid="true"]');
    if (hasInvalid) focusInvalid(formElement.current);
    else banner.current?.focus();
  });

  const submit = handleSubmit(
    async (values) => {
      setProblem(null);
      const result = await onSave(values, setError);
      if (result === null) return startOver(tidy(values));
      setProblem(result);
      leadToProblem();
    },
    () => leadToProblem(),
  );

  return (
    <form
      ref={formElement}
      aria-label={label}
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-5"
    >
      {draft && (
        <FormError tone="warning" title="Your unsaved changes are back">
          <Button size="sm" className="mt-1 justify-self-start" onClick={discard}>
            Discard them
          </Button>
        </FormError>
      )}
      {problem && (
        <FormError
          ref={banner}
          tone={problem.tone}
          title={problem.title}
          messages={problem.messages.map((message) => ({ message }))}
        />
      )}
      {writeRefusal !== undefined && <FormError tone="warning" title={writeRefusal} />}
      {children(form)}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        onCancel={isDirty ? discard : undefined}
        cancelLabel="Discard changes"
        problems={formProblems(errors).map(({ id, message }) => ({
          id,
          message: `${groupLabels[id.split('.')[0] ?? ''] ?? ''}${message}`,
          onJump: () => focusInvalid(formElement.current, id.split('.')[0]),
        }))}
        canSave={writeRefusal === undefined}
        disabledReason={writeRefusal}
      />
    </form>
  );
}
