import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import type { SipGatewaysValue } from '../sip-gateways/index.ts';
import { examineGateways, type OtherCarrier, type TrunkType } from './doctor.model.ts';

export type GatewayDoctorLabels = {
  title: string;
  nothing: string;
  more: (count: number) => string;
};

const defaultLabels: GatewayDoctorLabels = {
  title: 'Gateway check',
  nothing: 'No problems found.',
  more: (count) => `Show ${count} more`,
};

export type GatewayDoctorProps = {
  value: SipGatewaysValue;
  /** Takes what a fix makes of them. */
  onChange: (value: SipGatewaysValue) => void;
  trunkType: TrunkType;
  /** Those it is compared with. */
  others: readonly OtherCarrier[];
  /** Nothing can be mended. */
  readOnly?: boolean;
  /** Below the findings: how far it looked, and what looks further. */
  children?: ReactNode;
  labels?: Partial<GatewayDoctorLabels>;
};

const shownAtFirst = 5;

/** What is odd about gateways: a sentence each, and what mends it. */
export function GatewayDoctor({
  value,
  onChange,
  trunkType,
  others,
  readOnly = false,
  children,
  labels,
}: GatewayDoctorProps) {
  const text = { ...defaultLabels, ...labels };
  // Typing never waits for it.
  const examined = useDeferredValue(value);
  const findings = useMemo(
    () => examineGateways(examined, { trunkType, others }),
    [examined, trunkType, others],
  );
  const [isAll, setAll] = useState(false);
  const shown = isAll ? findings : findings.slice(0, shownAtFirst);
  return (
    <section
      aria-label={text.title}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-md bg-sunken p-3.5"
    >
      <p className="font-medium">{text.title}</p>
      {findings.length === 0 && (
        <p className="flex items-start gap-2 text-small text-muted">
          <CircleCheck
            size={16}
            strokeWidth={1.75}
            aria-hidden
            className="mt-0.5 shrink-0 text-success"
          />
          {text.nothing}
        </p>
      )}
      {findings.length > 0 && (
        <ul className="grid grid-cols-1 gap-2 text-small">
          {shown.map(({ id, severity, message, fix }) => {
            const Icon = severity === 'problem' ? TriangleAlert : Info;
            return (
              <li
                key={id}
                data-severity={severity}
                className="flex flex-wrap items-start gap-x-3 gap-y-1.5"
              >
                <span className="flex min-w-0 flex-1 basis-80 items-start gap-2 wrap-anywhere">
                  <Icon
                    size={16}
                    strokeWidth={1.75}
                    aria-hidden
                    className={`mt-0.5 shrink-0 ${severity === 'problem' ? 'text-warning' : 'text-info'}`}
                  />
                  <span className="min-w-0">{message}</span>
                </span>
                {fix && !readOnly && (
                  <Button size="sm" onClick={() => onChange(fix.apply(value))}>
                    {fix.label}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {findings.length > shown.length && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setAll(true)}
        >
          {text.more(findings.length - shown.length)}
        </Button>
      )}
      {children && <div className="text-small text-muted">{children}</div>}
    </section>
  );
}
