export { VerbEditor } from './verb-editor.tsx';
export type {
  CodeEditorHandle,
  CodeEditorProps,
  VerbEditorLabels,
  VerbEditorProps,
} from './verb-editor.types.ts';
export type { VerbSentences } from './verb-sentences.ts';
export { verbTextError } from './verb-text.model.ts';
