import type { ComponentType, Ref } from 'react';
import type { FieldControl } from '../../primitives/field/index.ts';

export type VerbEditorLabels = {
  format: string;
  insertExample: string;
  /** Below the plain field, when the editor could not be loaded. */
  plainText: string;
  line: (line: number) => string;
  problems: (errors: number, warnings: number) => string;
  more: (count: number) => string;
  /** After the count, when there are only warnings. */
  advisory: string;
};

export type CodeEditorHandle = { format: () => void };

export type CodeEditorProps = {
  value: string;
  onChange: (text: string) => void;
  /** Id, description and state that the field gives its control. */
  control: FieldControl;
  /** Accessible name. */
  label: string;
  /** The plain field had the focus when this one took its place. */
  takesFocus: boolean;
  labels: VerbEditorLabels;
  ref: Ref<CodeEditorHandle>;
};

export type VerbEditorProps = {
  /** JSON text: an array of verbs. */
  value: string;
  onChange: (text: string) => void;
  label: string;
  help?: string;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  labels?: Partial<VerbEditorLabels>;
  /** Loads the editor, a chunk of its own by default. When it rejects, the plain field stays. */
  loadEditor?: () => Promise<{ default: ComponentType<CodeEditorProps> }>;
};
