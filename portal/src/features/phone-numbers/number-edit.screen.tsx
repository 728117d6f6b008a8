import { useMemo } from 'react';
import { useCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import {
  type PhoneNumber,
  usePhoneNumber,
} from '../../platform/resources/numbers/phone-numbers.ts';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { useUser } from '../../session/session.ts';
import { InboundTestLink } from '../../shared/inbound-test-link.tsx';
import { useNumberFormat } from '../../shared/readable-number.tsx';
import { useOwners } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { numberValues } from './number-form.schema.ts';
import { NumberForm } from './number-form.tsx';

const DeleteNumber = onDemand(() => import('./delete-number.tsx'));

const kind = kinds.phoneNumber;

export default function NumberEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const viewer = useUser();
  const readable = useNumberFormat();
  const number = usePhoneNumber(sid);
  const owners = useOwners(number.data && (number.data.account_sid ?? ''));
  const carriers = useCarriers(owners.data?.serviceProviderSid ?? null, viewer.accountSid);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ number, owners, carriers })}
      nameOf={({ number }) => readable(number.number)}
      meta={({ number }) => <InboundTestLink number={number.number} />}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
    >
      {({ number, owners, carriers }) => (
        <NumberEdit key={sid} stored={number} accounts={owners.accounts} carriers={carriers} />
      )}
    </RecordPage>
  );
}

type NumberEditProps = Pick<Parameters<typeof NumberForm>[0], 'accounts' | 'carriers'> & {
  stored: PhoneNumber;
};

function NumberEdit({ stored, ...choices }: NumberEditProps) {
  const base = useMemo(() => numberValues(stored), [stored]);
  return (
    <>
      <NumberForm stored={stored} base={base} {...choices} />
      <DeleteSection kind={kind} description="Calls to this number are no longer answered.">
        {(ends) => <DeleteNumber number={stored} {...ends} />}
      </DeleteSection>
    </>
  );
}
