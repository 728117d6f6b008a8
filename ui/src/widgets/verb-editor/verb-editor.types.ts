import type { ComponentType, Ref } from 'react';
import type { FieldControl } from '../../primitives/field/index.ts';
import { formatCount } from '../../tokens/format/index.ts';
import { verbSentences } from './verb-sentences.ts';

export const defaultLabels = {
  format: 'Format',
  insertExample: 'Insert an example',
  /** Below the plain field if the editor couldn't be loaded. */
  plainText: "Plain text: the editor couldn't be loaded.",
  line: (line: number) => `Line ${line}:`,
  problems: (errors: number, warnings: number) =>
    [errors > 0 && formatCount(errors, 'error'), warnings > 0 && formatCount(warnings, 'warning')]
      .filter(Boolean)
      .join(', '),
  more: (count: number) => `and ${count} more`,
  /** After the count if there are only warnings. */
  advisory: '· checked against the published verb schema. You can still save.',
  /** Problems of verbs; can be passed to `verbTextError`. */
  sentences: verbSentences,
};

export type VerbEditorLabels = typeof defaultLabels;

export type CodeEditorHandle = { format: () => void };

export type CodeEditorProps = {
  value: string;
  onChange: (text: string) => void;
  /** Id, description and state from the field. */
  control: FieldControl;
  /** Accessible name. */
  label: string;
  /** Whether the plain field had the focus when the editor replaced it. */
  takesFocus: boolean;
  labels: VerbEditorLabels;
  ref: Ref<CodeEditorHandle>;
};

export type VerbEditorProps = {
  /** JSON text: an array of verbs. */
  value: string;
  /** Called with the text on every change. */
  onChange: (text: string) => void;
  /** Label of the field. */
  label: string;
  /** A sentence below the label. */
  help?: string;
  /** Error sentence. */
  error?: string | undefined;
  /** Marks the label; the form checks it. */
  required?: boolean;
  /** Allows only reading and copying. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<VerbEditorLabels>;
  /** Loads the editor. Default: a separate chunk. If it rejects, the plain field stays. */
  loadEditor?: () => Promise<{ default: ComponentType<CodeEditorProps> }>;
};
