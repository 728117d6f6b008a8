import { type SubmitEvent, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import type { PhoneLabels } from './phone.labels.ts';

type PhoneTransferProps = { onTransfer: (to: string) => void; text: PhoneLabels };

export function PhoneTransfer({ onTransfer, text }: PhoneTransferProps) {
  const [to, setTo] = useState('');
  const target = to.trim();
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (target !== '') onTransfer(target);
  }
  return (
    <form className="grid gap-2" onSubmit={handleSubmit}>
      <Field label={text.transferTo} help={text.transferHelp}>
        <TextInput
          value={to}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => setTo(event.target.value)}
        />
      </Field>
      <Button type="submit">{text.transfer}</Button>
    </form>
  );
}
