import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { FindingList, type FindingListLabels } from '../../patterns/finding-list/index.ts';
import { useLabels } from '../../use-labels.ts';
import type { SipGatewaysValue } from '../sip-gateways/index.ts';
import {
  type CarrierRegistration,
  examineGateways,
  type OtherCarrier,
  type TrunkType,
} from './doctor.model.ts';
import { doctorSentences } from './doctor-sentences.model.ts';

export const defaultLabels = {
  title: 'Gateway check',
  /** In place of "No problems found." where there is nothing to check. */
  none: 'No gateways to check yet.',
  /** Sentences of the findings, and their buttons. */
  sentences: doctorSentences,
};

export type GatewayDoctorLabels = FindingListLabels & typeof defaultLabels;

export type GatewayDoctorProps = {
  /** The gateways that are examined. */
  value: SipGatewaysValue;
  /** Takes what a fix makes of them. */
  onChange: (value: SipGatewaysValue) => void;
  /** How the carrier is known: by address, registration or password. */
  trunkType: TrunkType;
  /** This carrier's registration; null: it doesn't register. Keep the object stable. */
  registration?: CarrierRegistration;
  /** Carriers to compare with. */
  others: readonly OtherCarrier[];
  /** Nothing can be mended. */
  readOnly?: boolean;
  /** Below the findings: how far it looked, and what looks further. */
  children?: ReactNode;
  /** Texts that replace those of the language. */
  labels?: Partial<GatewayDoctorLabels>;
};

/** Findings about gateways: a sentence each, with a fix. */
export function GatewayDoctor({
  value,
  onChange,
  trunkType,
  registration = null,
  others,
  readOnly = false,
  children,
  labels,
}: GatewayDoctorProps) {
  const { title, none, sentences, ...words } = useLabels<
    typeof defaultLabels & Partial<FindingListLabels>
  >('GatewayDoctor', defaultLabels, labels);
  // Typing never waits for it.
  const examined = useDeferredValue(value);
  const findings = useMemo(
    () => examineGateways(examined, { trunkType, registration, others }, sentences),
    [examined, trunkType, registration, others, sentences],
  );
  return (
    <FindingList
      title={title}
      findings={findings.map(({ fix, ...finding }) => ({
        ...finding,
        fix:
          fix && !readOnly
            ? { label: fix.label, onApply: () => onChange(fix.apply(value)) }
            : undefined,
      }))}
      labels={Object.keys(value).length === 0 ? { ...words, nothing: none } : words}
    >
      {children}
    </FindingList>
  );
}
