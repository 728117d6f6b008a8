import { Button } from '@trunkline/ui/primitives/button';
import { Card, CardHeader } from '@trunkline/ui/primitives/card';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { formatCount } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import { SetupChecklist } from '@trunkline/ui/widgets/setup-checklist';
import { useEffect, useEffectEvent, useState } from 'react';
import { addresses } from '../../../addresses.ts';
import { queryString } from '../../../platform/client/calls/path.ts';
import { useAccount } from '../../../platform/resources/accounts/accounts.ts';
import { useAllApplications } from '../../../platform/resources/applications/applications.ts';
import {
  type RecentCall,
  useAnsweredCall,
} from '../../../platform/resources/calls/recent-calls.ts';
import { usePhoneNumbers } from '../../../platform/resources/numbers/phone-numbers.ts';
import { accountOrProvider } from '../../../platform/values/owner.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { callKey } from '../../../shared/calls/call-key.ts';
import { useNumberFormat } from '../../../shared/calls/readable-number.tsx';
import { nextStepOf, stationsOf } from './first-call.model.ts';

type FirstCallProps = {
  providerSid: string;
  /** Shown in the first step. */
  providerName: string;
  /** Account of an account user; null for a provider's guide. */
  accountSid: string | null;
  /** Accounts of the provider. */
  accounts: readonly { account_sid: string; name: string }[];
  /** Carriers that may deliver calls. */
  carriers: readonly { voip_carrier_sid: string; name: string }[];
  /** Called once a call was answered or the user dismisses the card. */
  onOver: () => void;
};

const every = 5000;
const atMost = 10 * 60_000;
const firstNumbers = 25;

const callAddress = (call: RecentCall, isOfProvider: boolean) =>
  `${addresses.recentCalls}${queryString({
    account: isOfProvider ? call.account_sid : null,
    date: '30',
    open: callKey(call),
  })}`;

/** Guide from an empty account to its first answered call. */
export default function FirstCall({
  providerSid,
  providerName,
  accountSid,
  accounts,
  carriers,
  onOver,
}: FirstCallProps) {
  const format = useNumberFormat();
  const [isHidden, setHidden] = useState(false);
  // An earlier call makes the guide unnecessary: skip the other requests.
  const [hadNone, setHadNone] = useState(false);
  const own = useAccount(hadNone ? accountSid : null);
  const [account] = accountSid
    ? own.data
      ? [{ account_sid: own.data.account_sid, name: own.data.name }]
      : []
    : accounts;
  const filter = { accountSid, serviceProviderSid: accountSid ? null : providerSid, text: '' };
  const numbers = usePhoneNumbers(hadNone ? filter : null, 1, firstNumbers);
  const rows = numbers.data?.data;
  const number = rows?.find(({ application_sid }) => application_sid !== null) ?? rows?.[0];
  const applications = useAllApplications(
    hadNone ? (number?.account_sid ?? account?.account_sid) : undefined,
  );
  const application =
    applications.data?.find((one) => one.application_sid === number?.application_sid) ??
    applications.data?.[0];
  const isReady = number?.application_sid !== undefined && number.application_sid !== null;
  const watch = useWatch(isReady && !isHidden);
  const owner = accountOrProvider(accountSid, providerSid);
  const answered = useAnsweredCall(owner, watch.isOn ? every : 0);
  const call = answered.data?.data[0];
  if (answered.data && !call && !hadNone) setHadNone(true);
  const isAnswered = call !== undefined;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isAnswered) end();
  }, [isAnswered]);

  const isKnown =
    rows !== undefined &&
    (account === undefined ? accountSid === null : applications.data !== undefined);
  if (!hadNone || isHidden || !isKnown) return null;
  const carrier =
    carriers.find((one) => one.voip_carrier_sid === number?.voip_carrier_sid) ?? carriers[0];
  const state = {
    account: account ? { sid: account.account_sid, name: account.name } : null,
    carrier: carrier ? { sid: carrier.voip_carrier_sid, name: carrier.name } : null,
    number: number
      ? {
          sid: number.phone_number_sid,
          name: format(number.number),
          applicationSid: number.application_sid,
        }
      : null,
    application: application ? { sid: application.application_sid, name: application.name } : null,
    answered: call
      ? { seconds: call.duration ?? 0, href: callAddress(call, accountSid === null) }
      : null,
  };
  const next = nextStepOf(state, providerName);
  const hide = () => {
    onOver();
    setHidden(true);
  };
  return (
    <Card as="section" aria-label="Take your first call" className="grid min-w-0 gap-4">
      <CardHeader
        title="Take your first call"
        actions={
          <Button size="sm" variant="ghost" onClick={hide}>
            Hide
          </Button>
        }
      />
      <SetupChecklist
        LinkComponent={PortalLink}
        steps={stationsOf(state)}
        next={
          next
            ? { text: <Text>{foreign(next.text)}</Text>, action: next.action }
            : {
                text: (
                  <Answered
                    seconds={state.answered?.seconds ?? 0}
                    href={state.answered?.href ?? ''}
                  />
                ),
              }
        }
      >
        {next?.id === 'call' &&
          (watch.isOn ? (
            <Text size="small" tone="muted" role="status">
              Waiting for the call…
            </Text>
          ) : (
            <Button onClick={watch.begin}>Keep waiting</Button>
          ))}
      </SetupChecklist>
    </Card>
  );
}

const Answered = ({ seconds, href }: { seconds: number; href: string }) => (
  <p role="status">
    Answered, {formatCount(seconds, 'second')}.{' '}
    <PortalLink href={href} className={linkStyles()}>
      See what happened
    </PortalLink>
  </p>
);

/** Whether to wait for a call: ten minutes at a time, extended on request. */
function useWatch(isWanted: boolean) {
  const [round, setRound] = useState(0);
  const [ended, setEnded] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setEnded(round), atMost);
    return () => clearTimeout(timer);
  }, [isWanted, round]);
  return { isOn: isWanted && ended !== round, begin: () => setRound((before) => before + 1) };
}
