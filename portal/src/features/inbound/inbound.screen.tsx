import { FormSection } from '@trunkline/ui/patterns/form-section';
import { ProgressBar } from '@trunkline/ui/primitives/progress-bar';
import { InboundExplainer } from '@trunkline/ui/widgets/inbound-explainer';
import { useMemo, useState } from 'react';
import { useInboundWorld } from '../../platform/inbound-world.ts';
import { useAddress } from '../../screen/list/use-address.ts';
import { Page } from '../../screen/page.tsx';
import { Content } from '../../screen/record/content.tsx';
import { allOf } from '../../screen/record/loaded.ts';
import type { ScreenProps } from '../../screen/route.ts';
import { useUser } from '../../session/session.ts';
import { inboundWorldOf, namesOf } from './inbound-world.ts';

const sights = { admin: 'platform', service_provider: 'provider', account: 'account' } as const;

/** A call that comes in: which application answers, or why none does. */
export default function InboundScreen({ title }: ScreenProps) {
  const { scope, userSid } = useUser();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const stored = useInboundWorld(userSid, (done, total) => setProgress({ done, total }));
  const { query, change } = useAddress();
  // Links from numbers, carriers and calls fill it in.
  const value = {
    source: query.get('source') ?? '',
    host: query.get('host') ?? '',
    number: query.get('number') ?? '',
  };
  const world = useMemo(() => stored.data && inboundWorldOf(stored.data), [stored.data]);
  const names = useMemo(() => stored.data && namesOf(stored.data), [stored.data]);
  return (
    <Page
      title={title}
      width="form"
      description="Which application answers a call that comes in, or why none does. Nothing is called."
    >
      {!stored.data && !stored.error && progress.total > 0 && (
        <ProgressBar
          label="Loading gateways"
          value={progress.done}
          max={progress.total}
          valueText={`${progress.done} of ${progress.total}`}
        />
      )}
      <Content loaded={allOf({ stored })} what="what decides about inbound calls">
        {() =>
          world &&
          names && (
            <FormSection
              isWide
              title="The call"
              description="As it reaches the platform. The call engine's own rules are worked out here, step by step."
            >
              <InboundExplainer
                value={value}
                onChange={change}
                world={world}
                names={names}
                sight={sights[scope]}
              />
            </FormSection>
          )
        }
      </Content>
    </Page>
  );
}
