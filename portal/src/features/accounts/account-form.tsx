import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import type { StoredBucket } from '@trunkline/ui/widgets/bucket-credential';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { WebhookField } from '@trunkline/ui/widgets/webhook-field';
import { type ReactNode, useMemo } from 'react';
import { errorsBelow } from '../../screen/form-problems.ts';
import { limitCategories } from '../../screen/limits.ts';
import { RecordForm } from '../../screen/record-form.tsx';
import { type SaveRecord, useRecordForm } from '../../screen/use-record-form.ts';
import { WidgetField } from '../../screen/widget-field.tsx';
import { withoutSecrets, withStoredSecrets } from './account-form.draft.ts';
import {
  type AccountFormValues,
  accountFormSchema,
  queueEventHookRules,
  registrationHookRules,
} from './account-form.schema.ts';
import { CallApplications } from './call-applications.tsx';
import { RecordingSection } from './recording-section.tsx';

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
  onSave: SaveRecord<AccountFormValues>;
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
  const schema = useMemo(
    () => accountFormSchema(storedBucket, stored.recording),
    [storedBucket, stored.recording],
  );
  const record = useRecordForm<AccountFormValues>({
    stored,
    resolver: valibotResolver(schema),
    withoutSecrets,
    withStoredSecrets,
    onSave,
  });
  const { form } = record;
  const { control, register, formState } = form;
  const { errors } = formState;
  const readOnly = may.writeRefusal !== undefined;

  return (
    <RecordForm
      record={record}
      isNew={accountSid === undefined}
      createLabel="Create account"
      writeRefusal={may.writeRefusal}
      groupLabels={groupLabels}
      onCancel={may.cancel ? onCancel : undefined}
      footer={children}
    >
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
          <WidgetField form={form} name="limits">
            {(field) => (
              <LimitsEditor {...field} categories={limitCategories} readOnly={readOnly} />
            )}
          </WidgetField>
        </FormSection>
      )}
      {accountSid && (
        <CallApplications control={control} accountSid={accountSid} readOnly={readOnly} />
      )}
      <FormSection
        title="Webhooks"
        description="Addresses of yours that are told what happens. Leave one empty to switch it off."
      >
        <WidgetField form={form} name="registrationHook">
          {(field) => (
            <WebhookField
              label="Registration webhook"
              rules={registrationHookRules}
              {...field}
              readOnly={readOnly}
            />
          )}
        </WidgetField>
        <WidgetField form={form} name="queueEventHook">
          {(field) => (
            <WebhookField
              label="Queue event webhook"
              rules={queueEventHookRules}
              {...field}
              readOnly={readOnly}
            />
          )}
        </WidgetField>
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
    </RecordForm>
  );
}
