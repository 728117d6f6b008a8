import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import type { ProviderFormValues } from './provider-form.schema.ts';

type Teams = ProviderFormValues['teams'];

type TeamsRoutingProps = {
  value: Teams;
  onChange: (value: Teams) => void;
  /** Messages by field. */
  errors: Record<string, string>;
  writeRefusal: string | undefined;
};

/** Whether Teams tenants may connect, and by which name. */
export function TeamsRouting({ value, onChange, errors, writeRefusal }: TeamsRoutingProps) {
  const readOnly = writeRefusal !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Checkbox
        checked={value.isEnabled}
        onChange={(event) => onChange({ ...value, isEnabled: event.target.checked })}
        disabled={readOnly}
        disabledReason={writeRefusal}
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
