import { FormSection } from '@trunkline/ui/patterns/form-section';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount } from '@trunkline/ui/tokens/format';
import { LimitsEditor } from '@trunkline/ui/widgets/limits-editor';
import { useWatch } from 'react-hook-form';
import { listAccounts } from '../../platform/resources/accounts/accounts.ts';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { useRecordForm } from '../../screen/form/use-record-form.ts';
import { limitCategories } from '../../shared/records/limits.ts';
import {
  type ProviderFormValues,
  providerFormSchema,
  providerMembers,
} from './provider-form.schema.ts';
import { settings, useSaveProvider } from './use-save-settings.ts';

type ProviderFormProps = {
  sid: string;
  base: ProviderFormValues;
  writeRefusal: string | undefined;
};

const form = formFields<ProviderFormValues>();

export function ProviderForm({ sid, base, writeRefusal }: ProviderFormProps) {
  const record = useRecordForm({
    kind: settings,
    name: `provider ${sid}`,
    base,
    schema: () => providerFormSchema,
    members: providerMembers,
    effects: async () => [
      `Applies to ${formatCount((await listAccounts(sid)).length, 'account')} of this service provider.`,
    ],
    writeRefusal,
    save: useSaveProvider(sid),
  });
  const hasTeams = useWatch({ control: record.form.control, name: 'teams.isEnabled' });
  return (
    <RecordForm record={record} label="Service provider settings">
      <FormSection title="General" description="Shown throughout the console.">
        <form.Text name="name" label="Service provider name" required maxLength={64} />
        <div>
          <Text size="small" tone="muted">
            Service provider SID
          </Text>
          <CopyText value={sid} label="Copy service provider SID" />
        </div>
      </FormSection>
      <FormSection
        title="Microsoft Teams"
        description="Lets accounts connect their Teams tenants by Direct Routing."
      >
        <form.Checkbox label="Enable MS Teams Direct Routing" name="teams.isEnabled" />
        {hasTeams && (
          <form.Text
            name="teams.fqdn"
            label="SBC domain name"
            help="Fully qualified domain name used for MS Teams"
            required
            isMono
            spellCheck={false}
            maxLength={255}
          />
        )}
      </FormSection>
      <FormSection
        title="Limits"
        description="Caps on the calls and minutes of all its accounts together."
      >
        <form.Widget name="limits">
          {(field) => <LimitsEditor {...field} categories={limitCategories} />}
        </form.Widget>
      </FormSection>
    </RecordForm>
  );
}
