import { foreign } from '@trunkline/ui/tokens/text';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { ComboboxField } from './combobox-field.tsx';

type ApplicationFieldProps = { name: string; label: string; accountSid: string };

/** Which application of an account answers; '' for none. */
export function ApplicationField({ name, label, accountSid }: ApplicationFieldProps) {
  const { data, error } = useAllApplications(accountSid || undefined);
  const known = (data ?? [])
    .map(({ application_sid, name }) => ({ value: application_sid, label: foreign(name) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <ComboboxField
      name={name}
      label={label}
      error={error ? `Couldn't load the applications: ${messageOf(error)}` : undefined}
      options={(value) => [
        { value: '', label: 'None' },
        // While the list is loading, or when it failed, the stored choice stays selectable.
        ...(value === '' || known.some((one) => one.value === value)
          ? []
          : [{ value, label: value }]),
        ...known,
      ]}
      // Without an account nothing is asked.
      isLoading={accountSid !== '' && data === undefined && error === undefined}
    />
  );
}
