import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { type RefObject, useId, useRef, useState } from 'react';
import { daysInterval, dayText } from './date-choice.ts';

type DateRangeDialogProps = {
  /** The current range. */
  bounds: { start: Date; end: Date };
  /** Called with an ISO 8601 interval. */
  onChoose: (interval: string) => void;
  onClose: () => void;
};

/** Without it, inputs take years of six digits. */
const lastDay = '9999-12-31';

const isNoDate = ({ current }: RefObject<HTMLInputElement | null>) =>
  current?.validity.badInput ?? false;

/** Chooses a range of whole days, both included. */
export default function DateRangeDialog({ bounds, onChoose, onClose }: DateRangeDialogProps) {
  const formId = useId();
  const [from, setFrom] = useState(dayText(bounds.start));
  const [to, setTo] = useState(dayText(bounds.end));
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  /** After the first try: whether the inputs hold something that isn't a date, such as 31 February. */
  const [tried, setTried] = useState<{ from: boolean; to: boolean }>();
  const interval = daysInterval(from, to);
  const missing = (text: string, isImpossible = false) => {
    if (!tried || text !== '') return undefined;
    return isImpossible ? 'This isn’t a date' : 'Choose a day';
  };
  const isReversed = tried && from !== '' && to !== '' && interval === null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Choose dates"
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Show
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          setTried({ from: isNoDate(inputs.from), to: isNoDate(inputs.to) });
          if (interval === null) return;
          onChoose(interval);
          onClose();
        }}
      >
        <Field label="From" error={missing(from, tried?.from)}>
          <TextInput
            ref={inputs.from}
            type="date"
            max={lastDay}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        </Field>
        <Field
          label="To"
          error={isReversed ? 'The last day is before the first' : missing(to, tried?.to)}
        >
          <TextInput
            ref={inputs.to}
            type="date"
            max={lastDay}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
