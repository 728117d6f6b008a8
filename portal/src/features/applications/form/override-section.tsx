import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';
import { memo } from 'react';
import { formFields } from '../../../screen/form/fields.tsx';
import { onDemand } from '../../../start/loadable.tsx';
import type { ApplicationFormValues } from './application-form.schema.ts';

const CallFlow = onDemand(async () => ({
  default: (await import('@trunkline/ui/widgets/call-flow')).CallFlow,
}));

const form = formFields<ApplicationFormValues>();

/** Verbs that replace the calling webhook. Switching it off keeps them until the form is left. */
export const OverrideSection = memo(function OverrideSection() {
  return (
    <FormSection
      title="Webhook override"
      description="Start every call with these verbs instead of requesting the calling webhook."
    >
      <form.Widget name="override">
        {({ value, onChange, errors, readOnly }) => (
          <div className="grid grid-cols-1 gap-4">
            <Checkbox
              label="Override webhook for initial application"
              checked={value.isOn}
              disabled={readOnly}
              onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
            />
            {value.isOn && (
              <div className="grid grid-cols-1 gap-x-6 gap-y-4 @min-[880px]:grid-cols-[minmax(0,1fr)_13rem]">
                <VerbEditor
                  label="Verbs"
                  help="An array of verbs to execute, as JSON."
                  required={!readOnly}
                  value={value.text}
                  onChange={(text) => onChange({ ...value, text })}
                  error={errors['text']}
                  readOnly={readOnly}
                />
                <CallFlow script={value.text} />
              </div>
            )}
          </div>
        )}
      </form.Widget>
    </FormSection>
  );
});
