import { Combobox, type ComboboxOption } from '@trunkline/ui/primitives/combobox';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ComponentProps } from 'react';
import type { OwnerAccount } from '../owners/use-owners.ts';
import { formFields } from './fields.tsx';

const form = formFields<Record<string, string>>();

type ComboboxFieldProps = Omit<ComponentProps<typeof form.Control>, 'children'> &
  Pick<ComponentProps<typeof Combobox>, 'canFilter' | 'placeholder' | 'isLoading'> & {
    /** A function gets the value, if that must be among the options. */
    options: readonly ComboboxOption[] | ((value: string) => readonly ComboboxOption[]);
    /** Text in place of an empty list. */
    noneText?: string;
    /** Called when another option is chosen. */
    onChosen?: ((value: string) => void) | undefined;
  };

/** One choice from a long list. '' means no choice, unless it is an option. */
export function ComboboxField({
  options,
  noneText,
  onChosen,
  canFilter,
  placeholder,
  isLoading,
  ...field
}: ComboboxFieldProps) {
  return (
    <form.Control width="md" {...field}>
      {({ value, onChange, readOnly }) => {
        const offered = typeof options === 'function' ? options(value) : options;
        if (noneText !== undefined && !field.readOnly && offered.length === 0) {
          return <TextInput disabled value={noneText} />;
        }
        const isNone = value === '' && offered.every((option) => option.value !== '');
        return (
          <Combobox
            {...{ canFilter, placeholder, isLoading, readOnly }}
            value={isNone ? null : value}
            onChange={(next) => {
              if ((next ?? '') === value) return;
              onChange(next ?? '');
              onChosen?.(next ?? '');
            }}
            options={offered}
          />
        );
      }}
    </form.Control>
  );
}

/** Choice of the account that a record is for; '' for all accounts. */
export const OwnerField = ({
  accounts,
  mayShare,
  ...field
}: Omit<ComboboxFieldProps, 'options'> & {
  accounts: readonly OwnerAccount[];
  /** Whether the record can be for all accounts. */
  mayShare: boolean;
}) => (
  <ComboboxField
    {...field}
    options={(value) => [
      ...(mayShare || value === '' ? [{ value: '', label: 'All accounts' }] : []),
      ...accounts.map(({ sid, name }) => ({ value: sid, label: name })),
      // A record can outlive its account: then only the SID is known.
      ...(value === '' || accounts.some(({ sid }) => sid === value)
        ? []
        : [{ value, label: `Unknown account ${value}` }]),
    ]}
  />
);

type AccountFieldProps = {
  accounts: readonly OwnerAccount[];
  /** Whether it is displayed as text rather than editable. */
  isGiven: boolean;
  onChange?: () => void;
};

/** Choice of the account that owns the record. */
export const AccountField = ({ accounts, isGiven, onChange }: AccountFieldProps) => (
  <ComboboxField
    name="accountSid"
    label="Account"
    required={!isGiven}
    readOnly={isGiven}
    noneText="No accounts."
    onChosen={onChange}
    options={accounts.map(({ sid, name }) => ({ value: sid, label: foreign(name) }))}
  />
);
