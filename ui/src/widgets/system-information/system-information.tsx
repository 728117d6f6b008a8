import type { ReactNode } from 'react';
import { Field } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  type LogLevel,
  logLevels,
  type SystemInformationErrors,
  type SystemInformationValue,
} from './system-information.model.ts';

type TextName = Exclude<keyof SystemInformationValue, 'logLevel'>;

export const defaultLabels = {
  domainName: 'Domain Name',
  domainNameHelp: 'Domain of this console and the platform API.',
  sipDomainName: 'Sip Domain Name',
  sipDomainNameHelp: "Parent domain of the accounts' SIP realms.",
  privateNetworkCidr: 'Private Network CIDR',
  privateNetworkCidrHelp:
    'Addresses and networks inside the platform, separated by commas, such as 10.0.0.0/8, 192.168.1.1.',
  monitoringDomainName: 'Monitoring Domain Name',
  monitoringDomainNameHelp: 'Domain of the monitoring dashboards.',
  logLevel: 'Log Level',
  logLevelHelp: 'Debug logs every step of every call. Use it only while troubleshooting.',
  logLevels: { info: 'Info', debug: 'Debug' } satisfies Record<LogLevel, string>,
  /** Read-only, nothing stored. */
  none: 'None',
};

export type SystemInformationLabels = typeof defaultLabels;

export type SystemInformationProps = {
  /** The settings in their edited state. */
  value: SystemInformationValue;
  /** Called with the complete next value. */
  onChange: (value: SystemInformationValue) => void;
  /** Messages by field. */
  errors?: SystemInformationErrors;
  /** Shows stored values as text instead of controls. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<SystemInformationLabels>;
};

/** The platform's own names and networks, and its log level. */
export function SystemInformation({
  value,
  onChange,
  errors = {},
  readOnly = false,
  labels,
}: SystemInformationProps) {
  const text = useLabels('SystemInformation', defaultLabels, labels);
  if (readOnly) return <ReadOnly value={value} labels={text} />;
  const input = (name: TextName, help: string) => (
    <Field label={text[name]} width="md" help={help} error={errors[name]}>
      <TextInput
        isMono
        spellCheck={false}
        value={value[name]}
        onChange={(event) => onChange({ ...value, [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <Stack gap="lg">
      {input('domainName', text.domainNameHelp)}
      {input('sipDomainName', text.sipDomainNameHelp)}
      {input('privateNetworkCidr', text.privateNetworkCidrHelp)}
      {input('monitoringDomainName', text.monitoringDomainNameHelp)}
      <RadioGroup
        label={text.logLevel}
        help={text.logLevelHelp}
        orientation="horizontal"
        value={value.logLevel}
        onChange={(level) =>
          onChange({ ...value, logLevel: logLevels.find((one) => one === level) ?? 'info' })
        }
        options={logLevels.map((level) => ({ value: level, label: text.logLevels[level] }))}
        error={errors.logLevel}
      />
    </Stack>
  );
}

function ReadOnly({
  value,
  labels,
}: {
  value: SystemInformationValue;
  labels: SystemInformationLabels;
}) {
  const row = (label: string, shown: ReactNode) => (
    <div className="min-w-0">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="wrap-anywhere">{shown}</dd>
    </div>
  );
  const name = (label: string, stored: string) =>
    row(
      label,
      stored === '' ? (
        labels.none
      ) : (
        <bdi dir="ltr" className="font-mono text-small">
          {stored}
        </bdi>
      ),
    );
  return (
    <Stack as="dl">
      {name(labels.domainName, value.domainName)}
      {name(labels.sipDomainName, value.sipDomainName)}
      {name(labels.privateNetworkCidr, value.privateNetworkCidr)}
      {name(labels.monitoringDomainName, value.monitoringDomainName)}
      {row(labels.logLevel, labels.logLevels[value.logLevel])}
    </Stack>
  );
}
