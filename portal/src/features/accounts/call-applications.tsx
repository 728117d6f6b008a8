import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { useAccountApplications } from '../../platform/applications.ts';
import { messageOf } from '../../platform/errors.ts';
import { formFields } from '../../screen/form/fields.tsx';
import type { AccountFormValues } from './account-form.schema.ts';

const form = formFields<AccountFormValues>();
const fields = [
  { name: 'deviceApplicationSid', label: 'Application for SIP device calls' },
  { name: 'siprecApplicationSid', label: 'Application for SIPREC calls' },
] as const;

/** Which applications answer calls from the account's devices and its SIPREC sessions. */
export function CallApplications({ accountSid }: { accountSid: string }) {
  const { data, error } = useAccountApplications(accountSid);
  const known = (data ?? [])
    .map(({ application_sid, name }) => ({ value: application_sid, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <FormSection
      title="Applications"
      description="Applications that handle SIP device and SIPREC calls."
    >
      {fields.map(({ name, label }) => (
        <form.Control
          key={name}
          name={name}
          label={label}
          width="md"
          error={error ? `Couldn't load the applications: ${messageOf(error)}` : undefined}
        >
          {({ value, onChange, readOnly }) => (
            <Combobox
              value={value}
              onChange={(sid) => onChange(sid ?? '')}
              options={[
                { value: '', label: 'None' },
                // While the list is loading, or when it failed, the stored choice stays selectable.
                ...(value === '' || known.some((one) => one.value === value)
                  ? []
                  : [{ value, label: value }]),
                ...known,
              ]}
              isLoading={data === undefined && error === undefined}
              readOnly={readOnly}
            />
          )}
        </form.Control>
      ))}
    </FormSection>
  );
}
