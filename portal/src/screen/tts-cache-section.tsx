import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { toast } from '../notices/toasts.ts';
import { messageOf } from '../platform/errors.ts';
import { clearTtsCache, useTtsCache } from '../platform/tts-cache.ts';

type TtsCacheSectionProps = {
  /** null: the cache of the whole platform. */
  accountSid: string | null;
  writeRefusal: string | undefined;
};

/** Synthesised prompts the platform keeps, and the means to drop them. */
export function TtsCacheSection({ accountSid, writeRefusal }: TtsCacheSectionProps) {
  const { data, error, mutate } = useTtsCache(accountSid);
  const [isAsking, setAsking] = useState(false);
  const isEmpty = data?.size === 0;

  async function handleConfirm() {
    await clearTtsCache(accountSid);
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
          disabledReason={
            writeRefusal ?? (isEmpty ? 'The cache is empty.' : 'The cache has not been read.')
          }
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
        {accountSid === null
          ? 'Are you sure you want to clean TTS cache?'
          : 'Are you sure you want to clean TTS cache for this account?'}
      </ConfirmDialog>
    </FormSection>
  );
}
