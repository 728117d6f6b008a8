import { FormError } from '@trunkline/ui/patterns/form-error';
import { Actions } from '@trunkline/ui/primitives/actions';
import { Button } from '@trunkline/ui/primitives/button';
import { CodeBlock } from '@trunkline/ui/primitives/code-block';
import { Form } from '@trunkline/ui/primitives/form';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Archive, Download, FileCode2 } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { type KindName, kindNames } from '../../configuration/model.ts';
import type { Exported } from '../../configuration/worker/messages.ts';
import { toast } from '../../notices/toasts.ts';
import { ChoiceField } from '../../screen/form/unbound-fields.tsx';
import { useMissing } from '../../screen/form/use-missing.ts';
import { useKeptTests } from '../../shared/call-tests/kept-tests.ts';
import { onDemand } from '../../start/loadable.tsx';
import { SectionChoice } from './section-choice.tsx';
import { keepSnapshot } from './snapshots.ts';
import { useRun } from './use-run.ts';
import { accountOf, firstSubject, subjectsOf, type Tools } from './use-tools.ts';

const TestResults = onDemand(() => import('./test-results.tsx'));

/** Letters and digits of a name, for a file name. */
const fileNameOf = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'configuration'}.yaml`;

/** Exports the current state as a file to view, copy and download. */
export function ExportTab({ tools }: { tools: Tools }) {
  const [subject, setSubject] = useState(firstSubject(tools));
  const [kinds, setKinds] = useState<ReadonlySet<KindName>>(new Set(kindNames));
  const { run, isRunning, problem, result } = useRun<Exported & { name: string }>();
  const { shown, whenComplete } = useMissing({
    kinds: kinds.size === 0 ? 'Select at least one.' : undefined,
  });
  const subjects = subjectsOf(tools);
  const kept = useKeptTests();
  const accountSids = (tools.accounts ?? []).map(({ account_sid }) => account_sid);
  const start = () =>
    run(async () => {
      const { caller, providerSid } = tools;
      const exported = await tools.client.ask({
        do: 'export',
        caller,
        providerSid,
        accountSid: accountOf(subject),
        kinds: kindNames.filter((kind) => kinds.has(kind)),
        tests: kept.of(subject === '' ? accountSids : [subject]),
      });
      const name = subjects.find(({ value }) => value === subject)?.label ?? 'Configuration';
      return { ...exported, name: subject === '' ? tools.providerName : name };
    });
  return (
    <Stack gap="lg">
      <Form noValidate onSubmit={whenComplete(start)} aria-label="Export">
        <ChoiceField
          label="Export"
          value={subject}
          onChange={setSubject}
          options={subjects}
          isLoading={tools.accounts === undefined}
        />
        <SectionChoice legend="Include" chosen={kinds} onChange={setKinds} error={shown.kinds} />
        <Actions>
          <Button type="submit" variant="primary" icon={FileCode2} isLoading={isRunning}>
            Export
          </Button>
        </Actions>
      </Form>
      {problem && <FormError title="Nothing was exported" messages={[{ message: problem }]} />}
      {result && <ExportedFile key={result.text} {...result} />}
    </Stack>
  );
}

function ExportedFile({ name, text, notes, tests }: Exported & { name: string }) {
  const keep = async () => {
    try {
      await keepSnapshot({ at: Date.now(), name, text });
      toast.success('Snapshot kept in this browser');
    } catch {
      toast.error('This browser can’t keep a snapshot.');
    }
  };
  return (
    <Stack>
      {notes.length > 0 && (
        <FormError
          tone="warning"
          title="Not all of it is in the file"
          messages={notes.map((message) => ({ message }))}
        />
      )}
      <Actions>
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'application/yaml' }), fileNameOf(name))}
        >
          Download
        </Button>
        <Button icon={Archive} onClick={() => keep()}>
          Keep as snapshot
        </Button>
      </Actions>
      <TestResults
        tests={tests}
        note="With what the platform has now. They are part of the file. No call is placed."
      />
      <CodeBlock code={text} language="YAML" labels={{ copyLabel: 'Copy file' }} maxHeight="60vh" />
    </Stack>
  );
}
