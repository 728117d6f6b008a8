import { Combobox } from '@trunkline/ui/primitives/combobox';
import { foreign } from '@trunkline/ui/tokens/text';
import { useAccountApplications } from '../../platform/applications.ts';
import { messageOf } from '../../platform/errors.ts';
import { formFields } from './fields.tsx';

type ApplicationFieldProps = { name: string; label: string; accountSid: string };

const form = formFields<Record<string, string>>();

/** Which application of an account answers; '' for none. */
export function ApplicationField({ name, label, accountSid }: ApplicationFieldProps) {
  const { data, error } = useAccountApplications(accountSid);
  const known = (data ?? [])
    .map(({ application_sid, name }) => ({ value: application_sid, label: foreign(name) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <form.Control
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
  );
}
