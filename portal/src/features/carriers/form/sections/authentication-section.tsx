import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { formFields } from '../../../../screen/form/fields.tsx';
import { isEqual } from '../../../../screen/form/values.ts';
import { type CarrierFormValues, emptyAuthentication } from '../carrier-form.schema.ts';

const form = formFields<CarrierFormValues>();

type AuthenticationSectionProps = {
  control: Control<CarrierFormValues>;
  /** Clears all of its fields. */
  onClear: () => void;
  readOnly: boolean;
};

/** How the platform authenticates to the carrier and registers with it. Switching it off clears it. */
export function AuthenticationSection({ control, onClear, readOnly }: AuthenticationSectionProps) {
  const value = useWatch({ control, name: 'authentication' });
  const [isOpen, setOpen] = useState(false);
  const { requiresRegister } = value;
  const isOn = isOpen || !isEqual(value, emptyAuthentication);
  return (
    <>
      <Checkbox
        label="Carrier requires authentication"
        checked={isOn}
        disabled={readOnly}
        onChange={(event) => {
          setOpen(event.target.checked);
          if (!event.target.checked) onClear();
        }}
      />
      {isOn && (
        <>
          <form.Text
            name="authentication.username"
            label="Auth username"
            required={requiresRegister}
            maxLength={64}
            autoCapitalize="none"
            spellCheck={false}
          />
          <form.Password
            name="authentication.password"
            label="Password"
            required={requiresRegister}
            maxLength={64}
          />
          <form.Checkbox
            label="Require SIP Register"
            name="authentication.requiresRegister"
            help="The platform registers with the carrier, so that the carrier knows where to send calls."
          />
          {requiresRegister && (
            <>
              <form.Text
                name="authentication.realm"
                label="SIP realm"
                help="The domain of the carrier to register with."
                required
                maxLength={64}
                isMono
                autoCapitalize="none"
                spellCheck={false}
              />
              <form.Text
                name="authentication.fromUser"
                label="Username"
                help="Optional: specify user part of SIP From header"
                maxLength={128}
                autoCapitalize="none"
                spellCheck={false}
              />
              <form.Text
                name="authentication.fromDomain"
                label="SIP from domain"
                help="Optional: the domain of the SIP From header"
                maxLength={255}
                isMono
                autoCapitalize="none"
                spellCheck={false}
              />
              <form.Checkbox label="Use public IP in contact" name="authentication.usesPublicIp" />
            </>
          )}
        </>
      )}
    </>
  );
}
