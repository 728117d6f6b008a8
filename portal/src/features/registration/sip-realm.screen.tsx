import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { SubdomainField } from '@trunkline/ui/widgets/subdomain-field';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { toast } from '../../notices/toasts.ts';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { setRealm } from '../../platform/resources/registration/registration.ts';
import { useMe } from '../../platform/resources/users/users.ts';
import { useDraft } from '../../screen/form/save/drafts/use-draft.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { Content } from '../../screen/record/content.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { homeOf } from '../../session/home.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useSubdomain } from './use-subdomain.ts';

export default function SipRealmScreen({ params }: { params: Record<string, string> }) {
  const user = useUser();
  const sid = params['account_sid'] ?? '';
  const isOwn = user.scope === 'account' && user.accountSid === sid;
  const me = useMe(isOwn);
  // The platform derives the account from the token, so users can change only their own.
  if (!isOwn) return <RedirectWithMessage to={homeOf(user)} message="You do not have access." />;
  return (
    <Page
      title="Change SIP realm"
      width="short form"
      breadcrumbs={[
        { label: 'Account', href: addresses.accounts.edit(sid) },
        { label: 'Change SIP realm' },
      ]}
    >
      <Content loaded={allOf({ me })} what="the SIP realm">
        {({ me: { account } }) => (
          <RealmForm sid={sid} realm={account.sip_realm} rootDomain={account.root_domain} />
        )}
      </Content>
    </Page>
  );
}

type RealmFormProps = { sid: string; realm: string; rootDomain: string };

function RealmForm({ sid, realm, rootDomain }: RealmFormProps) {
  const [, navigate] = useLocation();
  const refreshShown = useRefresh('Accounts', 'me');
  const user = useUser();
  const viewOnly = writeRefusal(user);
  const end = `.${rootDomain}`;
  const current = realm.endsWith(end) ? realm.slice(0, -end.length) : '';
  const { draft } = useDraft(() =>
    subdomain.field.value === current
      ? null
      : { values: { subdomain: subdomain.field.value }, isCut: false },
  );
  const typed = draft?.['subdomain'];
  const subdomain = useSubdomain(rootDomain, current, typeof typed === 'string' ? typed : current);
  const refusal = viewOnly ?? subdomain.missing;
  const [isBusy, setBusy] = useState(false);
  const account = addresses.accounts.edit(sid);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy || refusal) return;
    setBusy(true);
    // The name may have been stored even if the request failed. If it ended the session, the
    // refresh fails too.
    const refresh = () => refreshShown(sid).catch(() => undefined);
    try {
      await setRealm(sid, subdomain.realm);
      await refresh();
      toast.success('SIP realm updated successfully');
      navigate(account);
    } catch (failure) {
      await refresh();
      subdomain.refuse(messageOf(failure));
      setBusy(false);
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormSection
        title="SIP realm"
        description="The domain where your carrier sends calls, and where devices register."
      >
        <div className="max-w-md">
          <SubdomainField {...subdomain.field} />
        </div>
        <Actions>
          <Button
            type="submit"
            variant="primary"
            isLoading={isBusy}
            disabled={refusal !== undefined}
            disabledReason={refusal}
          >
            Change Sip Realm
          </Button>
          <PortalLink href={account} className={buttonStyles()}>
            Cancel
          </PortalLink>
        </Actions>
      </FormSection>
    </form>
  );
}
