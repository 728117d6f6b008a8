import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { lazy, Suspense } from 'react';
import { toast } from '../../notices/toasts.ts';
import { isNotFound, messageOf } from '../../platform/client/calls/errors.ts';
import {
  createApiKey,
  deleteApiKey,
  useApiKeys,
} from '../../platform/resources/accounts/api-keys.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { useToday } from '../../screen/page/use-today.ts';

// At the end of the page: its table loads after what people read first.
const ApiKeys = lazy(async () => ({
  default: (await import('@trunkline/ui/widgets/api-keys')).ApiKeys,
}));

type ApiKeysSectionProps = { owner: Owner; writeRefusal: string | undefined };

const nouns = { account: 'account', service_provider: 'service provider' };
const labels = { account: 'Account', service_provider: 'Service provider' };

/** The API keys of an account or a service provider. */
export function ApiKeysSection({ owner, writeRefusal }: ApiKeysSectionProps) {
  const { data, error, mutate } = useApiKeys(owner);
  const today = useToday();
  return (
    <FormSection
      title="API keys"
      description={`Let your software use the platform as this ${nouns[owner.kind]}.`}
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <ApiKeys
          label={labels[owner.kind]}
          keys={(data ?? []).map(({ api_key_sid, token, last_used }) => ({
            sid: api_key_sid,
            token,
            lastUsed: last_used,
          }))}
          today={new Date(today)}
          isLoading={data === undefined && error === undefined}
          error={error ? messageOf(error) : undefined}
          onRetry={() => mutate()}
          onCreate={async () => {
            const { token } = await createApiKey(owner);
            await mutate();
            toast.success('API key created');
            return { token };
          }}
          onDelete={async (sid) => {
            const wasGone = await deleteApiKey(sid).then(
              () => false,
              (failure: unknown) => {
                if (!isNotFound(failure)) throw failure;
                return true;
              },
            );
            await mutate();
            if (wasGone) toast.info('The API key was already deleted');
            else toast.success('API key deleted');
          }}
          canEdit={writeRefusal === undefined}
          disabledReason={writeRefusal}
        />
      </Suspense>
    </FormSection>
  );
}
