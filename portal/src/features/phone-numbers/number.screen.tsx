import { FormSection } from '@trunkline/ui/patterns/form-section';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { phoneNumber } from '../../platform/records/phone-number.ts';
import { useAllApplications } from '../../platform/resources/applications/applications.ts';
import {
  type EngineCarrier,
  useCarrierChoices,
} from '../../platform/resources/carriers/voip-carriers.ts';
import {
  type PhoneNumber,
  usePhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { numberError, patternNote, storedNumber } from '../../platform/values/phone-number.ts';
import { ApplicationField } from '../../screen/form/application-field.tsx';
import { AccountField, ComboboxField } from '../../screen/form/combobox-field.tsx';
import { formFields } from '../../screen/form/fields.tsx';
import { RecordForm } from '../../screen/form/record-form.tsx';
import { Warning } from '../../screen/form/warning.tsx';
import { type OwnerAccount, useOwners } from '../../screen/owners/use-owners.ts';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { WhenSeen } from '../../screen/page/when-seen.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { DeleteSaved } from '../../screen/record/delete/delete-saved.tsx';
import { useFirstCallStep } from '../../screen/record/first-call.ts';
import { kinds, needsAccount } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, recordScreen } from '../../screen/record/record-page.tsx';
import { membersOf } from '../../screen/record/saved/saved-record.ts';
import { useSavedRecord } from '../../screen/record/saved/use-saved-record.ts';
import { useUser } from '../../session/session.ts';
import { CallOutFrom } from '../../shared/calls/call-out-link.tsx';
import { useNumberFormat } from '../../shared/calls/readable-number.tsx';
import { CallIt } from '../../shared/phone/call-it.tsx';
import { numberTarget } from '../../shared/phone/phone-target.ts';
import { InboundTestLink } from '../../shared/records/inbound-test-link.tsx';
import { useNumberRelations } from '../../shared/records/relations.ts';
import { onDemand } from '../../start/loadable.tsx';
import { canUse, needsCarrier, offeredTo } from './carrier-choice.ts';
import { effectOf } from './effect.ts';
import { type NumberFormValues, numberFormSchema, numberRecord } from './number.ts';

const NumberPath = onDemand(() => import('./number-path.tsx'));
const NumberTests = onDemand(() => import('./number-tests.tsx'));

const kind = kinds.phoneNumber;
const form = formFields<NumberFormValues>();

export default recordScreen(kind, AddNumber, EditNumber);

function AddNumber() {
  const { accountSid } = useUser();
  const owners = useOwners(null);
  const carriers = useCarrierChoices(owners.data?.serviceProviderSid ?? null, accountSid);
  if (owners.data?.accounts.length === 0) {
    return <RedirectWithMessage message={needsAccount(kind)} to={kinds.account.list} />;
  }
  if (carriers.data?.length === 0) {
    return <RedirectWithMessage message={needsCarrier} to={kinds.carrier.list} />;
  }
  return (
    <AddPage kind={kind} loaded={allOf({ owners, carriers })} what="the accounts and carriers">
      {({ owners, carriers }) => (
        <NumberForm stored={null} accounts={owners.accounts} carriers={carriers} />
      )}
    </AddPage>
  );
}

function EditNumber({ sid }: { sid: string | null }) {
  const viewer = useUser();
  const readable = useNumberFormat();
  const number = usePhoneNumber(sid);
  const owners = useOwners(number.data && (number.data.account_sid ?? ''));
  const carriers = useCarrierChoices(owners.data?.serviceProviderSid ?? null, viewer.accountSid);
  const relations = useNumberRelations(owners.data?.serviceProviderSid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ number, owners, carriers })}
      nameOf={({ number }) => readable(number.number)}
      nameOfRow={({ number }) => typeof number === 'string' && readable(number)}
      meta={({ number }) => (
        <>
          <InboundTestLink number={number.number} />
          <CallOutFrom account={number.account_sid} from={number.number} />
          <CallNumber number={number} />
        </>
      )}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
      relations={relations}
    >
      {({ number, owners, carriers }) => (
        <>
          <NumberForm key={sid} stored={number} accounts={owners.accounts} carriers={carriers} />
          <DeleteSaved
            record={numberRecord}
            row={number}
            name={readable(number.number)}
            description="Calls to this number are no longer answered."
          />
        </>
      )}
    </RecordPage>
  );
}

/** Calls the application of the number; without one, nothing answers. */
function CallNumber({ number }: { number: PhoneNumber }) {
  const readable = useNumberFormat();
  const { data } = useAllApplications(number.account_sid || undefined);
  const application = data?.find((one) => one.application_sid === number.application_sid);
  if (!application || !number.account_sid) return null;
  const called = { ...application, account_sid: number.account_sid };
  return <CallIt target={numberTarget(readable(number.number), called)} />;
}

type NumberFormProps = {
  /** null for a new number */
  stored: PhoneNumber | null;
  accounts: readonly OwnerAccount[];
  carriers: readonly EngineCarrier[];
};

function NumberForm({ stored, accounts, carriers }: NumberFormProps) {
  const viewer = useUser();
  const [, navigate] = useLocation();
  const isNew = stored === null;
  const step = useFirstCallStep();
  const readable = useNumberFormat();
  const [empty] = useState(() => ({
    ...numberRecord.empty,
    carrierSid: step.carrier,
    number: step.name,
  }));
  const names = new Map<string, string>();
  const nameOf = (sid: string) => (sid === '' ? 'None' : (names.get(sid) ?? sid));
  const record = useSavedRecord(numberRecord, {
    stored,
    empty,
    ...(step.text && {
      save: { leave: () => navigate(step.leaveTo(kind.list), { replace: true }) },
    }),
    schema: () => numberFormSchema(isNew, carriers),
    members: membersOf(phoneNumber, nameOf),
    nameOf: ({ number }) => readable(number),
    effects: async (values, before) =>
      isNew ? [] : [effectOf(before, values, nameOf)].filter((text) => text !== undefined),
    accounts,
  });
  const { base } = record;
  const { control, getValues, setValue } = record.form;
  const values = useWatch({ control }) as NumberFormValues;
  // Applications of both accounts when the number moves, because the old one is named too.
  const before = useAllApplications(base.accountSid || undefined);
  const after = useAllApplications(values.accountSid || undefined);
  for (const { sid, name } of accounts) names.set(sid, name);
  for (const { voip_carrier_sid, name } of carriers) names.set(voip_carrier_sid, name);
  for (const { application_sid, name } of [...(before.data ?? []), ...(after.data ?? [])]) {
    names.set(application_sid, name);
  }

  /** Clears choices that don't fit the new account. */
  const dropForeign = () => {
    setValue('applicationSid', '', { shouldDirty: true });
    const { accountSid, carrierSid } = getValues();
    const carrier = carriers.find((one) => one.voip_carrier_sid === carrierSid);
    if (isNew && carrier && !canUse(carrier, accountSid)) {
      setValue('carrierSid', '', { shouldDirty: true });
    }
  };
  // In the guide to a first call, the new application is already chosen.
  const { application } = step;
  useEffect(() => {
    if (application) setValue('applicationSid', application, { shouldDirty: true });
  }, [application, setValue]);
  const offered = offeredTo(carriers, values.accountSid);
  const carrier = carriers.find((one) => one.voip_carrier_sid === values.carrierSid);
  return (
    <RecordForm record={record}>
      <FormSection
        title="Phone number"
        description={`The account that owns this number and the carrier it arrives on. Number and carrier can’t be changed${isNew ? ' later' : ''}.`}
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
            {isNew && numberError(values.number) === undefined
              ? patternNote(storedNumber(values.number))
              : undefined}
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
          help={isNew ? 'Carriers that the account may use.' : undefined}
          noneText="No carriers for this account."
          options={(value) =>
            isNew && record.writeRefusal === undefined
              ? offered.map(({ voip_carrier_sid, name, is_active }) => ({
                  value: voip_carrier_sid,
                  label: is_active ? name : `${name} (inactive)`,
                }))
              : [{ value, label: nameOf(value) }]
          }
        />
      </FormSection>
      <FormSection
        title="Calls to this number"
        description="The application that answers this number. Without one, calls are rejected."
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
        {!isNew && carrier && (
          <WhenSeen className="min-h-14">
            <NumberPath
              number={values.number}
              accountSid={values.accountSid}
              applicationSid={values.applicationSid}
              carrier={carrier}
            />
          </WhenSeen>
        )}
      </FormSection>
      {stored && (
        <NumberTests
          number={stored}
          accounts={accounts}
          accountSid={values.accountSid}
          applicationSid={values.applicationSid}
        />
      )}
    </RecordForm>
  );
}
