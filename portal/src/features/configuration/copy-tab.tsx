import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { Form } from '@trunkline/ui/primitives/form';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { type KindName, kindNames } from '../../configuration/model.ts';
import { sipRealmError } from '../../platform/values/domain-name.ts';
import { ChoiceField, TextField } from '../../screen/form/unbound-fields.tsx';
import { useMissing } from '../../screen/form/use-missing.ts';
import { PlanSteps } from './plan/plan-steps.tsx';
import { SectionChoice } from './section-choice.tsx';
import { useApply } from './use-apply.ts';
import { useRun } from './use-run.ts';
import type { Tools } from './use-tools.ts';

type CopyTabProps = { tools: Tools; refusal: string | undefined };

/** Records that can't be copied: numbers exist only once, clients have passwords. */
const own: readonly KindName[] = ['numbers', 'clients', 'teams_tenants'];

const newAccount = 'new';

/** Uses an account as a template for a new or an existing one. */
export function CopyTab({ tools, refusal }: CopyTabProps) {
  const { accounts, client, caller, providerSid } = tools;
  const apply = useApply(tools);
  const [template, setTemplate] = useState('');
  const [target, setTarget] = useState(newAccount);
  const [name, setName] = useState('');
  const [realm, setRealm] = useState('');
  const [kinds, setKinds] = useState<ReadonlySet<KindName>>(
    new Set(kindNames.filter((kind) => !own.includes(kind))),
  );
  const { run, isRunning, problem } = useRun<void>();
  const existing = accounts?.find(({ account_sid }) => account_sid === target);
  const isTaken = accounts?.some((one) => one.name === name.trim()) === true;
  const problems = {
    target:
      existing !== undefined && target === template
        ? 'Choose another account than the one to copy.'
        : undefined,
    name: !existing && isTaken ? 'An account has this name already.' : undefined,
    realm: existing ? undefined : sipRealmError(realm),
  };
  const { shown, whenComplete } = useMissing({
    ...problems,
    template: template === '' ? 'Choose an account.' : undefined,
    name: problems.name ?? (existing || name.trim() ? undefined : 'Give the account a name.'),
  });
  if (refusal !== undefined) return <FormError tone="warning" title={refusal} />;
  const { state } = apply;
  if (state.step !== 'choose') return <PlanSteps apply={apply} state={state} />;
  const choices = (accounts ?? []).map(({ account_sid, name: label }) => ({
    value: account_sid,
    label,
  }));
  const start = () =>
    run(async () => {
      const { text } = await client.ask({
        do: 'export',
        caller,
        providerSid,
        accountSid: template,
        kinds: kindNames.filter((kind) => kinds.has(kind)),
      });
      const names = existing
        ? { name: existing.name, realm: existing.sip_realm ?? '' }
        : { name: name.trim(), realm: realm.trim() };
      await apply.plan({ text, accountSid: existing?.account_sid ?? null, names, isCopy: true });
    });
  const failure = state.problem ?? problem;
  return (
    <Stack gap="lg">
      {failure !== undefined && (
        <FormError title="Nothing was copied" messages={[{ message: failure }]} />
      )}
      <Form noValidate onSubmit={whenComplete(start)} aria-label="Copy an account">
        <ChoiceField
          label="Account to copy"
          isRequired
          error={shown.template}
          value={template}
          onChange={setTemplate}
          options={[{ value: '', label: 'Choose an account' }, ...choices]}
          isLoading={accounts === undefined}
        />
        <ChoiceField
          label="Copy to"
          isRequired
          help={existing && 'It keeps its name, its SIP realm and what the copy doesn’t have.'}
          error={problems.target}
          value={target}
          onChange={(next) => setTarget(next || newAccount)}
          options={[{ value: newAccount, label: 'A new account' }, ...choices]}
          isLoading={accounts === undefined}
        />
        {!existing && (
          <>
            <TextField
              label="Name of the new account"
              isRequired
              error={problems.name ?? shown.name}
              value={name}
              onChange={setName}
            />
            <TextField
              label="SIP realm of the new account"
              help="Optional. The domain SIP devices register with."
              error={problems.realm}
              value={realm}
              onChange={setRealm}
            />
          </>
        )}
        <SectionChoice legend="Copy" chosen={kinds} onChange={setKinds} />
        {own.some((kind) => kinds.has(kind)) && (
          <Text size="small" tone="muted">
            Numbers on a carrier that both accounts share and Teams domains exist once: the plan
            leaves the second out.
          </Text>
        )}
        <Actions>
          <Button type="submit" variant="primary" icon={ListChecks} isLoading={isRunning}>
            Plan the copy
          </Button>
        </Actions>
      </Form>
    </Stack>
  );
}
