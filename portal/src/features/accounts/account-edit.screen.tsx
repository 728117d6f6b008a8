import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { config } from '../../config/index.ts';
import { type Account, useAccount } from '../../platform/accounts.ts';
import { type Limit, useLimits } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { ActiveStatus } from '../../screen/active-status.tsx';
import { ApiKeysSection } from '../../screen/api-keys-section.tsx';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { onDemand } from '../../screen/loadable.tsx';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { ImmediateActions } from '../../screen/record/immediate-actions.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidOf } from '../../screen/record/record-page.tsx';
import { TtsCacheSection } from '../../screen/tts-cache-section.tsx';
import { homeOf } from '../../session/home.ts';
import { canOpenAccount } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { AccountForm } from './account-form.tsx';
import { formValues, storedBucketOf } from './account-form.wire.ts';
import { rightsOf } from './rights.ts';
import { useUpdateAccount } from './use-save-account.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const DeleteAccount = onDemand(async () => ({
  default: (await import('./delete-account.tsx')).DeleteAccount,
}));

const kind = kinds.account;

export default function AccountEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidOf(params['account_sid']);
  const user = useUser();
  const may = rightsOf(user, config(), 'stored');
  const isOthers = user.scope === 'account' && user.accountSid !== sid;
  const account = useAccount(isOthers ? null : sid);
  const limits = useLimits(!isOthers && sid && may.seeLimits ? accountOwner(sid) : null);
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={allOf({ account, limits: may.seeLimits ? limits : null })}
      isForeign={isOthers || (({ account }) => !canOpenAccount(user, account))}
      refusal="You do not have access."
      refusedTo={homeOf(user)}
      hasList={may.hasList}
      nameOf={({ account }) => account.name}
      providerSidOf={({ account }) => account.service_provider_sid}
      meta={({ account }) => <ActiveStatus isActive={account.is_active} />}
    >
      {({ account, limits }) => <AccountEdit key={sid} account={account} limits={limits ?? []} />}
    </RecordPage>
  );
}

function AccountEdit({ account, limits }: { account: Account; limits: Limit[] }) {
  const [, navigate] = useLocation();
  const { account_sid, bucket_credential } = account;
  const may = rightsOf(useUser(), config(), 'stored');
  const base = useMemo(() => formValues(account, limits), [account, limits]);
  const storedBucket = useMemo(() => storedBucketOf(bucket_credential), [bucket_credential]);
  const save = useUpdateAccount(account);
  return (
    <>
      <AccountForm {...{ base, storedBucket, may, save }} accountSid={account_sid} />
      <ImmediateActions>
        <WebhookSecret account={account} writeRefusal={may.writeRefusal} />
        <ApiKeysSection owner={accountOwner(account_sid)} writeRefusal={may.writeRefusal} />
        <TtsCacheSection accountSid={account_sid} writeRefusal={may.writeRefusal} />
        {may.hasList && (
          <DeleteSection
            kind={kind}
            description="Remove everything that uses this account first."
            refusal={may.writeRefusal}
          >
            {(close) => (
              <DeleteAccount
                account={account}
                onClose={close}
                onDeleted={() => leaveFreely(() => navigate(kind.list, { replace: true }))}
              />
            )}
          </DeleteSection>
        )}
      </ImmediateActions>
    </>
  );
}
