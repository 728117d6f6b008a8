import { FormSection } from '@trunkline/ui/patterns/form-section';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { messageOf } from '../../platform/client/calls/errors.ts';
import { clearTtsCache, useTtsCache } from '../../platform/resources/accounts/tts-cache.ts';
import { ConfirmedAction } from '../../screen/page/confirmed-action.tsx';

type TtsCacheSectionProps = {
  /** null: the cache of the whole platform. */
  accountSid: string | null;
  writeRefusal: string | undefined;
};

const cachedPrompts = (count: number) =>
  count === 1
    ? 'There is 1 cached TTS prompt'
    : `There are ${formatNumber(count)} cached TTS prompts`;

/** Synthesised prompts that the platform keeps, with a button to drop them. */
export function TtsCacheSection({ accountSid, writeRefusal }: TtsCacheSectionProps) {
  const { data, error, mutate } = useTtsCache(accountSid);
  const nothingToClear = data ? 'The cache is empty.' : 'The cache has not been read.';
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
        <ConfirmedAction
          label="Clear TTS Cache"
          refusal={writeRefusal ?? (data?.size ? undefined : nothingToClear)}
          title="Clear TTS cache"
          confirmLabel="Clear cache"
          onConfirm={async () => {
            await clearTtsCache(accountSid);
            await mutate();
          }}
          done="Tts Cache successfully cleaned"
        >
          {accountSid === null
            ? 'Are you sure you want to clean TTS cache?'
            : 'Are you sure you want to clean TTS cache for this account?'}
        </ConfirmedAction>
      </div>
    </FormSection>
  );
}
