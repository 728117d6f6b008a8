import { Combobox } from '@trunkline/ui/primitives/combobox';
import { useMemo } from 'react';
import type { PhoneNumber } from '../../platform/resources/numbers/phone-numbers.ts';
import { useNumberFormat } from '../calls/readable-number.tsx';

type ChoiceOfNumberProps = {
  numbers: readonly PhoneNumber[];
  /** Sid of a number; '' for another one. */
  value: string;
  onChange: (value: string) => void;
  /** Whether to offer a number that isn't listed. */
  hasOther?: boolean;
};

/** Choice of the dialled number, if there are several. */
export function ChoiceOfNumber({ numbers, value, onChange, hasOther }: ChoiceOfNumberProps) {
  const readable = useNumberFormat();
  const options = useMemo(
    () => [
      ...numbers.map((one) => ({ value: one.phone_number_sid, label: readable(one.number) })),
      ...(hasOther ? [{ value: '', label: 'Any other number' }] : []),
    ],
    [numbers, readable, hasOther],
  );
  if (options.length < 2) return null;
  return (
    <div className="max-w-xs">
      <Combobox
        canFilter
        aria-label="Dialled number"
        value={value}
        onChange={(next) => onChange(next ?? '')}
        options={options}
      />
    </div>
  );
}
