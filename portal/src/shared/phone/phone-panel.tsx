import { Button } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { isConnected, isOngoing, Phone, PhoneDock } from '@trunkline/ui/widgets/phone';
import { Mic } from 'lucide-react';
import { useEffect } from 'react';
import { addresses } from '../../addresses.ts';
import { config } from '../../config/index.ts';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { onDemand } from '../../start/loadable.tsx';
import { useNow } from '../polling/index.ts';
import { CallerForm } from './caller-form.tsx';
import { findingsOf, preventsCall } from './doctor/checks.model.ts';
import { PhoneFindings } from './phone-findings.tsx';
import {
  handleIntent,
  leavePhone,
  makesTestClient,
  openPhone,
  tryMicrophone,
} from './phone-session.ts';
import type { PhoneTarget } from './phone-target.ts';
import { phoneView } from './phone-view.ts';
import { PhoneReception, standbyOf } from './reception/phone-reception.tsx';
import { receptionView } from './reception/reception-view.ts';
import { RegionField } from './region-field.tsx';

const PhoneSteps = onDemand(() => import('./phone-steps.tsx'), { isRare: true });

/** The phone in the corner of the frame. It stays open across screens. */
export default function PhonePanel({ target }: { target: PhoneTarget }) {
  const now = useNow();
  const view = phoneView.use();
  const reception = receptionView.use();
  const { state, facts, cause, caller, refusal, callSid, callAccountSid } = view;
  useEffect(() => openPhone(target), [target]);
  useEffect(() => leavePhone, []);

  const findings = facts ? findingsOf(facts) : [];
  const isBefore = !isOngoing(state);
  const needsCaller = facts?.hasHook !== undefined && !makesTestClient(facts.hasHook);
  const banRefusal =
    refusal === null
      ? undefined
      : `${refusal} Another try could get your address banned for a day. Reload the page to call again.`;
  const callRefusal =
    banRefusal ??
    (!facts?.realm && facts?.realm !== ''
      ? 'Checking the account…'
      : (preventsCall(findings) ??
        (needsCaller && caller === null ? 'Enter a client to call with.' : undefined)));
  return (
    <PhoneDock>
      <Phone
        party={view.party ?? target}
        standby={standbyOf(reception)}
        state={state}
        now={now}
        sentKeys={view.sentKeys}
        devices={view.devices}
        level={view.level}
        canTransfer
        callRefusal={callRefusal}
        onIntent={handleIntent}
      >
        <div className="grid gap-2 empty:hidden">
          {cause?.advice && <Text size="small">{cause.advice}</Text>}
          {isBefore && needsCaller && <CallerForm caller={caller} />}
          {state.kind === 'idle' && !needsCaller && facts?.hasHook === false && (
            <Text size="small" tone="muted">
              Calls as a client that is created for this call and deleted after it. No device is
              displaced.
            </Text>
          )}
          {isBefore && <PhoneFindings findings={findings} />}
          {isBefore && <RegionField isReceiving={reception.state !== 'off'} />}
          {state.kind === 'idle' &&
            view.level === undefined &&
            facts?.microphone !== 'insecure' && (
              <Button size="sm" icon={Mic} onClick={tryMicrophone}>
                Try the microphone
              </Button>
            )}
          {isBefore && (facts?.realm || reception.state !== 'off') && (
            <PhoneReception
              key={target.user}
              target={target}
              needsCaller={needsCaller}
              caller={caller}
              refusal={banRefusal}
            />
          )}
          <div aria-live="polite" className="grid gap-1 empty:-mt-2">
            {view.note && <Text size="small">{view.note}</Text>}
            {view.complaints.map((complaint) => (
              <Text key={complaint} size="small" tone="warning">
                {complaint}
              </Text>
            ))}
          </div>
          {callSid && callAccountSid && isConnected(state) && !config().disableTracing && (
            <PhoneSteps accountSid={callAccountSid} callSid={callSid} />
          )}
          {callSid && callAccountSid && (
            <Text size="small" tone="muted">
              <PortalLink
                href={addresses.live.call(callAccountSid, callSid)}
                className={linkStyles()}
              >
                Call {callSid.slice(0, 8)}…
              </PortalLink>
            </Text>
          )}
        </div>
      </Phone>
    </PhoneDock>
  );
}
