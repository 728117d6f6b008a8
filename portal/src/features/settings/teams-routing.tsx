import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import type { WidgetProps } from '../../screen/form/fields.tsx';
import type { TeamsValue } from './provider-form.schema.ts';

type TeamsRoutingProps = WidgetProps<TeamsValue> & { disabledReason: string | undefined };

/** Whether Teams tenants may connect, and by which name. */
export function TeamsRouting({
  value,
  onChange,
  errors,
  readOnly,
  disabledReason,
}: TeamsRoutingProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Checkbox
        checked={value.isEnabled}
        onChange={(event) => onChange({ ...value, isEnabled: event.target.checked })}
        disabled={readOnly}
        disabledReason={disabledReason}
      >
        Enable MS Teams Direct Routing
      </Checkbox>
      {value.isEnabled && (
        <Field
          label="SBC domain name"
          required={!readOnly}
          help="Fully qualified domain name used for MS Teams"
          error={errors['fqdn']}
        >
          <TextInput
            mono
            spellCheck={false}
            maxLength={255}
            value={value.fqdn}
            onChange={(event) => onChange({ ...value, fqdn: event.target.value })}
            readOnly={readOnly}
          />
        </Field>
      )}
    </div>
  );
}
