import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { VerbEditor } from '@trunkline/ui/widgets/verb-editor';
import { memo } from 'react';
import { type Control, Controller, useFormState } from 'react-hook-form';
import type { ApplicationFormValues } from './application-form.schema.ts';

type OverrideSectionProps = {
  control: Control<ApplicationFormValues>;
  readOnly: boolean;
};

/** Verbs in place of the calling webhook. Switched off they are kept until the form is left. */
export const OverrideSection = memo(function OverrideSection({
  control,
  readOnly,
}: OverrideSectionProps) {
  const { errors } = useFormState({ control, name: 'override' });
  return (
    <FormSection
      title="Fixed verbs"
      description="Lets each call begin with the same verbs, without asking the calling webhook."
    >
      <Controller
        control={control}
        name="override"
        render={({ field }) => (
          <div data-field="override" className="grid grid-cols-1 gap-4">
            <Checkbox
              checked={field.value.isOn}
              disabled={readOnly}
              onChange={(event) => field.onChange({ ...field.value, isOn: event.target.checked })}
            >
              Override webhook for initial application
            </Checkbox>
            {field.value.isOn && (
              <VerbEditor
                label="Verbs"
                help="An array of verbs to execute, as JSON."
                required={!readOnly}
                value={field.value.text}
                onChange={(text) => field.onChange({ ...field.value, text })}
                error={errors.override?.text?.message}
                readOnly={readOnly}
              />
            )}
          </div>
        )}
      />
    </FormSection>
  );
});
