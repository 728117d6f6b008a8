import { Combobox } from '@trunkline/ui/primitives/combobox';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { foreign } from '@trunkline/ui/tokens/text';
import type { OwnerAccount } from '../use-owners.ts';
import { formFields } from './fields.tsx';

type AccountFieldProps = {
  accounts: readonly OwnerAccount[];
  /** Shown, not asked for. */
  isGiven: boolean;
  /** Another one was chosen. */
  onChange?: () => void;
};

const form = formFields<{ accountSid: string }>();

/** Which account the record belongs to. */
export function AccountField({ accounts, isGiven, onChange: onOther }: AccountFieldProps) {
  return (
    <form.Control
      name="accountSid"
      label="Account"
      width="md"
      required={!isGiven}
      readOnly={isGiven}
    >
      {({ value, onChange, readOnly }) =>
        accounts.length === 0 && !isGiven ? (
          <TextInput disabled value="No accounts." />
        ) : (
          <Combobox
            value={value === '' ? null : value}
            onChange={(sid) => {
              onChange(sid ?? '');
              onOther?.();
            }}
            options={accounts.map(({ sid, name }) => ({ value: sid, label: foreign(name) }))}
            readOnly={readOnly}
          />
        )
      }
    </form.Control>
  );
}
