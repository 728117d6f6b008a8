import { FormSection } from '@trunkline/ui/patterns/form-section';
import { SecretDisplay } from '@trunkline/ui/primitives/secret-display';
import { RefreshCw } from 'lucide-react';
import { useRefresh } from '../../../platform/client/cache/query.ts';
import {
  type Account,
  regenerateWebhookSecret,
} from '../../../platform/resources/accounts/accounts.ts';
import { ConfirmedAction } from '../../../screen/page/confirmed-action.tsx';

type WebhookSecretProps = { account: Account; writeRefusal: string | undefined };

/** The secret that signs the account's webhooks; a new one takes effect at once. */
export function WebhookSecret({ account, writeRefusal }: WebhookSecretProps) {
  const refresh = useRefresh('Accounts');
  return (
    <FormSection
      title="Webhook signing secret"
      description="Verify webhook requests with this secret."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SecretDisplay value={account.webhook_secret} label="webhook signing secret" />
        <ConfirmedAction
          label="Generate a new secret"
          icon={RefreshCw}
          refusal={writeRefusal}
          title="Generate a new secret?"
          confirmLabel="Generate new secret"
          onConfirm={async () => {
            await regenerateWebhookSecret(account.account_sid);
            await refresh(account.account_sid);
          }}
          done="Webhook signing secret was successfully generated"
        >
          Confirm generating a new webhook signing secret. Note: this will immediately invalidate
          the old webhook signing secret.
        </ConfirmedAction>
      </div>
    </FormSection>
  );
}
