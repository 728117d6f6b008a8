import { dialledNumber, gatewaysNeeded } from '@trunkline/ui/engines/call-routing';
import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { formatCount, formatInstant } from '@trunkline/ui/tokens/format';
import {
  InboundExplainer,
  type InboundQuestion,
  inboundCallOf,
  isInboundQuestion,
} from '@trunkline/ui/widgets/inbound-explainer';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { addresses } from '../../addresses.ts';
import type { Missing } from '../../configuration/check/explain.ts';
import {
  hookOf,
  inboundWorldOf,
  namesOf,
  sharedCarriersOf,
} from '../../platform/engine/inbound.ts';
import {
  type StoredInboundWorld,
  useInboundWorld,
} from '../../platform/resources/carriers/inbound-world.ts';
import { useAddress } from '../../screen/list/use-address.ts';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import type { ScreenProps } from '../../screen/page/route.ts';
import { Content } from '../../screen/record/content.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { durationAhead, fewCalls } from '../../shared/batch/duration.ts';
import { hostOf, repairOf } from '../../shared/call-path/links.ts';
import { onDemand } from '../../start/loadable.tsx';
import { InboundTestActions } from './inbound-test-actions.tsx';
import { useKnownGateways } from './known-gateways.ts';
import { choicesOf, sourceOf, suggestedCalls } from './prefill.model.ts';

const BatchProgress = onDemand(async () => ({
  default: (await import('../../shared/batch/batch-progress.tsx')).BatchProgress,
}));

const InboundTests = onDemand(() => import('./inbound-tests.tsx'));

const sights = { admin: 'platform', service_provider: 'provider', account: 'account' } as const;

/** Explains an inbound call: which application answers, or why none does. */
export default function InboundScreen({ title }: ScreenProps) {
  const stored = useInboundWorld();
  return (
    <Page
      title={title}
      width="form"
      description="Find out which application answers an inbound call, or why none does. No call is placed."
    >
      <Content loaded={allOf({ stored })} what="what decides about inbound calls">
        {({ stored }) => <Explained stored={stored} />}
      </Content>
    </Page>
  );
}

/** An address alone doesn't tell where its calls go. */
const isSuggestible = ({ source, host, number }: InboundQuestion, carrierSid: string) =>
  (source === '' || host === '') && (source === '' || number !== '' || carrierSid !== '');

/** Loads gateways only for the carriers that the entered call can come from: one request each. */
function Explained({ stored }: { stored: StoredInboundWorld }) {
  const { scope } = useUser();
  const { query, change } = useAddress();
  // Filled in by links from numbers, carriers and calls.
  const value = {
    source: query.get('source') ?? '',
    host: query.get('host') ?? '',
    number: query.get('number') ?? '',
  };
  const { known, since, batch, problem, read, forget } = useKnownGateways();
  const names = useMemo(() => namesOf(stored), [stored]);
  const world = useMemo(() => inboundWorldOf(stored, known), [stored, known]);
  const choices = useMemo(() => choicesOf(stored, known), [stored, known]);
  const readOnly = scope === 'account' ? sharedCarriersOf(stored) : undefined;
  const missing = isInboundQuestion(value)
    ? gatewaysNeeded(inboundCallOf(value), world, new Set(known.keys()))
    : [];
  const isShort = missing.length > 0 && missing.length <= fewCalls;

  // Prefilled from the records once; a field that is emptied later stays empty.
  const carrierSid = query.get('carrier') ?? '';
  const { provider } = useCurrentProvider();
  const [suggested] = useState(() =>
    isSuggestible(value, carrierSid)
      ? suggestedCalls(stored, {
          number: value.number,
          carrierSid,
          providerSid: provider?.service_provider_sid,
        })
      : [],
  );
  const isFilled = useRef(false);
  useEffect(() => {
    if (suggested.length === 0 || isFilled.current) return;
    const unread = suggested.flatMap(({ carrierSid: sid }) =>
      sid === '' || known.has(sid) ? [] : [sid],
    );
    if (value.source === '' && unread.length > 0 && problem === null) {
      if (batch === null) read(unread);
      return;
    }
    isFilled.current = true;
    const best = suggested.find((one) => sourceOf(known, one.carrierSid)) ?? suggested[0];
    change({
      source: value.source || (sourceOf(known, best?.carrierSid ?? '') ?? ''),
      host: value.host || (best?.host ?? ''),
      number: value.number || (best?.number ?? ''),
    });
  });

  // Loading for a previous host may be unnecessary now.
  const host = value.host.trim();
  const begunFor = useRef(host);
  useEffect(() => {
    if (begunFor.current === host) return;
    begunFor.current = host;
    batch?.cancel();
  }, [host, batch]);
  useEffect(() => {
    if (isShort && batch === null && problem === null) read(missing);
  });

  const lack = ({ gateways }: Missing) => {
    if (gateways.length > 0 && gateways.length <= fewCalls && batch === null && problem === null) {
      read(gateways);
    }
  };
  return (
    <>
      <FormSection
        isWide
        title="Inbound call"
        description="Applies the call engine's rules step by step."
      >
        <InboundExplainer
          value={value}
          onChange={change}
          world={world}
          names={names}
          sight={sights[scope]}
          choices={choices}
          pending={missing.length > 0 && pendingText()}
          pathLinks={(path) => ({
            carrier: path.carrierId ? addresses.carriers.edit(path.carrierId) : undefined,
            number: path.numberId ? addresses.phoneNumbers.edit(path.numberId) : undefined,
            application: path.applicationId
              ? addresses.applications.edit(path.applicationId)
              : undefined,
            server: hostOf(hookOf(stored, path.applicationId)),
            repair: repairOf(path, { ...names, readOnly }, dialledNumber(value.number)),
          })}
          LinkComponent={PortalLink}
        >
          {isInboundQuestion(value) && missing.length === 0 && (
            <InboundTestActions question={value} world={world} names={names} stored={stored} />
          )}
          {since && (
            <Line text={`Gateways as of ${formatInstant(since)}.`}>
              <Button size="sm" onClick={() => forget()}>
                Refresh
              </Button>
            </Line>
          )}
        </InboundExplainer>
      </FormSection>
      <InboundTests stored={stored} known={known} onMissing={lack} />
    </>
  );

  function pendingText(): ReactNode {
    const count = formatCount(missing.length, 'carrier');
    if (batch) return <BatchProgress batch={batch} label="Loading gateways" isReading />;
    if (problem !== null) {
      return (
        <Line text={`Couldn't load the gateways of ${count}: ${problem}`}>
          <Button size="sm" onClick={() => read(missing)}>
            Try again
          </Button>
        </Line>
      );
    }
    if (isShort) return <Line text={`Loading the gateways of ${count}…`} />;
    const time = durationAhead(missing.length);
    return (
      <Line
        text={`This call could come from any of ${count}. Their gateways are one request each${time ? `, which takes ${time}` : ''}.`}
      >
        <Button size="sm" onClick={() => read(missing)}>{`Load the gateways of ${count}`}</Button>
      </Line>
    );
  }
}

const Line = ({ text, children }: { text: string; children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
    {text}
    {children}
  </p>
);
