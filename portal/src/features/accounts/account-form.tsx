import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormError } from '@trunkline/ui/patterns/form-error';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { SaveBar } from '@trunkline/ui/patterns/save-bar';
import { Button } from '@trunkline/ui/primitives/button';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import type { StoredBucket } from '@trunkline/ui/widgets/bucket-credential';
import { defaultLimitCategories, LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { WebhookField } from '@trunkline/ui/widgets/webhook-field';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Controller, type UseFormSetError, useForm } from 'react-hook-form';
import { errorsBelow, focusInvalid, formProblems } from '../../screen/form-problems.ts';
import { useLeaveGuard } from '../../screen/leave-guard.ts';
import { useDraft } from '../../screen/use-draft.ts';
import { draftOf, restoreDraft } from './account-form.draft.ts';
import {
  type AccountFormValues,
  accountFormSchema,
  queueEventHookRules,
  registrationHookRules,
} from './account-form.schema.ts';
import { CallApplications } from './call-applications.tsx';
import { RecordingSection } from './recording-section.tsx';

/** What a save came to. `problem` stays on the form; `leave` is run without the question. */
export type FormOutcome = { leave?: () => void; problem?: { title: string; messages: string[] } };

export type AccountFormProps = {
  /** What is stored, or the defaults of a new account. */
  stored: AccountFormValues;
  storedBucket: StoredBucket | null;
  /** undefined while the account does not exist. */
  accountSid?: string;
  may: {
    /** Why nothing can be changed. */
    writeRefusal: string | undefined;
    seeLimits: boolean;
    setRealm: boolean;
    setDebugLog: boolean;
    record: boolean;
    cancel: boolean;
  };
  onSave: (
    values: AccountFormValues,
    setError: UseFormSetError<AccountFormValues>,
  ) => Promise<FormOutcome>;
  onCancel: () => void;
  /** Sections of a stored account that are not part of the save. */
  children?: ReactNode;
};

/** Before the messages of a group, where they are listed away from it. */
const groupLabels: Record<string, string> = {
  limits: 'Limits: ',
  registrationHook: 'Registration webhook: ',
  queueEventHook: 'Queue event webhook: ',
  recording: 'Call recording: ',
};

/** The account form: every field of it, its problems, its draft and the guard of unsaved work. */
export function AccountForm({
  stored,
  storedBucket,
  accountSid,
  may,
  onSave,
  onCancel,
  children,
}: AccountFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const schema = useMemo(
    () => accountFormSchema(storedBucket, stored.recording),
    [storedBucket, stored.recording],
  );
  const { draft, notice, forget } = useDraft(() => draftOf(form.getValues(), stored));
  const [outcome, setOutcome] = useState<FormOutcome['problem'] | null>(notice);
  const form = useForm<AccountFormValues>({
    resolver: valibotResolver(schema),
    defaultValues: stored,
    values: draft ? restoreDraft(draft, stored) : stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    shouldFocusError: false,
  });
  const { control, register, formState, handleSubmit, setError, reset } = form;
  const { errors, isSubmitting } = formState;
  // Against what is stored, not against the form's first values: a restored draft is unsaved too.
  const isDirty = draftOf(form.watch(), stored) !== null;
  const leave = useLeaveGuard(() => draftOf(form.getValues(), stored) !== null);
  const readOnly = may.writeRefusal !== undefined;
  const problems = formProblems(errors);

  const submit = handleSubmit(
    async (values) => {
      setOutcome(null);
      const result = await onSave(values, setError);
      setOutcome(result.problem ?? null);
      if (result.problem === undefined) forget();
      if (result.leave) leave(result.leave);
      else focusSoon();
    },
    () => focusSoon(),
  );

  /** After React has drawn the messages. */
  function focusSoon(group?: string) {
    requestAnimationFrame(() => focusInvalid(formElement.current, group));
  }

  return (
    <form ref={formElement} noValidate onSubmit={submit} className="grid gap-5">
      {draft && !notice && (
        <FormError
          tone="warning"
          title="Your unsaved changes are back"
          messages={[
            {
              message:
                'Passwords and keys are never kept: enter them again where you changed them.',
            },
          ]}
        >
          <Button
            size="sm"
            className="mt-1 justify-self-start"
            onClick={() => {
              forget();
              reset(stored);
            }}
          >
            Discard them
          </Button>
        </FormError>
      )}
      {outcome && (
        <FormError
          title={outcome.title}
          messages={outcome.messages.map((message) => ({ message }))}
        />
      )}
      {readOnly ? (
        <FormError tone="warning" title={may.writeRefusal} />
      ) : (
        <p className="text-small text-muted">Fields marked with an asterisk (*) are required.</p>
      )}
      <FormSection
        title="General"
        description="How the account is called and where its devices register."
      >
        <div data-field="name">
          <Field label="Account name" required={!readOnly} error={errors.name?.message}>
            <TextInput {...register('name')} readOnly={readOnly} maxLength={64} />
          </Field>
        </div>
        <div data-field="sipRealm">
          <Field
            label="SIP realm"
            help={
              may.setRealm
                ? 'The domain name that SIP devices will register with'
                : 'The domain name that SIP devices register with. Your service provider sets it.'
            }
            error={errors.sipRealm?.message}
          >
            <TextInput
              {...register('sipRealm')}
              mono
              readOnly={readOnly || !may.setRealm}
              spellCheck={false}
            />
          </Field>
        </div>
        {may.setDebugLog && (
          <Checkbox
            {...register('isDebugLogEnabled', { disabled: readOnly })}
            help="Writes detailed logs for the calls of this account only."
          >
            Enable debug log for this account
          </Checkbox>
        )}
      </FormSection>
      {may.seeLimits && (
        <FormSection title="Limits" description="How much this account may use at a time.">
          <div data-field="limits">
            <Controller
              control={control}
              name="limits"
              render={({ field }) => (
                <LimitsEditor
                  value={field.value}
                  onChange={field.onChange}
                  categories={defaultLimitCategories}
                  errors={errorsBelow(errors, 'limits')}
                  readOnly={readOnly}
                />
              )}
            />
          </div>
        </FormSection>
      )}
      {accountSid && (
        <CallApplications control={control} accountSid={accountSid} readOnly={readOnly} />
      )}
      <FormSection
        title="Webhooks"
        description="Addresses of yours that are told what happens. Leave one empty to switch it off."
      >
        <div data-field="registrationHook">
          <Controller
            control={control}
            name="registrationHook"
            render={({ field }) => (
              <WebhookField
                label="Registration webhook"
                value={field.value}
                onChange={field.onChange}
                rules={registrationHookRules}
                errors={errorsBelow(errors, 'registrationHook')}
                readOnly={readOnly}
              />
            )}
          />
        </div>
        <div data-field="queueEventHook">
          <Controller
            control={control}
            name="queueEventHook"
            render={({ field }) => (
              <WebhookField
                label="Queue event webhook"
                value={field.value}
                onChange={field.onChange}
                rules={queueEventHookRules}
                errors={errorsBelow(errors, 'queueEventHook')}
                readOnly={readOnly}
              />
            )}
          />
        </div>
      </FormSection>
      {accountSid && may.record && (
        <RecordingSection
          control={control}
          errors={errorsBelow(errors, 'recording.bucket')}
          accountSid={accountSid}
          storedBucket={storedBucket}
          readOnly={readOnly}
        />
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={isSubmitting}
        onCancel={may.cancel ? onCancel : undefined}
        saveLabel={accountSid ? 'Save' : 'Create account'}
        labels={accountSid ? undefined : { saved: 'Nothing entered yet' }}
        problems={problems.map(({ id, message }) => ({
          id,
          message: `${groupLabels[id.split('.')[0] ?? ''] ?? ''}${message}`,
          onJump: () => focusInvalid(formElement.current, id.split('.')[0]),
        }))}
        canSave={!readOnly}
        disabledReason={may.writeRefusal}
      />
      {children}
    </form>
  );
}
