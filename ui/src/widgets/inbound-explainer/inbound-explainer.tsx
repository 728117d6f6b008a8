import { CircleCheck, CircleX, Info } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import {
  decideInbound,
  dialledNumber,
  type InboundEnd,
  type InboundOutcome,
  type InboundWorld,
} from '../../engines/call-routing/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { CallPath, type CallPathProps, type InboundPath, inboundPath } from '../call-path/index.ts';
import {
  type InboundQuestion,
  inboundCallOf,
  isInboundQuestion,
  sourceProblem,
} from './inbound-question.model.ts';
import {
  type Dialled,
  dialledIn,
  type InboundAnswer,
  type InboundNames,
  type Sight,
  tellEnd,
  tellSteps,
  unknowns,
} from './inbound-steps.model.ts';

export const defaultLabels = {
  source: 'Source address',
  sourceHelp: 'Where the call comes from: the IPv4 address of the carrier or device.',
  sourceInvalid: 'Enter an IPv4 address, such as 203.0.113.10.',
  sourceIpv6: 'The call engine compares IPv4 addresses only. Enter one, such as 203.0.113.10.',
  host: 'Host',
  hostHelp: "Host of the request URI: a SIP realm or one of the platform's addresses.",
  number: 'Dialled number',
  numberHelp:
    'As in the request URI, with or without a +. Leave blank for a call without a number.',
  fill: 'Enter where the call comes from and the host it is sent to.',
  result: 'What happens to the call',
  unknowns: 'What this test can’t see',
  /** Route of the call, one sentence per step. */
  steps: (outcome: InboundOutcome, names: InboundNames, dialled: Dialled) =>
    tellSteps(outcome, names, dialled),
  /** The application that answers, or the status that refuses the call. */
  end: (end: InboundEnd, names: InboundNames): InboundAnswer => tellEnd(end, names),
  /** Unknown circumstances that may change the outcome. */
  circumstances: (outcome: InboundOutcome, sight: Sight) => unknowns(outcome, sight),
};

export type InboundExplainerLabels = typeof defaultLabels;

export type InboundPathLinks = {
  carrier?: string | undefined;
  number?: string | undefined;
  application?: string | undefined;
  /** Host of the application's webhook. */
  server?: string | undefined;
  repair?: CallPathProps['repair'];
};

/** An option of a field. */
export type InboundChoice = { value: string; label: string };

export type InboundExplainerProps = {
  /** The call to explain. */
  value: InboundQuestion;
  /** Called with the complete next question. */
  onChange: (value: InboundQuestion) => void;
  /** Carriers, numbers and realms that decide it. */
  world: InboundWorld;
  /** Names of the records in the result, by SID. */
  names: InboundNames;
  /** How much of the platform the user can see, so that the result names what is unknown. */
  sight: Sight;
  /** Suggested addresses and hosts; others can be typed. */
  choices?: { source?: readonly InboundChoice[]; host?: readonly InboundChoice[] };
  /** Replaces the result while its data is loading or missing. */
  pending?: ReactNode;
  /** Links to the pages of the stations, the application's server, and the repair of a break. */
  pathLinks?: (path: InboundPath) => InboundPathLinks;
  /** The router's link. Default: a plain anchor. */
  LinkComponent?: CallPathProps['LinkComponent'];
  /** Below the result: the age of its data, and a way to reload it. */
  children?: ReactNode;
  /** Overrides texts of the current language. */
  labels?: Partial<InboundExplainerLabels>;
};

/** Explains an inbound call: the application that answers, or the reason and status of the refusal. */
export function InboundExplainer({
  value,
  onChange,
  world,
  names,
  sight,
  choices = {},
  pending,
  pathLinks,
  LinkComponent,
  children,
  labels,
}: InboundExplainerProps) {
  const text = useLabels('InboundExplainer', defaultLabels, labels);
  const question = useDeferredValue(value);
  const id = useId();
  // An incomplete address is no error while typing.
  const [isTyping, setIsTyping] = useState(false);
  const problem = isTyping ? null : sourceProblem(value);
  const sourceError =
    problem === null ? undefined : problem === 'ipv6' ? text.sourceIpv6 : text.sourceInvalid;
  const input = (name: keyof InboundQuestion, placeholder: string, list?: string) => (
    <TextInput
      isMono
      {...(list && { list })}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={132}
      placeholder={placeholder}
      value={value[name]}
      onChange={(event) => {
        if (name === 'source') setIsTyping(true);
        onChange({ ...value, [name]: event.target.value });
      }}
      onBlur={() => setIsTyping(false)}
    />
  );
  const listOf = (name: 'source' | 'host') => `${id}${name}`;
  return (
    <div className="@container grid grid-cols-1 gap-5">
      {(['source', 'host'] as const).map((name) => (
        <datalist key={name} id={listOf(name)}>
          {(choices[name] ?? []).map((choice) => (
            <option
              key={`${choice.value} ${choice.label}`}
              value={choice.value}
              label={choice.label}
            />
          ))}
        </datalist>
      ))}
      <div className="grid grid-cols-1 gap-4 @min-[40rem]:grid-cols-3">
        <Field label={text.source} help={text.sourceHelp} error={sourceError} required="marked">
          {input('source', '203.0.113.10', listOf('source'))}
        </Field>
        <Field label={text.host} help={text.hostHelp} required="marked">
          {input('host', 'acme.sip.example.com', listOf('host'))}
        </Field>
        <Field label={text.number} help={text.numberHelp}>
          {input('number', '442079460000')}
        </Field>
      </div>
      {isInboundQuestion(question)
        ? pending || (
            <>
              <Outcome
                question={question}
                {...{ world, names, sight, text, pathLinks, LinkComponent }}
              />
              {children}
            </>
          )
        : sourceError === undefined && (
            <Text size="small" tone="muted">
              {text.fill}
            </Text>
          )}
    </div>
  );
}

type OutcomeProps = Pick<
  InboundExplainerProps,
  'world' | 'names' | 'sight' | 'pathLinks' | 'LinkComponent'
> & {
  question: InboundQuestion;
  text: InboundExplainerLabels;
};

function Outcome({ question, world, names, sight, text, ...path }: OutcomeProps) {
  const outcome = decideInbound(inboundCallOf(question), world);
  const { tone, title, detail } = text.end(outcome.end, names);
  const open = text.circumstances(outcome, sight);
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
      <Path {...{ question, outcome, names }} {...path} />
      <ol className="grid list-decimal grid-cols-1 gap-1 ps-6 text-small">
        {text.steps(outcome, names, dialledIn(question.number, world)).map((step) => (
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

type PathProps = Pick<OutcomeProps, 'question' | 'names' | 'pathLinks' | 'LinkComponent'> & {
  outcome: InboundOutcome;
};

/** The result as a picture, above the sentences that explain it. */
function Path({ question, outcome, names, pathLinks, LinkComponent }: PathProps) {
  const path = inboundPath(outcome);
  const links = pathLinks?.(path) ?? {};
  const named = (of: ReadonlyMap<string, string>, id: string | null, href?: string) => {
    const name = id === null ? undefined : of.get(id);
    return name === undefined ? undefined : { name, href };
  };
  const account = path.accountId === null ? undefined : names.accounts.get(path.accountId);
  const number = named(names.numbers, path.numberId, links.number);
  return (
    <CallPath
      path={path}
      names={{
        caller: { name: question.source.trim() },
        carrier: named(names.carriers, path.carrierId, links.carrier),
        number: number
          ? { ...number, detail: account && foreign(account) }
          : { name: dialledNumber(question.number) },
        application: named(names.applications, path.applicationId, links.application),
        server: links.server === undefined ? undefined : { name: links.server },
      }}
      repair={links.repair}
      {...(LinkComponent && { LinkComponent })}
    />
  );
}
