import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useWatch } from 'react-hook-form';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import type { CarrierChoice } from '../../platform/resources/carriers/voip-carriers.ts';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { ApplicationField } from '../../screen/form/application-field.tsx';
import { AccountField, ComboboxField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { useRecordForm } from '../../screen/form/use-record-form.ts';
import { Warning } from '../../screen/form/warning.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import { canUse, offeredTo } from './carrier-choice.ts';
import { effectOf } from './effect.ts';
import { type NumberFormValues, numberFormSchema, numberMembers } from './number-form.schema.ts';
import { isPattern, storedNumber, takenAsPattern } from './number-text.ts';
import { useSaveNumber } from './use-save-number.ts';

type NumberFormProps = {
  /** null: a new number */
  stored: PhoneNumber | null;
  base: NumberFormValues;
  accounts: readonly OwnerAccount[];
  carriers: readonly CarrierChoice[];
};

const form = formFields<NumberFormValues>();

export function NumberForm({ stored, base, accounts, carriers }: NumberFormProps) {
  const viewer = useUser();
  const isNew = stored === null;
  // Of both accounts of a move: what the number leaves is named too.
  const before = useAllApplications(base.accountSid || undefined);
  const names = new Map<string, string>();
  const nameOf = (sid: string) => (sid === '' ? 'None' : (names.get(sid) ?? sid));
  const record = useRecordForm<NumberFormValues, PhoneNumber>({
    kind: kinds.phoneNumber,
    base,
    schema: () => numberFormSchema(isNew, carriers),
    members: numberMembers(nameOf),
    writeRefusal: writeRefusal(viewer),
    save: useSaveNumber(stored?.phone_number_sid ?? null),
  });
  const { control, getValues, setValue } = record.form;
  const values = useWatch({ control }) as NumberFormValues;
  const after = useAllApplications(values.accountSid || undefined);
  for (const { sid, name } of accounts) names.set(sid, name);
  for (const { voip_carrier_sid, name } of carriers) names.set(voip_carrier_sid, name);
  for (const { application_sid, name } of [...(before.data ?? []), ...(after.data ?? [])]) {
    names.set(application_sid, name);
  }

  /** What does not fit the other account goes. */
  const dropForeign = () => {
    setValue('applicationSid', '', { shouldDirty: true });
    const { accountSid, carrierSid } = getValues();
    const carrier = carriers.find((one) => one.voip_carrier_sid === carrierSid);
    if (isNew && carrier && !canUse(carrier, accountSid)) {
      setValue('carrierSid', '', { shouldDirty: true });
    }
  };
  const offered = offeredTo(carriers, values.accountSid);
  return (
    <RecordForm record={record}>
      <FormSection
        title="Phone number"
        description={`Whose it is, and the carrier that brings its calls. Number and carrier can’t be changed${isNew ? ' later' : ''}.`}
      >
        <div>
          <form.Text
            name="number"
            label="Phone number"
            help="Phone number that will be sending calls to this service"
            required
            readOnly={!isNew}
            maxLength={160}
            inputMode="tel"
            autoComplete="off"
            dir="ltr"
          />
          <Warning>
            {isNew && isPattern(storedNumber(values.number)) ? takenAsPattern : undefined}
          </Warning>
        </div>
        <AccountField
          accounts={accounts}
          isGiven={viewer.scope === 'account'}
          onChange={dropForeign}
        />
        <ComboboxField
          name="carrierSid"
          label="Carrier"
          required
          readOnly={!isNew}
          help={isNew ? 'Active carriers that the account may use.' : undefined}
          noneText="No active carriers for this account."
          options={(value) =>
            isNew && record.writeRefusal === undefined
              ? offered.map(({ voip_carrier_sid, name }) => ({
                  value: voip_carrier_sid,
                  label: name,
                }))
              : [{ value, label: nameOf(value) }]
          }
        />
      </FormSection>
      <FormSection
        title="Calls to this number"
        description="The application that answers them. Without one they are not answered."
      >
        <div>
          <ApplicationField
            key={values.accountSid}
            name="applicationSid"
            label="Application"
            accountSid={values.accountSid}
          />
          <Warning>{isNew ? undefined : effectOf(base, values, nameOf)}</Warning>
        </div>
      </FormSection>
    </RecordForm>
  );
}
