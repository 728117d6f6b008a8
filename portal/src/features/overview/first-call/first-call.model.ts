import type { SetupStep } from '@trunkline/ui/widgets/setup-checklist';
import { addresses } from '../../../addresses.ts';
import {
  type FirstCallStep,
  firstCallAddress,
  firstCallSteps,
} from '../../../screen/record/first-call.ts';

type Named = { sid: string; name: string };

/** First record of each kind; null for none. */
export type FirstCallState = {
  account: Named | null;
  carrier: Named | null;
  number: (Named & { applicationSid: string | null }) | null;
  application: Named | null;
  /** First answered call. */
  answered: { seconds: number; href: string } | null;
};

type NextStep = {
  id: FirstCallStep;
  text: string;
  action?: { label: string; href: string };
};

const labels: Record<FirstCallStep, string> = {
  account: 'Account',
  carrier: 'Carrier',
  number: 'Number',
  application: 'Application',
  call: 'Call',
};

/** The application that answers the number. One without a number answers nothing. */
const answering = ({ application, number }: FirstCallState) =>
  number?.applicationSid ? (application ?? { sid: number.applicationSid, name: '' }) : null;

/** Steps, each with the record that completes it. */
export function stationsOf(state: FirstCallState): SetupStep[] {
  const { account, carrier, number, answered } = state;
  const application = answering(state);
  const edits = {
    account: account && addresses.accounts.edit(account.sid),
    carrier: carrier && addresses.carriers.edit(carrier.sid),
    number: number && addresses.phoneNumbers.edit(number.sid),
    application: application && addresses.applications.edit(application.sid),
    call: answered?.href ?? null,
  };
  const names = {
    account: account?.name,
    carrier: carrier?.name,
    number: number?.name,
    application: application?.name || undefined,
    call: answered ? 'Answered' : undefined,
  };
  return firstCallSteps.map((id) => ({
    id,
    label: labels[id],
    isDone: edits[id] !== null,
    href: edits[id] ?? undefined,
    name: names[id],
  }));
}

/** The first open step, with a link to its prefilled form. */
export function nextStepOf(state: FirstCallState, providerName: string): NextStep | null {
  const { account, carrier, number, application, answered } = state;
  const add = (id: Exclude<FirstCallStep, 'call'>, form: string, label: string, text: string) => ({
    id,
    text,
    action: {
      label,
      href: firstCallAddress(form, id, {
        account: account?.sid,
        carrier: id === 'number' ? carrier?.sid : undefined,
        name: id === 'account' ? providerName : undefined,
      }),
    },
  });
  if (!account) {
    return add(
      'account',
      addresses.accounts.add,
      'Add account',
      'An account holds numbers, applications and calls.',
    );
  }
  if (!carrier) {
    return add(
      'carrier',
      addresses.carriers.add,
      'Add carrier',
      'A carrier brings calls from the telephone network to you.',
    );
  }
  if (!number) {
    return add(
      'number',
      addresses.phoneNumbers.add,
      'Add phone number',
      `Add a number that ${carrier.name} sends to you.`,
    );
  }
  if (!answering(state)) {
    return application
      ? {
          id: 'application',
          text: `${application.name} is there. Let it answer calls to ${number.name}.`,
          action: {
            label: `Choose it for ${number.name}`,
            href: firstCallAddress(addresses.phoneNumbers.edit(number.sid), 'application', {
              application: application.sid,
            }),
          },
        }
      : add(
          'application',
          addresses.applications.add,
          'Add application',
          'An application tells the platform what to say and do in a call.',
        );
  }
  return answered ? null : { id: 'call', text: `Dial ${number.name} from any phone.` };
}
