import { FormError } from '@trunkline/ui/patterns/form-error';
import { Button } from '@trunkline/ui/primitives/button';
import { Checkbox } from '@trunkline/ui/primitives/checkbox';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { Fieldset } from '@trunkline/ui/primitives/fieldset';
import { Form } from '@trunkline/ui/primitives/form';
import { TextInput } from '@trunkline/ui/primitives/text-input';
import { useState } from 'react';
import { alertGroups } from '../../shared/alerts/alert-groups.ts';
import { alertNotify } from '../../shared/alerts/alert-notify.ts';

/** Alerts without a type are never left out. */
const kinds = alertGroups.filter(({ id }) => id !== 'alert');
const usualQuiet = { from: '22:00', to: '07:00' };
const formId = 'alert-notify';

type NotifyDialogProps = {
  /** False on the provider's endpoint, which returns no types. */
  hasTypes: boolean;
  onClose: () => void;
};

/** Chooses the alerts that this browser notifies of, and when. Only the button asks the browser for permission. */
export default function NotifyDialog({ hasTypes, onClose }: NotifyDialogProps) {
  const stored = alertNotify.use();
  const [muted, setMuted] = useState(stored.muted);
  const [isQuiet, setQuiet] = useState(stored.quiet !== null);
  const [hours, setHours] = useState(stored.quiet ?? usualQuiet);
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');

  async function handleSubmit() {
    const permission = await Notification.requestPermission();
    setBlocked(permission === 'denied');
    if (permission !== 'granted') return;
    alertNotify.set({ isOn: true, muted, quiet: isQuiet ? hours : null });
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Notify me of new alerts"
      description="This browser shows a notification while the console is open in a tab. It names the type of alert and the account, never its text."
      footer={
        <>
          {stored.isOn && (
            <Button
              className="me-auto"
              onClick={() => {
                alertNotify.set({ ...stored, isOn: false });
                onClose();
              }}
            >
              Turn off
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            {stored.isOn ? 'Save' : 'Notify me'}
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate gap="md" onSubmit={handleSubmit}>
        {isBlocked && (
          <FormError
            title="Your browser blocks notifications"
            messages={[{ message: 'Allow them for this site in the browser, then try again.' }]}
          />
        )}
        {hasTypes && (
          <Fieldset legend="Alerts about">
            {kinds.map(({ id, label }) => (
              <Checkbox
                label={label}
                key={id}
                checked={!muted.includes(id)}
                onChange={({ target }) =>
                  setMuted(target.checked ? muted.filter((one) => one !== id) : [...muted, id])
                }
              />
            ))}
          </Fieldset>
        )}
        <Checkbox
          label="Quiet hours"
          checked={isQuiet}
          onChange={({ target }) => setQuiet(target.checked)}
        />
        {isQuiet && (
          <div className="flex flex-wrap items-center gap-2 ps-7 text-small">
            <span>From</span>
            <TextInput
              type="time"
              aria-label="Quiet from"
              className="w-32!"
              value={hours.from}
              onChange={({ target: { value } }) =>
                setHours({ ...hours, from: value || usualQuiet.from })
              }
            />
            <span>to</span>
            <TextInput
              type="time"
              aria-label="Quiet until"
              className="w-32!"
              value={hours.to}
              onChange={({ target: { value } }) =>
                setHours({ ...hours, to: value || usualQuiet.to })
              }
            />
          </div>
        )}
      </Form>
    </Dialog>
  );
}
