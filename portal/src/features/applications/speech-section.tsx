import { FormError } from '@trunkline/ui/patterns/form-error';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { SpeechSelection } from '@trunkline/ui/widgets/speech-selection';
import { memo, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { config } from '../../config/index.ts';
import { messageOf } from '../../platform/errors.ts';
import { WidgetField } from '../../screen/widget-field.tsx';
import type { ApplicationFormValues } from './application-form.schema.ts';
import type { useSpeech } from './use-speech.ts';

type SpeechSectionProps = {
  form: UseFormReturn<ApplicationFormValues>;
  speech: ReturnType<typeof useSpeech>;
  readOnly: boolean;
  /** Tells when it comes into view. */
  ref: RefObject<HTMLDivElement | null>;
};

/** With which vendors the application speaks and listens. */
export const SpeechSection = memo(function SpeechSection({
  form,
  speech,
  readOnly,
  ref,
}: SpeechSectionProps) {
  return (
    <FormSection
      title="Speech"
      description="Which vendors speak and listen in its calls, unless a verb asks for others."
    >
      <div ref={ref} className="grid grid-cols-1 gap-4">
        {speech.error !== undefined && (
          <FormError
            tone="warning"
            title="The speech credentials could not be loaded"
            messages={[{ message: messageOf(speech.error) }]}
          >
            <Button size="sm" className="mt-1 justify-self-start" onClick={() => speech.retry()}>
              Retry
            </Button>
          </FormError>
        )}
        <WidgetField form={form} name="speech">
          {(field) => (
            <SpeechSelection
              name="speech"
              {...field}
              credentials={speech.credentials}
              options={speech.offers}
              disableCustomSpeech={config().disableCustomSpeech}
              disableAdditionalVendors={config().disableAdditionalSpeechVendors}
              readOnly={readOnly}
            />
          )}
        </WidgetField>
      </div>
    </FormSection>
  );
});
