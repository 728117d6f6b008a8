import { FormError } from '@trunkline/ui/patterns/form-error';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Stack } from '@trunkline/ui/primitives/stack';
import { SpeechSelection, withPendingDefaults } from '@trunkline/ui/widgets/speech-selection';
import { memo, useEffect, useRef } from 'react';
import { config } from '../../../config/index.ts';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { formFields } from '../../../screen/form/fields.tsx';
import { useSeen } from '../../../screen/page/when-seen.tsx';
import { onDemand } from '../../../start/loadable.tsx';
import type { ApplicationFormValues } from '../form/application-form.schema.ts';
import type { useSpeech } from './use-speech.ts';

type SpeechSectionProps = {
  speech: ReturnType<typeof useSpeech>;
  /** Called when the section enters or leaves the view. Stable for the life of the form. */
  onSeen: (isSeen: boolean) => void;
};

const SpeechChain = onDemand(async () => ({
  default: (await import('@trunkline/ui/widgets/speech-chain')).SpeechChain,
}));

const VoiceSamples = onDemand(() => import('./voice-samples.tsx'));

const form = formFields<ApplicationFormValues>();

/** Vendors for speaking and listening. */
export const SpeechSection = memo(function SpeechSection({ speech, onSeen }: SpeechSectionProps) {
  const part = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(part);
  useEffect(() => onSeen(isSeen), [isSeen, onSeen]);
  return (
    <FormSection
      title="Speech"
      description="Default text to speech and speech to text vendors. Verbs can override them."
    >
      <div ref={part} className="grid grid-cols-1 gap-4">
        {speech.error !== undefined && (
          <FormError
            tone="warning"
            title="Couldn't load the speech credentials"
            messages={[{ message: messageOf(speech.error) }]}
          >
            <Button size="sm" className="mt-1 justify-self-start" onClick={() => speech.retry()}>
              Retry
            </Button>
          </FormError>
        )}
        <form.Widget name="speech">
          {(field) => (
            <Stack>
              <SpeechChain value={field.value} />
              <SpeechSelection
                {...field}
                credentials={speech.credentials}
                options={speech.offers}
                disableCustomSpeech={config().disableCustomSpeech}
                disableAdditionalVendors={config().disableAdditionalSpeechVendors}
              />
              {speech.credentials && (
                <VoiceSamples
                  accountSid={speech.accountSid}
                  value={withPendingDefaults(field.value, speech.offers, speech.credentials)}
                  credentialOf={speech.credentialOf}
                />
              )}
            </Stack>
          )}
        </form.Widget>
      </div>
    </FormSection>
  );
});
