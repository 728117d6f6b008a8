import { useMemo } from 'react';
import { messageOf, messages, PlatformError } from '../../platform/client/errors.ts';
import { type Client, useClient } from '../../platform/resources/clients/clients.ts';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { ActiveStatus } from '../../screen/record/active-status.tsx';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import { onDemand } from '../../start/loadable.tsx';
import { ClientForm } from './client-form.tsx';
import { clientValues } from './client-form.wire.ts';
import { useClientOwners } from './use-client-owners.ts';

const DeleteClient = onDemand(() => import('./delete-client.tsx'));

const kind = kinds.client;

/** The platform answers 404, without a word, for the clients of others too. */
const whyNot = (error: unknown) =>
  error instanceof PlatformError && error.kind === 'NotFound'
    ? messages.forbidden
    : messageOf(error);

export default function ClientEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const client = useClient(sid);
  const owners = useClientOwners(client.data?.account_sid);
  if (client.error && !client.data) {
    return <RedirectWithMessage message={whyNot(client.error)} to={kind.list} />;
  }
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ client, owners })}
      nameOf={({ client }) => client.username}
      meta={({ client: { is_active } }) => <ActiveStatus isActive={is_active} />}
    >
      {({ client, owners }) => <ClientEdit key={sid} client={client} accounts={owners.accounts} />}
    </RecordPage>
  );
}

function ClientEdit({ client, accounts }: { client: Client; accounts: readonly OwnerAccount[] }) {
  const base = useMemo(() => clientValues(client), [client]);
  return (
    <>
      <ClientForm client={client} base={base} accounts={accounts} />
      <DeleteSection
        kind={kind}
        description="The device can no longer register or call."
        refusal={writeRefusal(useUser())}
      >
        {(ends) => <DeleteClient client={client} done="Client deleted successfully" {...ends} />}
      </DeleteSection>
    </>
  );
}
