import { ApiKeys } from '@trunkline/ui/widgets/api-keys';
import { createAccountApiKey, deleteApiKey, useAccountApiKeys } from '../../platform/api-keys.ts';
import { messageOf } from '../../platform/errors.ts';
import { toast } from '../../session/toasts.ts';

type AccountApiKeysProps = { accountSid: string; writeRefusal: string | undefined };

export function AccountApiKeys({ accountSid, writeRefusal }: AccountApiKeysProps) {
  const { data, error, mutate } = useAccountApiKeys(accountSid);
  return (
    <ApiKeys
      label="Account"
      keys={(data ?? []).map(({ api_key_sid, token, last_used }) => ({
        sid: api_key_sid,
        token,
        lastUsed: last_used,
      }))}
      today={new Date()}
      isLoading={data === undefined && error === undefined}
      error={error ? messageOf(error) : undefined}
      onRetry={() => mutate()}
      onCreate={async () => {
        const { token } = await createAccountApiKey(accountSid);
        await mutate();
        toast.success('API key created');
        return { token };
      }}
      onDelete={async (sid) => {
        await deleteApiKey(sid);
        await mutate();
        toast.success('API key deleted');
      }}
      canEdit={writeRefusal === undefined}
      disabledReason={writeRefusal}
    />
  );
}
