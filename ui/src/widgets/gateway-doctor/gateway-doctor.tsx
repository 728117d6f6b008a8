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
  /** Replaces "No problems found." if there is nothing to check. */
  none: 'No gateways to check yet.',
  /** Sentences of the findings and labels of their buttons. */
  sentences: doctorSentences,
};

export type GatewayDoctorLabels = FindingListLabels & typeof defaultLabels;

export type GatewayDoctorProps = {
  /** The gateways to check. */
  value: SipGatewaysValue;
  /** Called with the gateways after a fix. */
  onChange: (value: SipGatewaysValue) => void;
  /** How the carrier is identified: by address, registration or password. */
  trunkType: TrunkType;
  /** This carrier's registration; null: it doesn't register. Keep the object stable. */
  registration?: CarrierRegistration;
  /** Carriers to compare with. */
  others: readonly OtherCarrier[];
  /** Hides the fixes. */
  readOnly?: boolean;
  /** Below the findings: the scope of the check, and a way to extend it. */
  children?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<GatewayDoctorLabels>;
};

/** Findings about gateways, each with a sentence and a fix. */
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
  // Keeps typing responsive.
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
