import { Button } from '@trunkline/ui/primitives/button';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Field } from '@trunkline/ui/primitives/field';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { useId, useState } from 'react';
import { daysInterval, dayText } from './date-choice.ts';

type DateRangeDialogProps = {
  /** The current range. */
  bounds: { start: Date; end: Date };
  /** Called with an ISO 8601 interval. */
  onChoose: (interval: string) => void;
  onClose: () => void;
};

/** Chooses a range of whole days, both included. */
export default function DateRangeDialog({ bounds, onChoose, onClose }: DateRangeDialogProps) {
  const formId = useId();
  const [from, setFrom] = useState(dayText(bounds.start));
  const [to, setTo] = useState(dayText(bounds.end));
  const [isTried, setTried] = useState(false);
  const interval = daysInterval(from, to);
  const problem = () => {
    if (!isTried || interval !== null) return undefined;
    return from === '' || to === '' ? 'Choose both days' : 'The last day is before the first';
  };
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
          setTried(true);
          if (interval === null) return;
          onChoose(interval);
          onClose();
        }}
      >
        <Field label="From">
          <TextInput type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        </Field>
        <Field label="To" error={problem()}>
          <TextInput type="date" value={to} onChange={({ target }) => setTo(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
