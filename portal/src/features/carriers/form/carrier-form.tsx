import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Tabs } from '@trunkline/ui/primitives/tabs';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { carrier as carrierShape } from '../../../platform/records/carrier.ts';
import type { Carrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { BelowFold } from '../../../screen/form/below-fold.tsx';
import { OwnerField } from '../../../screen/form/combobox-field.tsx';
import { formFields } from '../../../screen/form/fields.tsx';
import { RecordForm } from '../../../screen/form/record-form.tsx';
import { type RecordSave, useRecordForm } from '../../../screen/form/use-record-form.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { fieldOf } from '../../../screen/record/saved/saved-record.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';
import { onDemand } from '../../../start/loadable.tsx';
import type { FailedGateways } from '../gateways/gateways-failed.tsx';
import {
  type CarrierFormValues,
  carrierFormSchema,
  carrierMembers,
  carrierSecrets,
  emptyAuthentication,
  isOnSmsTab,
} from './carrier-form.schema.ts';
import { DeactivationImpact } from './sections/deactivation-impact.tsx';
import { PredefinedCarriers } from './sections/predefined-carriers.tsx';
import { RegisterStatus } from './sections/register-status.tsx';
import { SmsTab } from './sections/sms-tab.tsx';
import { VoiceTab } from './sections/voice-tab.tsx';

type CarrierFormProps = {
  /** null for a new carrier */
  carrier: Carrier | null;
  base: CarrierFormValues;
  accounts: readonly OwnerAccount[];
  /** Provider of the carrier. */
  providerSid: string;
  save: RecordSave<CarrierFormValues, Carrier>;
  /** Set if the gateways failed to load. */
  gateways?: FailedGateways | undefined;
};

const CarrierCallReview = onDemand(() => import('./carrier-call-review.tsx'));

const form = formFields<CarrierFormValues>();
const { columns } = carrierShape;

export function CarrierForm({
  carrier,
  base,
  accounts,
  providerSid,
  save,
  gateways,
}: CarrierFormProps) {
  const viewer = useUser();
  const [tab, setTab] = useState('voice');
  const record = useRecordForm<CarrierFormValues, Carrier>({
    kind: kinds.carrier,
    base,
    schema: () => carrierFormSchema,
    members: carrierMembers,
    secrets: () => carrierSecrets,
    // A save includes the gateways, so they must have loaded.
    writeRefusal:
      writeRefusal(viewer) ?? (gateways && 'Load the gateways before you change this carrier.'),
    ...(carrier && {
      effects: async (values) => {
        const { carrierEffects } = await import('./carrier-effects.ts');
        return carrierEffects(carrier, values, accounts.length, viewer);
      },
    }),
    reviewed: (values, before) => (
      <CarrierCallReview
        carrier={carrier}
        accounts={accounts}
        providerSid={providerSid}
        values={values}
        base={before}
      />
    ),
    save,
  });
  const { control, setValue } = record.form;
  const [isActive, accountSid] = useWatch({ control, name: ['isActive', 'accountSid'] });
  const wrong = record.problems.map(({ id }) => id).filter((id) => !onTop.includes(id));
  const isOwn = viewer.scope === 'account';
  return (
    <RecordForm record={record}>
      {carrier === null && record.writeRefusal === undefined && (
        <PredefinedCarriers providerSid={providerSid} />
      )}
      <FormSection title="General" description="The carrier's name and the account that uses it.">
        <form.Text name="name" {...fieldOf(columns.name)} />
        <OwnerField
          name="accountSid"
          label={columns.accountSid.label}
          help={isOwn ? undefined : "Account users can't change a carrier that all accounts share."}
          readOnly={isOwn}
          accounts={accounts}
          mayShare={!isOwn}
          // An application of another account can't answer.
          onChosen={() => setValue('applicationSid', '', { shouldDirty: true })}
        />
        <div>
          <form.Checkbox label="Active" name="isActive" />
          {carrier?.is_active && !isActive && <DeactivationImpact carrier={carrier} />}
        </div>
      </FormSection>
      <BelowFold>
        {carrier?.requires_register && <RegisterStatus carrier={carrier} />}
        <Tabs
          label="What the carrier is used for"
          value={tab}
          onChange={setTab}
          keepMounted
          items={[
            {
              value: 'voice',
              label: 'Voice',
              hasError: wrong.some((id) => !isOnSmsTab(id)),
              content: (
                <VoiceTab
                  carrier={carrier}
                  accounts={accounts}
                  accountSid={accountSid}
                  control={control}
                  failed={gateways}
                  wrong={wrong}
                  onClearAuthentication={() =>
                    setValue('authentication', emptyAuthentication, {
                      shouldDirty: true,
                      shouldValidate: record.form.formState.isSubmitted,
                    })
                  }
                />
              ),
            },
            {
              value: 'sms',
              label: 'SMS',
              hasError: wrong.some(isOnSmsTab),
              content: <SmsTab isOpen={tab === 'sms'} failed={gateways} />,
            },
          ]}
        />
      </BelowFold>
    </RecordForm>
  );
}

/** Members above the tabs. */
const onTop = ['name', 'isActive', 'accountSid'];
