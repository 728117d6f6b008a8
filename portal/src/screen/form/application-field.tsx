import { foreign } from '@trunkline/ui/tokens/text';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import { ComboboxField } from './combobox-field.tsx';

type ApplicationFieldProps = { name: string; label: string; accountSid: string };

/** Choice of the application of an account that answers; '' for none. */
export function ApplicationField({ name, label, accountSid }: ApplicationFieldProps) {
  const { data, error } = useAllApplications(accountSid || undefined);
  const known = (data ?? []).map(({ application_sid, name }) => ({
    value: application_sid,
    label: foreign(name),
  }));
  return (
    <ComboboxField
      name={name}
      label={label}
      error={error ? `Couldn't load the applications: ${messageOf(error)}` : undefined}
      options={(value) => [
        { value: '', label: 'None' },
        // Keeps the stored choice selectable while the list is loading or if it failed to load.
        ...(value === '' || known.some((one) => one.value === value)
          ? []
          : [{ value, label: value }]),
        ...known,
      ]}
      // Without an account, nothing is loaded.
      isLoading={accountSid !== '' && data === undefined && error === undefined}
    />
  );
}
