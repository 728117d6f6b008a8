import { type ComponentType, useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { CodeBlock } from '../../primitives/code-block/index.ts';
import { Field, useFieldControl } from '../../primitives/field/index.ts';
import { Textarea } from '../../primitives/textarea/index.ts';
import { useLabels } from '../../use-labels.ts';
import { reporting, useLoaded } from '../../use-loaded.ts';
import { loadCodeMirror } from './code/code-mirror.ts';
import { withPlainSpaces } from './odd-spaces.model.ts';
import {
  type CodeEditorHandle,
  type CodeEditorProps,
  defaultLabels,
  type VerbEditorProps,
} from './verb-editor.types.ts';
import { exampleVerbs } from './verb-text.model.ts';

const loadCodeEditor = reporting(async () => {
  const [codeMirror, { CodeEditor }] = await Promise.all([
    loadCodeMirror(),
    import('./code/code-editor.tsx'),
  ]);
  return {
    default: (props: CodeEditorProps) => <CodeEditor {...props} codeMirror={codeMirror} />,
  };
});

/**
 * Editor for the verbs of an application as JSON text: highlights, completes, formats, and checks
 * by the platform's own rules and the published schema. The editor is a separate chunk; a plain
 * field takes the same text while it loads, or if it can't be loaded.
 */
export function VerbEditor({
  label,
  help,
  error,
  required = false,
  labels,
  value,
  onChange,
  readOnly = false,
  loadEditor = loadCodeEditor,
}: VerbEditorProps) {
  const text = useLabels('VerbEditor', defaultLabels, labels);
  const editor = useRef<CodeEditorHandle>(null);
  const loaded = useLoaded(loadEditor, readOnly);
  const Editor = loaded === null || loaded === 'absent' ? null : loaded.default;
  if (readOnly) return <CodeBlock language={label} code={value} />;
  return (
    <Field
      label={label}
      help={help}
      error={error}
      required={required && 'marked'}
      aside={
        <span className="flex gap-1">
          {value.trim() === '' && (
            <Button variant="ghost" size="sm" onClick={() => onChange(exampleVerbs)}>
              {text.insertExample}
            </Button>
          )}
          {Editor && value.trim() !== '' && (
            <Button variant="ghost" size="sm" onClick={() => editor.current?.format()}>
              {text.format}
            </Button>
          )}
        </span>
      }
    >
      <EditorOrPlain
        Editor={Editor}
        value={value}
        onChange={onChange}
        label={label}
        labels={text}
        ref={editor}
      />
      {loaded === 'absent' && <p className="mt-1.5 text-small text-muted">{text.plainText}</p>}
    </Field>
  );
}

type EditorOrPlainProps = Omit<CodeEditorProps, 'control' | 'takesFocus'> & {
  Editor: ComponentType<CodeEditorProps> | null;
};

/** Shows the editor or the plain field, with the same text; the focus moves along when one replaces the other. */
function EditorOrPlain({ Editor, value, onChange, ...rest }: EditorOrPlainProps) {
  const control = useFieldControl();
  const [hasFocus, setFocus] = useState(false);
  if (Editor) {
    return (
      <Editor control={control} takesFocus={hasFocus} value={value} onChange={onChange} {...rest} />
    );
  }
  return (
    <Textarea
      isMono
      rows={6}
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(withPlainSpaces(event.target.value))}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    />
  );
}
