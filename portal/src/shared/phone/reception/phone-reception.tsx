import { Button } from '@trunkline/ui/primitives/button';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { Switch } from '@trunkline/ui/primitives/switch';
import { Text } from '@trunkline/ui/primitives/text';
import { useState } from 'react';
import type { Caller } from '../call/test-client.ts';
import { ClientForm } from '../client-form.tsx';
import { prepareReceiving, receiveCalls } from '../phone-session.ts';
import type { PhoneTarget } from '../phone-target.ts';
import { stopReceiving } from './reception.ts';
import { type ReceptionView, receptionView, showReception } from './reception-view.ts';

/** Replaces 'Ready to call', so that it is visible even while the phone is minimised to one line. */
export function standbyOf({ state, receiver }: ReceptionView): string | undefined {
  if (!receiver || state === 'off') return undefined;
  const { username } = receiver.client;
  if (state === 'registering') return `Registering as ${username}…`;
  return state === 'on'
    ? `Receives calls to ${username}`
    : 'No connection: calls don’t arrive. Connecting again…';
}

type PhoneReceptionProps = {
  target: PhoneTarget;
  /** Whether the person names a client to call as, which then also receives calls. */
  needsCaller: boolean;
  caller: Caller | null;
  /** Why registering is not allowed. */
  refusal: string | undefined;
};

/** Switches incoming calls on, after saying whose registration that replaces. */
export function PhoneReception({ target, needsCaller, caller, refusal }: PhoneReceptionProps) {
  const { state, receiver, cause } = receptionView.use();
  const [isOpen, setOpen] = useState(false);
  const isOn = state !== 'off';
  function handleOpen(open: boolean) {
    setOpen(open);
    if (open && needsCaller && caller && !receiver) void prepareReceiving(caller);
  }
  return (
    <Disclosure
      summary="Receive calls"
      state={isOn ? receiver?.client.username : 'off'}
      open={isOpen}
      onOpenChange={handleOpen}
      className="text-small"
    >
      {isOpen && (
        <div className="grid gap-3">
          {!receiver && !refusal && needsCaller && !caller && (
            <Text size="small" tone="muted">
              Enter a client above first.
            </Text>
          )}
          {!receiver && !refusal && !needsCaller && (
            <ClientForm
              {...(target.right === 'user' && { username: target.user })}
              help="Kept in memory until the phone is closed."
              onName={prepareReceiving}
            />
          )}
          {receiver && (
            <>
              <Text size="small">{receiver.displaces}</Text>
              <Switch
                label={`Receive calls to ${receiver.client.username}`}
                checked={isOn}
                disabled={!isOn && refusal !== undefined}
                {...(refusal !== undefined && { disabledReason: refusal })}
                onChange={({ target: { checked } }) => (checked ? receiveCalls() : stopReceiving())}
              />
              {!isOn && !needsCaller && (
                <Button size="sm" onClick={() => showReception({ receiver: null })}>
                  Use another client
                </Button>
              )}
            </>
          )}
          <div aria-live="polite" className="grid gap-1 empty:-mt-3">
            {cause && (
              <Text size="small" tone="danger">
                {cause.says}
              </Text>
            )}
            {cause?.advice && <Text size="small">{cause.advice}</Text>}
          </div>
        </div>
      )}
    </Disclosure>
  );
}
