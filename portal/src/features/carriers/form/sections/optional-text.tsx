import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { useState } from 'react';
import { formFields } from '../../../../screen/form/fields.tsx';
import type { CarrierFormValues } from '../carrier-form.schema.ts';

const form = formFields<CarrierFormValues>();

type OptionalTextProps = {
  name: 'techPrefix' | 'diversion' | 'outboundProxy';
  /** Label of the checkbox. */
  toggle: string;
  label: string;
  help?: string;
  placeholder?: string;
  maxLength: number | undefined;
};

/** A rarely needed text field behind a checkbox. Switching it off clears it. */
export function OptionalText({ name, toggle, label, ...input }: OptionalTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <form.Widget name={name}>
      {({ value, onChange, readOnly }) => {
        const isOn = isOpen || value !== '';
        return (
          <div className="grid grid-cols-1 gap-2">
            <Checkbox
              label={toggle}
              checked={isOn}
              disabled={readOnly}
              onChange={(event) => {
                setOpen(event.target.checked);
                if (!event.target.checked) onChange('');
              }}
            />
            {isOn && (
              <div className="ps-6">
                <form.Text {...input} name={name} label={label} isMono spellCheck={false} />
              </div>
            )}
          </div>
        );
      }}
    </form.Widget>
  );
}
