import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Button } from '@trunkline/ui/primitives/button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { type Account, useAccount } from '../../platform/accounts.ts';
import { messageOf, PlatformError } from '../../platform/errors.ts';
import { type Limit, useLimits } from '../../platform/limits.ts';
import { accountOwner } from '../../platform/owner.ts';
import { isSid } from '../../platform/path.ts';
import { ApiKeysSection } from '../../screen/api-keys-section.tsx';
import { leaveFreely } from '../../screen/leave-guard/index.ts';
import { NotFound } from '../../screen/not-found.tsx';
import { Page } from '../../screen/page.tsx';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { TtsCacheSection } from '../../screen/tts-cache-section.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { homeOf } from '../../session/home.ts';
import { canOpenAccount, isAtLeast } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { AccountForm } from './account-form.tsx';
import { formValues, storedBucketOf } from './account-form.wire.ts';
import { DeleteAccount } from './delete-account.tsx';
import { rightsOf } from './rights.ts';
import { useSaveAccount } from './use-save-account.ts';
import { WebhookSecret } from './webhook-secret.tsx';

const noAccess = 'You do not have access.';
const noSuchAccount = 'This account does not exist.';

export default function AccountEditScreen({ params }: { params: Record<string, string> }) {
  const sid = params['account_sid'] ?? '';
  const user = useUser();
  const isForeign = user.scope === 'account' && user.accountSid !== sid;
  const isAsked = !isForeign && isSid(sid);
  const account = useAccount(isAsked ? sid : null);
  // Account users do not see limits: nothing to load for them.
  const seesLimits = isAtLeast(user, 'service_provider');
  const limits = useLimits(isAsked && seesLimits ? accountOwner(sid) : null);
  const error: unknown = account.error ?? limits.error;

  const list = seesLimits ? { href: addresses.accounts.list, label: 'Go to accounts' } : undefined;

  if (isForeign) return <RedirectWithMessage message={noAccess} to={homeOf(user)} />;
  if (!isAsked) return <NotFound title={noSuchAccount} backTo={list} />;
  if (account.error instanceof PlatformError) {
    if (account.error.kind === 'Forbidden')
      return <RedirectWithMessage message={noAccess} to={homeOf(user)} />;
    if (account.error.kind === 'NotFound') return <NotFound title={noSuchAccount} backTo={list} />;
  }
  if (account.data && !canOpenAccount(user, account.data)) {
    return <RedirectWithMessage message={noAccess} to={homeOf(user)} />;
  }
  const isReady = account.data && (limits.data || !seesLimits);
  return (
    <Page
      title={account.data?.name ?? 'Edit account'}
      width="form"
      breadcrumbs={
        seesLimits
          ? [
              { label: 'Accounts', href: '/internal/accounts' },
              { label: account.data?.name ?? 'Edit' },
            ]
          : undefined
      }
      meta={
        account.data && (
          <>
            <CopyText value={sid} label="Copy account SID" />
            <Badge tone={account.data.is_active ? 'success' : 'warning'}>
              {account.data.is_active ? 'Active' : 'Inactive'}
            </Badge>
            <ForeignProvider account={account.data} />
          </>
        )
      }
    >
      {isReady && account.data ? (
        <AccountEdit account={account.data} limits={limits.data ?? []} />
      ) : error ? (
        <ErrorState
          title="The account could not be loaded"
          message={messageOf(error)}
          onRetry={() => Promise.all([account.mutate(), limits.mutate()])}
          isRetrying={account.isValidating || limits.isValidating}
        />
      ) : (
        <div className="grid gap-5" aria-busy="true">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </Page>
  );
}

/** Admins may open accounts of any provider, whichever the navigation shows. */
function ForeignProvider({ account }: { account: Account }) {
  const { providers, provider } = useCurrentProvider();
  const own = providers?.find((one) => one.service_provider_sid === account.service_provider_sid);
  if (!own || own === provider) return null;
  return <Badge tone="info">Belongs to {own.name}</Badge>;
}

function AccountEdit({ account, limits }: { account: Account; limits: Limit[] }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const [isDeleting, setDeleting] = useState(false);
  const stored = useMemo(() => formValues(account, limits), [account, limits]);
  const storedBucket = useMemo(
    () => storedBucketOf(account.bucket_credential),
    [account.bucket_credential],
  );
  const may = rightsOf(user, config(), 'stored');
  const save = useSaveAccount({
    accountSid: account.account_sid,
    serviceProviderSid: account.service_provider_sid,
    stored,
  });
  const isManager = isAtLeast(user, 'service_provider');
  return (
    <>
      <AccountForm
        stored={stored}
        storedBucket={storedBucket}
        accountSid={account.account_sid}
        may={may}
        onSave={save}
        onCancel={() => navigate('/internal/accounts')}
      />
      <h2 className="mt-2 text-small text-muted">
        What follows takes effect at once, without Save.
      </h2>
      <WebhookSecret account={account} writeRefusal={may.writeRefusal} />
      <ApiKeysSection owner={accountOwner(account.account_sid)} writeRefusal={may.writeRefusal} />
      <TtsCacheSection accountSid={account.account_sid} writeRefusal={may.writeRefusal} />
      {isManager && (
        <FormSection
          variant="danger"
          title="Delete account"
          description="Only an account that nothing uses any more can be deleted."
        >
          <Button
            variant="destructive-quiet"
            icon={Trash2}
            className="justify-self-start"
            onClick={() => setDeleting(true)}
            disabled={may.writeRefusal !== undefined}
            disabledReason={may.writeRefusal}
          >
            Delete account
          </Button>
        </FormSection>
      )}
      {isDeleting && (
        <DeleteAccount
          account={account}
          onClose={() => setDeleting(false)}
          onDeleted={() => leaveFreely(() => navigate('/internal/accounts', { replace: true }))}
        />
      )}
    </>
  );
}
