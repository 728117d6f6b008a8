import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { CodeBlock } from '@trunkline/ui/primitives/code-block';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { Fieldset } from '@trunkline/ui/primitives/fieldset';
import { Form } from '@trunkline/ui/primitives/form';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Text } from '@trunkline/ui/primitives/text';
import { formatInstant } from '@trunkline/ui/tokens/format';
import { ConfigurationPlan } from '@trunkline/ui/widgets/configuration-plan';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Compared, Source, Unreadable } from '../../configuration/worker/messages.ts';
import { ChoiceField } from '../../screen/form/unbound-fields.tsx';
import { useMissing } from '../../screen/form/use-missing.ts';
import { onDemand } from '../../start/loadable.tsx';
import { FileChoice, FileProblems } from './file-choice.tsx';
import { readSnapshots, type Snapshot } from './snapshots.ts';
import { useRun } from './use-run.ts';
import { accountOf, firstSubject, subjectsOf, type Tools } from './use-tools.ts';

const TestResults = onDemand(() => import('./test-results.tsx'));

/** Choice of one side: `now:` and an account, `file`, or `snapshot:` and its time. */
type Side = { choice: string; text: string };

const sourceOf = ({ choice, text }: Side, snapshots: readonly Snapshot[]): Source => {
  if (choice.startsWith('now:'))
    return { from: 'platform', accountSid: accountOf(choice.slice(4)) };
  const kept = snapshots.find(({ at }) => choice === `snapshot:${at}`);
  return { from: 'file', text: kept?.text ?? text };
};

const missingOf = ({ choice, text }: Side) =>
  choice === 'file' && text === '' ? 'Choose a file.' : undefined;

const sideNames = { before: 'Before', after: 'After' };

/** Compares two configurations: files, snapshots, the current state. */
export function CompareTab({ tools }: { tools: Tools }) {
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>([]);
  useEffect(() => {
    let isThere = true;
    void readSnapshots().then((kept) => isThere && setSnapshots(kept));
    return () => {
      isThere = false;
    };
  }, []);
  const [before, setBefore] = useState<Side>({ choice: 'file', text: '' });
  const [after, setAfter] = useState<Side>({ choice: `now:${firstSubject(tools)}`, text: '' });
  const { run, isRunning, problem, result } = useRun<Compared | Unreadable>();
  const start = () =>
    run(() => {
      const { caller, providerSid } = tools;
      const sides = { before: sourceOf(before, snapshots), after: sourceOf(after, snapshots) };
      return tools.client.ask({ do: 'compare', caller, providerSid, ...sides });
    });
  const { shown, whenComplete } = useMissing({
    before: missingOf(before),
    after: missingOf(after),
  });
  const choices = { tools, snapshots };
  return (
    <Stack gap="lg">
      <Form noValidate onSubmit={whenComplete(start)} aria-label="Compare">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          <SideChoice
            name="Before"
            side={before}
            onChange={setBefore}
            missing={shown.before}
            {...choices}
          />
          <SideChoice
            name="After"
            side={after}
            onChange={setAfter}
            missing={shown.after}
            {...choices}
          />
        </div>
        <Actions>
          <Button type="submit" variant="primary" icon={GitCompareArrows} isLoading={isRunning}>
            Compare
          </Button>
        </Actions>
      </Form>
      {problem && <FormError title="Nothing was compared" messages={[{ message: problem }]} />}
      {result && <Comparison result={result} />}
    </Stack>
  );
}

function Comparison({ result }: { result: Compared | Unreadable }) {
  if ('problems' in result) {
    const side = sideNames[result.side ?? 'before'].toLowerCase();
    return <FileProblems title={`The file ${side} can’t be read`} problems={result.problems} />;
  }
  if (result.records.every(({ change }) => change === 'unchanged')) {
    return (
      <Stack>
        <Text role="status">Both are the same.</Text>
        <TestResults tests={result.tests} kept={result.kept} />
      </Stack>
    );
  }
  return (
    <Stack>
      <ConfigurationPlan
        records={result.records}
        labels={{
          changes: {
            create: 'Added',
            change: 'Changed',
            delete: 'Removed',
            unchanged: 'Unchanged',
            refused: 'Changed',
          },
          counts: ({ create, change, delete: gone, unchanged }) =>
            `${create} added, ${change} changed, ${gone} removed, ${unchanged} unchanged`,
        }}
      />
      <TestResults tests={result.tests} kept={result.kept} />
      <Disclosure summary="As text">
        <CodeBlock
          code={result.diff}
          language="Diff"
          labels={{ copyLabel: 'Copy diff' }}
          maxHeight="60vh"
        />
      </Disclosure>
    </Stack>
  );
}

type SideChoiceProps = {
  name: string;
  side: Side;
  onChange: (side: Side) => void;
  missing: string | undefined;
  tools: Tools;
  snapshots: readonly Snapshot[];
};

function SideChoice({ name, side, onChange, missing, tools, snapshots }: SideChoiceProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Fieldset legend={name} error={problem ?? missing}>
      <Stack gap="sm">
        <ChoiceField
          label="What"
          value={side.choice}
          onChange={(choice) => onChange({ ...side, choice })}
          options={[
            { value: 'file', label: 'A file' },
            // Few, and made for this: listed before the accounts, which may be thousands.
            ...snapshots.map(({ at, name: of }) => ({
              value: `snapshot:${at}`,
              label: `${of}, kept ${formatInstant(new Date(at).toISOString())}`,
            })),
            ...subjectsOf(tools).map(({ value, label }) => ({
              value: `now:${value}`,
              label: `${label}, now`,
            })),
          ]}
        />
        {side.choice === 'file' && (
          <FileChoice
            label={`File ${name.toLowerCase()}`}
            text={side.text}
            onChange={(text) => {
              setProblem(undefined);
              onChange({ ...side, text });
            }}
            onError={setProblem}
            isMissing={missing !== undefined}
          />
        )}
      </Stack>
    </Fieldset>
  );
}
