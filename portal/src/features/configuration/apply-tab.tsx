import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Fieldset } from '@trunkline/ui/primitives/fieldset';
import { Form } from '@trunkline/ui/primitives/form';
import { Stack } from '@trunkline/ui/primitives/stack';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { sipRealmError } from '../../platform/values/domain-name.ts';
import { ChoiceField, TextField } from '../../screen/form/unbound-fields.tsx';
import { useMissing } from '../../screen/form/use-missing.ts';
import { FileChoice, FileProblems } from './file-choice.tsx';
import { interruptedApply } from './interrupted.ts';
import { PlanSteps } from './plan/plan-steps.tsx';
import { type Apply, type PlanInput, useApply } from './use-apply.ts';
import type { Tools } from './use-tools.ts';

type ApplyTabProps = { tools: Tools; refusal: string | undefined };

/** Applies a file to the platform: shows the plan first, then collects the required secrets. */
export function ApplyTab({ tools, refusal }: ApplyTabProps) {
  const apply = useApply(tools);
  const { state } = apply;
  if (refusal !== undefined) {
    return (
      <FormError
        tone="warning"
        title={refusal}
        messages={[{ message: 'Export and compare work for you too.' }]}
      />
    );
  }
  if (state.step !== 'choose') return <PlanSteps apply={apply} state={state} />;
  const { problem, problems } = state;
  return (
    <Stack gap="lg">
      {problem !== undefined && (
        <FormError title="Nothing was planned" messages={[{ message: problem }]} />
      )}
      {problems && <FileProblems title="The file can’t be applied" problems={problems} />}
      <Interrupted apply={apply} />
      <Choose tools={tools} onPlan={(input) => void apply.plan(input)} />
    </Stack>
  );
}

/** Offers to plan the rest of an apply that a reload interrupted. */
function Interrupted({ apply }: { apply: Apply }) {
  const [input, setInput] = useState(interruptedApply);
  if (!input) return null;
  return (
    <FormError
      tone="warning"
      title="An apply was not finished"
      messages={[{ message: 'What was done stays. A new plan shows what is left.' }]}
    >
      <Actions className="mt-1">
        <Button size="sm" onClick={() => apply.plan(input)}>
          Plan the rest
        </Button>
        <Button
          size="sm"
          onClick={() => {
            apply.back();
            setInput(null);
          }}
        >
          Discard
        </Button>
      </Actions>
    </FormError>
  );
}

const newAccount = 'new';

type ChooseProps = { tools: Tools; onPlan: (input: PlanInput) => void };

function Choose({ tools, onPlan }: ChooseProps) {
  const { ownAccount, accounts = [] } = tools;
  const [text, setText] = useState('');
  const [target, setTarget] = useState(ownAccount ?? '');
  const [name, setName] = useState('');
  const [realm, setRealm] = useState('');
  const [problem, setProblem] = useState<string>();
  const isNew = target === newAccount;
  const isProvider = /^provider:/m.test(text) || /^\s*\{[\s\S]*"provider"\s*:/.test(text);
  const asksForName = !isProvider && isNew;
  const { shown, whenComplete } = useMissing({
    text: text === '' ? 'Choose a file.' : undefined,
    target: isProvider || target !== '' ? undefined : 'Choose an account.',
    name: asksForName && name.trim() === '' ? 'Give the account a name.' : undefined,
    realm: asksForName ? sipRealmError(realm) : undefined,
  });
  const plan = () => {
    const names = isNew
      ? { name: name.trim(), ...(realm.trim() !== '' && { realm: realm.trim() }) }
      : undefined;
    onPlan({ text, accountSid: isNew || isProvider ? null : target, ...(names && { names }) });
  };
  return (
    <Form noValidate onSubmit={whenComplete(plan)} aria-label="Apply">
      <Fieldset legend="File to apply" error={problem ?? shown.text}>
        <FileChoice
          label="File to apply"
          text={text}
          onChange={(next) => {
            setProblem(undefined);
            setText(next);
          }}
          onError={setProblem}
          isMissing={shown.text !== undefined}
        />
      </Fieldset>
      {!isProvider && ownAccount === null && (
        <ChoiceField
          label="Apply to"
          isRequired
          error={shown.target}
          value={target}
          onChange={setTarget}
          options={[
            { value: '', label: 'Choose an account' },
            { value: newAccount, label: 'A new account' },
            ...accounts.map(({ account_sid, name: label }) => ({ value: account_sid, label })),
          ]}
          isLoading={tools.accounts === undefined}
        />
      )}
      {asksForName && (
        <>
          <TextField
            label="Name of the new account"
            isRequired
            error={shown.name}
            value={name}
            onChange={setName}
          />
          <TextField
            label="SIP realm"
            help="Empty: the one in the file."
            error={sipRealmError(realm)}
            value={realm}
            onChange={setRealm}
          />
        </>
      )}
      <Actions>
        <Button type="submit" variant="primary" icon={ListChecks}>
          Plan
        </Button>
      </Actions>
    </Form>
  );
}
