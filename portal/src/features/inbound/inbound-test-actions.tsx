import {
  decideInbound,
  dialledNumber,
  type InboundEnd,
  type InboundWorld,
} from '@trunkline/ui/engines/call-routing';
import {
  type InboundNames,
  type InboundQuestion,
  inboundCallOf,
} from '@trunkline/ui/widgets/inbound-explainer';
import { reachedBy } from '../../platform/engine/inbound.ts';
import type { StoredInboundWorld } from '../../platform/resources/carriers/inbound-world.ts';
import { CopyTest } from '../../shared/call-tests/copy-test.tsx';
import { SaveTest } from '../../shared/call-tests/save-test.tsx';

type InboundTestActionsProps = {
  question: InboundQuestion;
  world: InboundWorld;
  names: InboundNames;
  stored: StoredInboundWorld;
};

/** Account of a call. For a refused call: the one of its host or number. */
function accountOf(
  end: InboundEnd,
  { host, number }: InboundQuestion,
  { accounts, numbers }: StoredInboundWorld,
) {
  const dialled = dialledNumber(number);
  const sid =
    (end.kind !== 'refused' && end.accountId) ||
    accounts.find((one) => one.sip_realm !== '' && one.sip_realm === host.trim())?.account_sid ||
    numbers.find((one) => one.number === dialled)?.account_sid;
  return accounts.find(({ account_sid }) => account_sid === sid);
}

/** Copies or saves the current call and its outcome as a test. */
export function InboundTestActions({ question, world, names, stored }: InboundTestActionsProps) {
  const [source, host, to] = [question.source, question.host, question.number].map((one) =>
    one.trim(),
  );
  // A test needs a number.
  if (!(source && host && to)) return null;
  const { end } = decideInbound(inboundCallOf(question), world);
  const reached = reachedBy(end);
  const account = accountOf(end, question, stored);
  const named = end.kind === 'refused' ? undefined : names.accounts.get(end.accountId ?? '');
  const name = typeof reached === 'number' ? '' : (names.applications.get(reached) ?? reached);
  // Means the account's realm, whatever its name.
  const own = host === account?.sip_realm ? undefined : host;
  return (
    <div className="flex flex-wrap gap-2">
      <CopyTest
        call={{ from_address: source, to, host, account: named }}
        end={typeof reached === 'number' ? { rejected: reached } : { reaches: name }}
      />
      {account && (
        <SaveTest
          account={account.name}
          test={{
            accountSid: account.account_sid,
            test: {
              kind: 'inbound',
              to,
              fromAddress: source,
              ...(own !== undefined && { host: own }),
              reaches: typeof reached === 'number' ? reached : { sid: reached, name },
            },
          }}
        />
      )}
    </div>
  );
}
