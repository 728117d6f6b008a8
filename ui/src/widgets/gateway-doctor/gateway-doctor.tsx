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

export const defaultLabels = { title: 'Gateway check' };

export type GatewayDoctorLabels = FindingListLabels & typeof defaultLabels;

export type GatewayDoctorProps = {
  value: SipGatewaysValue;
  /** Takes what a fix makes of them. */
  onChange: (value: SipGatewaysValue) => void;
  trunkType: TrunkType;
  /** This carrier's registration; null: it doesn't register. Keep the object stable. */
  registration?: CarrierRegistration;
  /** Carriers to compare with. */
  others: readonly OtherCarrier[];
  /** Nothing can be mended. */
  readOnly?: boolean;
  /** Below the findings: how far it looked, and what looks further. */
  children?: ReactNode;
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
  const { title, ...words } = useLabels<typeof defaultLabels & Partial<FindingListLabels>>(
    'GatewayDoctor',
    defaultLabels,
    labels,
  );
  // Typing never waits for it.
  const examined = useDeferredValue(value);
  const findings = useMemo(
    () => examineGateways(examined, { trunkType, registration, others }),
    [examined, trunkType, registration, others],
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
      labels={words}
    >
      {children}
    </FindingList>
  );
}
