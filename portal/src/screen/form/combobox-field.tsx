import { Combobox, type ComboboxOption } from '@trunkline/ui/primitives/combobox';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { foreign } from '@trunkline/ui/tokens/text';
import type { ComponentProps } from 'react';
import type { OwnerAccount } from '../owners/use-owners.ts';
import { formFields } from './fields.tsx';

const form = formFields<Record<string, string>>();

type ComboboxFieldProps = Omit<ComponentProps<typeof form.Control>, 'children'> &
  Pick<ComponentProps<typeof Combobox>, 'canFilter' | 'placeholder' | 'isLoading'> & {
    /** From the value, where that has to be among them. */
    options: readonly ComboboxOption[] | ((value: string) => readonly ComboboxOption[]);
    /** Said in place of the list when there is nothing to choose. */
    noneText?: string;
    /** Another one was chosen. */
    onChosen?: ((value: string) => void) | undefined;
  };

/** One choice from a long list. '' stands for no choice, unless it is an option. */
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

/** The account that a record is for; '' for all of them. */
export const OwnerField = ({
  accounts,
  mayShare,
  ...field
}: Omit<ComboboxFieldProps, 'options'> & {
  accounts: readonly OwnerAccount[];
  /** The record can be for all accounts, too. */
  mayShare: boolean;
}) => (
  <ComboboxField
    {...field}
    options={(value) => [
      ...(mayShare || value === '' ? [{ value: '', label: 'All accounts' }] : []),
      ...accounts.map(({ sid, name }) => ({ value: sid, label: name })),
      // A record can outlive its account: only the SID is left.
      ...(value === '' || accounts.some(({ sid }) => sid === value)
        ? []
        : [{ value, label: `Unknown account ${value}` }]),
    ]}
  />
);

type AccountFieldProps = {
  accounts: readonly OwnerAccount[];
  /** Shown as text, not editable. */
  isGiven: boolean;
  onChange?: () => void;
};

/** Which account the record belongs to. */
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
