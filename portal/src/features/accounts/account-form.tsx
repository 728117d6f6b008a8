import { FormSection } from '@trunkline/ui/patterns/form-section';
import type { StoredBucket } from '@trunkline/ui/widgets/bucket-credential';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { WebhookField } from '@trunkline/ui/widgets/webhook-field';
import { useLocation } from 'wouter';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../screen/form/use-record-form.ts';
import { limitCategories } from '../../screen/limits.ts';
import { kinds } from '../../screen/record/kinds.ts';
import {
  type AccountFormValues,
  accountFormSchema,
  accountMembers,
  accountSecrets,
  queueEventHookRules,
  registrationHookRules,
} from './account-form.schema.ts';
import { CallApplications } from './call-applications.tsx';
import { RecordingSection } from './recording-section.tsx';
import type { AccountRights } from './rights.ts';

type AccountFormProps<Stored> = {
  /** What is stored, or the defaults of a new account. */
  base: AccountFormValues;
  storedBucket: StoredBucket | null;
  /** null while the account does not exist. */
  accountSid: string | null;
  may: AccountRights;
  save: RecordSave<AccountFormValues, Stored>;
};

const form = formFields<AccountFormValues>();

export function AccountForm<Stored>({
  base,
  storedBucket,
  accountSid,
  may,
  save,
}: AccountFormProps<Stored>) {
  const [, navigate] = useLocation();
  const record = useRecordForm<AccountFormValues, Stored>({
    base,
    schema: () => accountFormSchema(storedBucket, base.recording),
    members: accountMembers,
    secrets: accountSecrets,
    writeRefusal: may.writeRefusal,
    save,
  });
  return (
    <RecordForm
      record={record}
      createLabel={accountSid === null ? 'Create account' : undefined}
      onCancel={may.hasList ? () => navigate(kinds.account.list) : undefined}
    >
      <FormSection
        title="General"
        description="The account's name and the domain its SIP devices register with."
      >
        <form.Text name="name" label="Account name" required maxLength={64} />
        <form.Text
          name="sipRealm"
          label="SIP realm"
          help={
            may.canSetRealm
              ? 'The domain name that SIP devices will register with'
              : 'The domain name that SIP devices register with. Your service provider sets it.'
          }
          readOnly={!may.canSetRealm}
          mono
          spellCheck={false}
        />
        {may.canSetDebugLog && (
          <form.Checkbox
            name="isDebugLogEnabled"
            help="Writes detailed logs for the calls of this account only."
          >
            Enable debug log for this account
          </form.Checkbox>
        )}
      </FormSection>
      {may.seeLimits && (
        <FormSection title="Limits" description="Caps on this account's calls and minutes.">
          <form.Widget name="limits">
            {(field) => <LimitsEditor {...field} categories={limitCategories} />}
          </form.Widget>
        </FormSection>
      )}
      {accountSid !== null && <CallApplications accountSid={accountSid} />}
      <FormSection
        title="Webhooks"
        description="URLs notified about registrations and queue events. Leave blank to turn off."
      >
        <form.Widget name="registrationHook">
          {(field) => (
            <WebhookField label="Registration webhook" rules={registrationHookRules} {...field} />
          )}
        </form.Widget>
        <form.Widget name="queueEventHook">
          {(field) => (
            <WebhookField label="Queue event webhook" rules={queueEventHookRules} {...field} />
          )}
        </form.Widget>
      </FormSection>
      {accountSid !== null && may.canRecord && (
        <RecordingSection
          control={record.form.control}
          accountSid={accountSid}
          storedBucket={storedBucket}
        />
      )}
    </RecordForm>
  );
}
