import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { useState } from 'react';
import { toast } from '../notices/toasts.ts';
import { messageOf } from '../platform/errors.ts';
import { clearTtsCache, useTtsCache } from '../platform/tts-cache.ts';
import { onDemand } from './loadable.tsx';

const ConfirmDialog = onDemand(async () => ({
  default: (await import('@trunkline/ui/patterns/confirm-dialog')).ConfirmDialog,
}));

type TtsCacheSectionProps = {
  /** null: the cache of the whole platform. */
  accountSid: string | null;
  writeRefusal: string | undefined;
};

const cachedPrompts = (count: number) =>
  count === 1
    ? 'There is 1 cached TTS prompt'
    : `There are ${count.toLocaleString()} cached TTS prompts`;

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
    <FormSection title="TTS cache" description="Synthesised prompts are cached here for reuse.">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {data
            ? cachedPrompts(data.size)
            : error
              ? `Couldn't read the cache: ${messageOf(error)}`
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
      {isAsking && (
        <ConfirmDialog
          open
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
      )}
    </FormSection>
  );
}
