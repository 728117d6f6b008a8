import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { SecretDisplay } from '@trunkline/ui/primitives/secret-display';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { toast } from '../../notices/toasts.ts';
import {
  type Account,
  regenerateWebhookSecret,
  useAccountRefresh,
} from '../../platform/accounts.ts';

import { onDemand } from '../../screen/loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

type WebhookSecretProps = { account: Account; writeRefusal: string | undefined };

/** The secret that signs the account's webhooks; a new one takes effect at once. */
export function WebhookSecret({ account, writeRefusal }: WebhookSecretProps) {
  const refresh = useAccountRefresh();
  const [isAsking, setAsking] = useState(false);

  async function handleConfirm() {
    await regenerateWebhookSecret(account.account_sid);
    await refresh(account.account_sid, account.service_provider_sid);
    toast.success('Webhook signing secret was successfully generated');
    setAsking(false);
  }

  return (
    <FormSection
      title="Webhook signing secret"
      description="Your servers use it to verify that a request comes from the platform."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SecretDisplay value={account.webhook_secret} label="webhook signing secret" />
        <Button
          icon={RefreshCw}
          onClick={() => setAsking(true)}
          disabled={writeRefusal !== undefined}
          disabledReason={writeRefusal}
        >
          Generate a new secret
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Generate a new secret?"
          confirmLabel="Generate new secret"
          tone="danger"
          onConfirm={handleConfirm}
        >
          Confirm generating a new webhook signing secret. Note: this will immediately invalidate
          the old webhook signing secret.
        </ConfirmDialog>
      )}
    </FormSection>
  );
}
