import { FormSection } from '@trunkline/ui/patterns/form-section';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { WebhookField } from '@trunkline/ui/widgets/webhook-field';
import { useMemo } from 'react';
import { account as accountShape } from '../../../platform/records/account.ts';
import type { Account } from '../../../platform/resources/accounts/accounts.ts';
import { storedBucketOf } from '../../../platform/values/bucket.ts';
import { ApplicationField } from '../../../screen/form/application-field.tsx';
import { BelowFold } from '../../../screen/form/below-fold.tsx';
import { formFields } from '../../../screen/form/fields.tsx';
import { RecordForm } from '../../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../../screen/form/use-record-form.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { fieldOf } from '../../../screen/record/saved/saved-record.ts';
import { limitCategories } from '../../../shared/records/limits.ts';
import {
  type AccountFormValues,
  accountFormSchema,
  accountMembers,
  accountSecrets,
  queueEventHookRules,
  registrationHookRules,
} from './account-form.schema.ts';
import { RecordingSection } from './recording-section.tsx';
import { useAccountRights } from './rights.ts';

type AccountFormProps = {
  /** null for a new account. */
  account: Account | null;
  /** Stored values, or the defaults of a new account. */
  base: AccountFormValues;
  save: RecordSave<AccountFormValues, Account>;
};

const form = formFields<AccountFormValues>();
const { columns } = accountShape;

export function AccountForm({ account, base, save }: AccountFormProps) {
  const may = useAccountRights(account ? 'stored' : 'new');
  const bucket = account?.bucket_credential;
  const storedBucket = useMemo(() => storedBucketOf(bucket), [bucket]);
  const record = useRecordForm<AccountFormValues, Account>({
    kind: kinds.account,
    base,
    schema: () => accountFormSchema(storedBucket),
    members: accountMembers,
    secrets: accountSecrets,
    writeRefusal: may.writeRefusal,
    save,
  });
  return (
    <RecordForm record={record} hasList={may.hasList}>
      <FormSection
        title="General"
        description="The account's name and the domain its SIP devices register with."
      >
        <form.Text name="name" {...fieldOf(columns.name)} />
        <form.Text
          name="sipRealm"
          label={columns.sipRealm.label}
          help={
            may.canSetRealm
              ? 'The domain name that SIP devices will register with'
              : `The domain name that SIP devices register with. ${
                  may.hasOwnPlan
                    ? 'Change it at the top of this page.'
                    : 'Your service provider sets it.'
                }`
          }
          readOnly={!may.canSetRealm}
          isMono
          spellCheck={false}
        />
        {may.canSetDebugLog && (
          <form.Checkbox
            label="Enable debug log for this account"
            name="isDebugLogEnabled"
            help="Writes detailed logs for the calls of this account only."
          />
        )}
      </FormSection>
      <BelowFold>
        {may.seeLimits && (
          <FormSection title="Limits" description="Caps on this account's calls and minutes.">
            <form.Widget name="limits">
              {(field) => <LimitsEditor {...field} categories={limitCategories} />}
            </form.Widget>
          </FormSection>
        )}
        {account && (
          <FormSection
            title="Applications"
            description="Applications that handle SIP device and SIPREC calls."
          >
            <ApplicationField
              name="deviceApplicationSid"
              label="Application for SIP device calls"
              accountSid={account.account_sid}
            />
            <ApplicationField
              name="siprecApplicationSid"
              label="Application for SIPREC calls"
              accountSid={account.account_sid}
            />
          </FormSection>
        )}
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
        {account && may.canRecord && (
          <RecordingSection
            control={record.form.control}
            accountSid={account.account_sid}
            storedBucket={storedBucket}
          />
        )}
      </BelowFold>
    </RecordForm>
  );
}
