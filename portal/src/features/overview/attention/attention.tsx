import { linkStyles } from '@trunkline/ui/primitives/link';
import { Text } from '@trunkline/ui/primitives/text';
import { formatRange } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import { AttentionList } from '@trunkline/ui/widgets/attention-list';
import { addresses } from '../../../addresses.ts';
import type { Alert } from '../../../platform/resources/alerts/alerts.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import type { SpeechCredentialRow } from '../../../platform/resources/speech/speech-credentials.ts';
import { PortalLink } from '../../../screen/page/portal-link.tsx';
import { useNumberFormat } from '../../../shared/calls/readable-number.tsx';
import { type Answer, Errors, Loading } from '../parts.tsx';
import { attentionOf, type Gaps, type Links } from './attention.model.ts';
import { type Checks, isChecked, Unchecked } from './unchecked.tsx';

/** Intl throws for a time that can't be read. */
function momentText(iso: string, isWholeDays: boolean): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? iso : formatRange(at, at, { isWholeDays });
}
/** 'Nov 20' */
const day = (iso: string) => momentText(iso, true);
/** 'Nov 20, 15:48' */
const time = (iso: string) => momentText(iso, false);

type AttentionProps = {
  carriers: Answer<readonly CarrierRow[]>;
  credentials: Answer<readonly SpeechCredentialRow[]>;
  alerts: Answer<readonly Alert[]>;
  gaps: (Gaps & Checks) | undefined;
  links: Links;
};

/** Shows what needs attention, and what isn't set up at all. */
export default function Attention({ carriers, credentials, alerts, gaps, links }: AttentionProps) {
  const number = useNumberFormat();
  const subjects = { carriers, 'speech credentials': credentials, alerts };
  const isPending = Object.values(subjects).some(
    ({ data, error }) => data === undefined && error === undefined,
  );
  if (isPending) return <Loading rows={6} />;
  const items = attentionOf(
    { carriers: carriers.data, credentials: credentials.data, alerts: alerts.data, ...gaps },
    links,
    { day, time, number },
  );
  return (
    <>
      <Errors of={subjects} />
      {items.length > 0 && (
        <AttentionList
          label="Needs a look"
          LinkComponent={PortalLink}
          items={items.map((item) => ({ ...item, title: foreign(item.title) }))}
        />
      )}
      {gaps && <Unchecked {...gaps} />}
      {items.length === 0 && alerts.data?.length === 0 && isChecked(gaps) && (
        <Text tone="muted">Nothing needs a look. There were no alerts in the last 7 days.</Text>
      )}
      <Missing
        isMissing={carriers.data?.length === 0}
        text="No carriers yet: no call can come in or go out."
        action={{ label: 'Add carrier', href: addresses.carriers.add }}
      />
      <Missing
        isMissing={credentials.data?.length === 0}
        text="No speech credentials yet: applications can’t speak or listen."
        action={{ label: 'Add speech credential', href: addresses.speech.add }}
      />
    </>
  );
}

/** Hint for a subject without records, which is neither fine nor broken. */
function Missing({
  isMissing,
  text,
  action,
}: {
  isMissing: boolean;
  text: string;
  action: { label: string; href: string };
}) {
  if (!isMissing) return null;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small text-muted">
      {text}
      <PortalLink href={action.href} className={linkStyles()}>
        {action.label}
      </PortalLink>
    </p>
  );
}
