import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { messageOf } from '../../platform/errors.ts';
import { clearAccountTtsCache, useAccountTtsCache } from '../../platform/tts-cache.ts';
import { toast } from '../../session/toasts.ts';

type TtsCacheSectionProps = { accountSid: string; writeRefusal: string | undefined };

/** Synthesised prompts the platform keeps for the account, and the means to drop them. */
export function TtsCacheSection({ accountSid, writeRefusal }: TtsCacheSectionProps) {
  const { data, error, mutate } = useAccountTtsCache(accountSid);
  const [isAsking, setAsking] = useState(false);
  const isEmpty = data?.size === 0;

  async function handleConfirm() {
    await clearAccountTtsCache(accountSid);
    await mutate();
    toast.success('Tts Cache successfully cleaned');
    setAsking(false);
  }

  return (
    <FormSection
      title="TTS cache"
      description="Prompts that were synthesised once are replayed from here."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {data
            ? `There are ${data.size} cached TTS prompts`
            : error
              ? `The cache could not be read: ${messageOf(error)}`
              : 'Counting cached prompts…'}
        </p>
        <Button
          onClick={() => setAsking(true)}
          disabled={writeRefusal !== undefined || !data || isEmpty}
          disabledReason={writeRefusal ?? (isEmpty ? 'The cache is empty.' : undefined)}
        >
          Clear TTS Cache
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Clear TTS cache"
        confirmLabel="Clear cache"
        tone="danger"
        onConfirm={handleConfirm}
      >
        Are you sure you want to clean TTS cache for this account?
      </ConfirmDialog>
    </FormSection>
  );
}
