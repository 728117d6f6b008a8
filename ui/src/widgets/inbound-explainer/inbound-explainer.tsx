import { CircleCheck, CircleX, Info } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { decideInbound, type InboundWorld } from '../../engines/call-routing/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import {
  type InboundQuestion,
  inboundCallOf,
  isInboundQuestion,
} from './inbound-question.model.ts';
import {
  type InboundNames,
  type Sight,
  tellEnd,
  tellSteps,
  unknowns,
} from './inbound-steps.model.ts';

export const defaultLabels = {
  source: 'Source address',
  sourceHelp: 'Where the call comes from: the IPv4 address of the carrier or device.',
  host: 'Host',
  hostHelp: 'Of the request URI: a SIP realm, or an address of the platform.',
  number: 'Dialled number',
  numberHelp: 'With or without a leading +. Leave blank for a call without a number.',
  fill: 'Enter where the call comes from and the host it is sent to.',
  result: 'What happens to the call',
  unknowns: 'What can’t be known here',
};

export type InboundExplainerLabels = typeof defaultLabels;

export type InboundExplainerProps = {
  value: InboundQuestion;
  onChange: (value: InboundQuestion) => void;
  world: InboundWorld;
  names: InboundNames;
  sight: Sight;
  /** Shown in place of the result: what decides about this call is not known yet. */
  pending?: ReactNode;
  /** Below the result: how old what decides is, and what reads it again. */
  children?: ReactNode;
  labels?: Partial<InboundExplainerLabels>;
};

/** A call that comes in: the application that answers, or the reason and status why none does. */
export function InboundExplainer({
  value,
  onChange,
  world,
  names,
  sight,
  pending,
  children,
  labels,
}: InboundExplainerProps) {
  const text = useLabels('InboundExplainer', defaultLabels, labels);
  const question = useDeferredValue(value);
  const input = (name: keyof InboundQuestion, placeholder: string) => (
    <TextInput
      mono
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={132}
      placeholder={placeholder}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className="@container grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-4 @min-[40rem]:grid-cols-3">
        <Field label={text.source} help={text.sourceHelp} required>
          {input('source', '203.0.113.10')}
        </Field>
        <Field label={text.host} help={text.hostHelp} required>
          {input('host', 'acme.sip.example.com')}
        </Field>
        <Field label={text.number} help={text.numberHelp}>
          {input('number', '442079460000')}
        </Field>
      </div>
      {isInboundQuestion(question) ? (
        pending || (
          <>
            <Outcome question={question} {...{ world, names, sight, text }} />
            {children}
          </>
        )
      ) : (
        <Text size="small" tone="muted">
          {text.fill}
        </Text>
      )}
    </div>
  );
}

type OutcomeProps = Pick<InboundExplainerProps, 'world' | 'names' | 'sight'> & {
  question: InboundQuestion;
  text: InboundExplainerLabels;
};

function Outcome({ question, world, names, sight, text }: OutcomeProps) {
  const outcome = decideInbound(inboundCallOf(question), world);
  const { tone, title, detail } = tellEnd(outcome.end, names);
  const open = unknowns(outcome, sight);
  const Icon = tone === 'answered' ? CircleCheck : CircleX;
  return (
    <section
      aria-label={text.result}
      aria-live="polite"
      className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-4"
    >
      <div className="flex items-start gap-2">
        <Icon
          size={20}
          strokeWidth={1.75}
          aria-hidden
          className={`mt-0.5 shrink-0 ${tone === 'answered' ? 'text-success' : 'text-danger'}`}
        />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{title}</span>{' '}
          <span className="text-small text-muted">{detail}</span>
        </p>
      </div>
      <ol className="grid list-decimal grid-cols-1 gap-1 ps-6 text-small">
        {tellSteps(outcome, names).map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {open.length > 0 && (
        <div className="text-small text-muted">
          <p className="flex items-center gap-2 font-medium">
            <Info size={16} strokeWidth={1.75} aria-hidden className="text-info" />
            {text.unknowns}
          </p>
          <ul className="grid grid-cols-1 gap-0.5 ps-6">
            {open.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
