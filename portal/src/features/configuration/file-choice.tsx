import { FormError } from '@trunkline/ui/patterns/form-error';
import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { FileInput } from '@trunkline/ui/primitives/file-input';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Textarea } from '@trunkline/ui/primitives/textarea';
import { useRef, useState } from 'react';
import type { FileProblem } from '../../configuration/file/cursor.ts';
import { decoded } from '../../configuration/file/encoding.ts';

type FileChoiceProps = {
  /** Name of the inputs: 'File to apply'. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  onError: (message: string) => void;
  /** A required file is missing. */
  isMissing?: boolean;
};

/** Takes a file from disk or pasted text. */
export function FileChoice({ label, text, onChange, onError, isMissing = false }: FileChoiceProps) {
  const [fileName, setFileName] = useState<string | null>(null);
  const latest = useRef<File | null>(null);

  async function read(file: File): Promise<void> {
    latest.current = file;
    const result = await file.arrayBuffer().then(
      (bytes) => decoded(new Uint8Array(bytes)),
      () => ({ ok: false as const, message: 'The file can’t be read.' }),
    );
    if (latest.current !== file) return;
    setFileName(result.ok ? file.name : null);
    onChange(result.ok ? result.text : '');
    if (!result.ok) onError(result.message);
  }

  return (
    <Stack gap="sm">
      <FileInput
        aria-label={label}
        aria-invalid={isMissing || undefined}
        label="Choose a YAML or JSON file"
        accept=".yaml,.yml,.json,application/yaml,application/json"
        fileName={fileName}
        onFile={(file) => void read(file)}
        canClear={fileName !== null}
        onClear={() => {
          setFileName(null);
          onChange('');
        }}
      />
      <Disclosure summary="Paste it instead">
        <Textarea
          aria-label={`${label}, pasted`}
          className="font-mono text-small"
          rows={10}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setFileName(null);
            onChange(target.value);
          }}
        />
      </Disclosure>
    </Stack>
  );
}

type FileProblemsProps = { title: string; problems: readonly FileProblem[] };

/** Problems of a file, each with its position. */
export const FileProblems = ({ title, problems }: FileProblemsProps) => (
  <FormError
    title={title}
    messages={problems.map(({ message, line, column }) => ({
      message: `Line ${line}, column ${column}: ${message}`,
    }))}
  />
);
