import { Page } from '../../../screen/page/page.tsx';
import { kinds } from '../../../screen/record/kinds.ts';
import { useCurrentProvider } from '../../../session/current-provider.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';
import { ImportView } from './import.view.tsx';
import { useImport } from './use-import.ts';

const { title, list } = kinds.phoneNumber;

export default function ImportScreen() {
  const user = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = user.serviceProviderSid ?? provider?.service_provider_sid ?? null;
  return (
    <Page
      title="Import phone numbers"
      breadcrumbs={[{ label: title, href: list }, { label: 'Import' }]}
    >
      {providerSid !== null && <Import providerSid={providerSid} />}
    </Page>
  );
}

function Import({ providerSid }: { providerSid: string }) {
  return <ImportView {...useImport(providerSid)} writeRefusal={writeRefusal(useUser())} />;
}
