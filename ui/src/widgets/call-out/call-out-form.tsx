import { useId } from 'react';
import { Combobox } from '../../primitives/combobox/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { RadioGroup } from '../../primitives/radio-group/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { Text } from '../../primitives/text/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { foreign } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { TagsEditor } from '../tags-editor/index.ts';
import type {
  CallOutKind,
  CallOutProblem,
  CallOutProblems,
  CallOutValue,
} from './call-out.model.ts';

const problems: Record<CallOutProblem, string> = {
  missing: 'This field is required.',
  tooLong: 'Use at most 256 characters.',
  noNumber: 'Enter a phone number.',
  noAddress: 'Enter a SIP address, such as sip:bob@example.com.',
  noTagName: 'Enter a name, or delete the tag.',
  noSeconds: 'Enter whole seconds, from 1 to 600.',
};

export const defaultLabels = {
  from: 'From',
  fromHelp: 'Caller ID shown to the called party. Your own numbers use their carrier.',
  kind: 'Call',
  kinds: {
    phone: 'Phone number',
    client: 'SIP client',
    sip: 'SIP address',
    teams: 'Microsoft Teams',
  } satisfies Record<CallOutKind, string>,
  to: 'To',
  clientHelp: 'Username of a registered client.',
  addressHelp: 'For example sip:bob@example.com',
  application: 'Application',
  applicationHelp: 'Decides what happens once the call is answered.',
  chooseApplication: 'Choose an application',
  timeout: 'Ring for',
  timeoutHelp: 'Seconds before giving up. Default 60.',
  tags: 'Tags',
  tagsHelp: 'Sent to the application with the call.',
  /** Below a number, which is dialled outside of the platform. */
  cost: 'A call to a phone number goes through a carrier and may cost money.',
  problems,
};

export type CallOutFormLabels = typeof defaultLabels;

export type CallOutFormProps = {
  /** The values so far. */
  value: CallOutValue;
  /** Called with the complete next value. */
  onChange: (value: CallOutValue) => void;
  /** Problems by field, from `callOutProblems`. */
  errors?: CallOutProblems;
  /** Applications by name; undefined while loading. */
  applications: readonly { sid: string; name: string }[] | undefined;
  /** Own numbers to suggest as caller ID, such as those that match the typed text. */
  numbers?: readonly string[] | undefined;
  /** Overrides texts of the current language. */
  labels?: Partial<CallOutFormLabels>;
};

const kindValues: readonly CallOutKind[] = ['phone', 'client', 'sip', 'teams'];

/** Form for a call made by the platform. */
export function CallOutForm({
  value,
  onChange,
  errors = {},
  applications,
  numbers = [],
  labels,
}: CallOutFormProps) {
  const text = useLabels('CallOutForm', defaultLabels, labels);
  const numbersId = useId();
  const change = (next: Partial<CallOutValue>) => onChange({ ...value, ...next });
  const errorOf = (field: keyof CallOutProblems) => {
    const problem = errors[field];
    return problem && text.problems[problem];
  };
  const help = {
    phone: text.cost,
    teams: undefined,
    client: text.clientHelp,
    sip: text.addressHelp,
  };
  return (
    <Stack gap="md">
      <Field
        label={text.from}
        help={text.fromHelp}
        required="marked"
        error={errorOf('from')}
        width="md"
      >
        <TextInput
          value={value.from}
          dir="ltr"
          autoComplete="off"
          list={numbersId}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <datalist id={numbersId}>
        {numbers.map((number) => (
          <option key={number} value={number} />
        ))}
      </datalist>
      <RadioGroup
        label={text.kind}
        value={value.kind}
        onChange={(kind) => {
          const chosen = kindValues.find((one) => one === kind);
          if (chosen) change({ kind: chosen });
        }}
        options={kindValues.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
      />
      <Field
        label={text.to}
        help={help[value.kind]}
        required="marked"
        error={errorOf('to')}
        width="md"
      >
        <TextInput
          value={value.to}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      <Field
        label={text.application}
        help={text.applicationHelp}
        required="marked"
        error={errorOf('applicationSid')}
        width="md"
      >
        <Combobox
          value={value.applicationSid}
          onChange={(sid) => change({ applicationSid: sid ?? '' })}
          placeholder={text.chooseApplication}
          isLoading={applications === undefined}
          options={(applications ?? []).map(({ sid, name }) => ({
            value: sid,
            label: foreign(name),
          }))}
        />
      </Field>
      <Field label={text.timeout} help={text.timeoutHelp} error={errorOf('timeout')} width="xs">
        <TextInput
          inputMode="numeric"
          value={value.timeout}
          onChange={(event) => change({ timeout: event.target.value })}
        />
      </Field>
      <div className="grid gap-1.5">
        <TagsEditor
          label={text.tags}
          help={text.tagsHelp}
          value={value.tags}
          onChange={(tags) => change({ tags })}
        />
        {errors.tags && <Text tone="danger">{errorOf('tags')}</Text>}
      </div>
    </Stack>
  );
}
