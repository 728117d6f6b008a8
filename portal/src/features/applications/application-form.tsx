import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { withPendingDefaults } from '@trunkline/ui/widgets/speech-selection';
import {
  followWebsocket,
  WebhookField,
  type WebhookValue,
} from '@trunkline/ui/widgets/webhook-field';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Controller, type Resolver, type UseFormSetError } from 'react-hook-form';
import { RecordForm } from '../../screen/record-form.tsx';
import { useLookedAt } from '../../screen/use-looked-at.ts';
import { type FormOutcome, useRecordForm } from '../../screen/use-record-form.ts';
import { WidgetField } from '../../screen/widget-field.tsx';
import { withoutSecrets, withStoredSecrets } from './application-form.draft.ts';
import {
  type ApplicationFormValues,
  applicationFormSchema,
  type FormContext,
  hookRules,
} from './application-form.schema.ts';
import { EnvironmentSection } from './environment-section.tsx';
import { OverrideSection } from './override-section.tsx';
import { SpeechSection } from './speech-section.tsx';
import { useEnvironment } from './use-environment.ts';
import type { SaveApplication } from './use-save-application.ts';
import { useSpeech } from './use-speech.ts';

/** An account the application may belong to. */
export type OwnerAccount = { sid: string; name: string; recordsAllCalls: boolean };

type ApplicationFormProps = {
  stored: ApplicationFormValues;
  isNew: boolean;
  /** Sorted by name; the stored one among them. */
  accounts: readonly OwnerAccount[];
  serviceProviderSid: string | null;
  may: {
    /** Why nothing can be changed. */
    writeRefusal: string | undefined;
    chooseAccount: boolean;
    record: boolean;
  };
  onSave: SaveApplication;
  onCancel: () => void;
  /** Sections of a stored application that are not part of the save. */
  children?: ReactNode;
};

/** Before the messages of a group, where they are listed away from it. */
const groupLabels: Record<string, string> = {
  callHook: 'Calling webhook: ',
  callStatusHook: 'Call status webhook: ',
  environment: 'Environment variable ',
  override: 'Fixed verbs: ',
};

const hookHelp = {
  callHook: 'Asked what to do when a call begins.',
  callStatusHook: 'Told how the call goes.',
  lookingUp: 'Looking up which variables the application takes…',
};

export function ApplicationForm({
  stored,
  isNew,
  accounts,
  serviceProviderSid,
  may,
  onSave,
  onCancel,
  children,
}: ApplicationFormProps) {
  // What the rules and drafts need to know is found out by the form's own values.
  const context = useRef<FormContext>({ schema: null, credentials: [] });
  const [resolver] = useState(
    (): Resolver<ApplicationFormValues> => (values, options, state) =>
      valibotResolver(applicationFormSchema(context.current))(values, options, state),
  );
  const record = useRecordForm<ApplicationFormValues>({
    stored,
    resolver,
    withoutSecrets: (values) => withoutSecrets(context.current.schema)(values),
    withStoredSecrets,
    onSave: save,
  });
  const { form } = record;
  const { control, register, formState, setValue, getValues, watch } = form;
  const { errors } = formState;
  const readOnly = may.writeRefusal !== undefined;
  const accountSid = watch('accountSid');
  const account = accounts.find(({ sid }) => sid === accountSid);

  const environment = useEnvironment(watch('callHook'));
  const isLookingUp = environment.lookup.status === 'looking-up';
  const speechPart = useRef<HTMLDivElement>(null);
  const speech = useSpeech({
    accountSid,
    serviceProviderSid,
    speech: watch('speech'),
    isLookedAt: useLookedAt(speechPart),
  });
  useLayoutEffect(() => {
    context.current = { schema: environment.schema, credentials: speech.credentials ?? [] };
  });

  function followCallHook(calling: WebhookValue) {
    const status = getValues('callStatusHook');
    const followed = followWebsocket(status, calling);
    if (followed !== status) setValue('callStatusHook', followed, { shouldDirty: true });
  }

  async function save(
    values: ApplicationFormValues,
    setError: UseFormSetError<ApplicationFormValues>,
  ): Promise<FormOutcome<ApplicationFormValues>> {
    const schema = await environment.forSave();
    const chosen = withPendingDefaults(values.speech, speech.offers, speech.credentials ?? []);
    return onSave({ ...values, speech: chosen }, { schema, setError });
  }

  return (
    <RecordForm
      record={record}
      isNew={isNew}
      createLabel="Create application"
      writeRefusal={may.writeRefusal}
      groupLabels={groupLabels}
      onCancel={onCancel}
      footer={children}
    >
      <FormSection title="General" description="How the application is called and whose it is.">
        <div data-field="name">
          <Field label="Application name" required={!readOnly} error={errors.name?.message}>
            <TextInput {...register('name')} readOnly={readOnly} maxLength={64} />
          </Field>
        </div>
        <div data-field="accountSid">
          <Controller
            control={control}
            name="accountSid"
            render={({ field }) => (
              <Field
                label="Account"
                required={!readOnly && may.chooseAccount}
                error={errors.accountSid?.message}
              >
                {may.chooseAccount && !readOnly ? (
                  <Combobox
                    value={field.value}
                    onChange={(sid) => field.onChange(sid ?? '')}
                    options={accounts.map(({ sid, name }) => ({ value: sid, label: name }))}
                  />
                ) : (
                  <TextInput readOnly value={account?.name ?? accountSid} />
                )}
              </Field>
            )}
          />
        </div>
      </FormSection>
      <FormSection
        title="Webhooks"
        description="Where the application answers: by HTTP, or over one websocket for both."
      >
        <WidgetField form={form} name="callHook">
          {({ value, onChange, errors }) => (
            <WebhookField
              label="Calling webhook"
              name="callHook"
              help={isLookingUp ? hookHelp.lookingUp : hookHelp.callHook}
              value={value}
              onChange={(next) => {
                onChange(next);
                if (next.url !== value.url) followCallHook(next);
              }}
              rules={hookRules}
              errors={errors}
              readOnly={readOnly}
            />
          )}
        </WidgetField>
        <WidgetField form={form} name="callStatusHook">
          {(field) => (
            <WebhookField
              label="Call status webhook"
              name="callStatusHook"
              help={hookHelp.callStatusHook}
              {...field}
              rules={hookRules}
              readOnly={readOnly}
            />
          )}
        </WidgetField>
      </FormSection>
      <EnvironmentSection
        form={form}
        lookup={environment.lookup}
        serviceProviderSid={serviceProviderSid}
        carriersOf={may.chooseAccount ? null : accountSid}
        readOnly={readOnly}
      />
      <SpeechSection form={form} speech={speech} readOnly={readOnly} ref={speechPart} />
      <OverrideSection form={form} readOnly={readOnly} />
      {may.record && account?.recordsAllCalls !== true && (
        <FormSection
          title="Recording"
          description="Recordings are kept in the bucket of the account."
        >
          <Checkbox {...register('recordAll', { disabled: readOnly })}>Record all calls</Checkbox>
        </FormSection>
      )}
    </RecordForm>
  );
}
