import { Disclosure } from '@trunkline/ui/primitives/disclosure';
import { FileInput } from '@trunkline/ui/primitives/file-input';
import { Stack } from '@trunkline/ui/primitives/stack';
import { Textarea } from '@trunkline/ui/primitives/textarea';
import { useState } from 'react';

type FileChoiceProps = {
  /** Names the inputs: 'File to apply'. */
  label: string;
  text: string;
  onChange: (text: string) => void;
  onError: (message: string) => void;
};

/** A file from the disk, or pasted. */
export function FileChoice({ label, text, onChange, onError }: FileChoiceProps) {
  const [fileName, setFileName] = useState<string | null>(null);
  return (
    <Stack gap="sm">
      <FileInput
        aria-label={label}
        label="Choose a YAML or JSON file"
        accept=".yaml,.yml,.json,application/yaml,application/json"
        fileName={fileName}
        onRead={(read, file) => {
          setFileName(file.name);
          onChange(read);
        }}
        onError={onError}
        clearable={fileName !== null}
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
