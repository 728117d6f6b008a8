import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';
import { memo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { WidgetField } from '../../screen/widget-field.tsx';
import type { ApplicationFormValues } from './application-form.schema.ts';

type OverrideSectionProps = {
  form: UseFormReturn<ApplicationFormValues>;
  readOnly: boolean;
};

/** Verbs in place of the calling webhook. Switched off they are kept until the form is left. */
export const OverrideSection = memo(function OverrideSection({
  form,
  readOnly,
}: OverrideSectionProps) {
  return (
    <FormSection
      title="Fixed verbs"
      description="Lets each call begin with the same verbs, without asking the calling webhook."
    >
      <WidgetField form={form} name="override">
        {({ value, onChange, errors }) => (
          <div className="grid grid-cols-1 gap-4">
            <Checkbox
              checked={value.isOn}
              disabled={readOnly}
              onChange={(event) => onChange({ ...value, isOn: event.target.checked })}
            >
              Override webhook for initial application
            </Checkbox>
            {value.isOn && (
              <VerbEditor
                label="Verbs"
                help="An array of verbs to execute, as JSON."
                required={!readOnly}
                value={value.text}
                onChange={(text) => onChange({ ...value, text })}
                error={errors['text']}
                readOnly={readOnly}
              />
            )}
          </div>
        )}
      </WidgetField>
    </FormSection>
  );
});
