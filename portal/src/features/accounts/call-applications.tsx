import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type Control, Controller } from 'react-hook-form';
import { type ApplicationName, useAccountApplications } from '../../platform/applications.ts';
import { messageOf } from '../../platform/errors.ts';
import type { AccountFormValues } from './account-form.schema.ts';

type CallApplicationsProps = {
  control: Control<AccountFormValues>;
  accountSid: string;
  readOnly: boolean;
};

/** Which applications answer calls from the account's devices and its SIPREC sessions. */
export function CallApplications({ control, accountSid, readOnly }: CallApplicationsProps) {
  const { data, error } = useAccountApplications(accountSid);
  const fields = [
    { name: 'deviceApplicationSid', label: 'Application for SIP device calls' },
    { name: 'siprecApplicationSid', label: 'Application for SIPREC calls' },
  ] as const;
  return (
    <FormSection
      title="Applications"
      description="What answers the calls that reach the account other than by a phone number."
    >
      {fields.map(({ name, label }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Field
              label={label}
              error={
                error ? `The applications could not be loaded: ${messageOf(error)}` : undefined
              }
            >
              {readOnly ? (
                <TextInput readOnly value={nameOf(data, field.value)} />
              ) : (
                <Combobox
                  value={field.value}
                  onChange={(sid) => field.onChange(sid ?? '')}
                  options={optionsOf(data, field.value)}
                  isLoading={data === undefined && error === undefined}
                />
              )}
            </Field>
          )}
        />
      ))}
    </FormSection>
  );
}

const nameOf = (applications: ApplicationName[] | undefined, sid: string) =>
  sid === '' ? 'None' : (applications?.find((one) => one.application_sid === sid)?.name ?? sid);

/** While the list is loading, or when it failed, the stored choice stays selectable. */
function optionsOf(applications: ApplicationName[] | undefined, current: string) {
  const known = (applications ?? [])
    .map(({ application_sid, name }) => ({ value: application_sid, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const isMissing = current !== '' && !known.some(({ value }) => value === current);
  return [
    { value: '', label: 'None' },
    ...(isMissing ? [{ value: current, label: current }] : []),
    ...known,
  ];
}
