import type { Extension } from '@codemirror/state';
import { spaceEdits } from '../odd-spaces.model.ts';
import type { CodeMirror } from './code-mirror.ts';
import { completeVerb } from './verb-completion.ts';

const token = (name: string) => `var(--tl-${name})`;

const look = {
  '&': { fontSize: '0.8125rem', color: token('text-default'), backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: token('font-mono'),
    fontVariantLigatures: 'none',
    lineHeight: '1.25rem',
    maxHeight: '28rem',
  },
  '.cm-content, .cm-gutter': { minHeight: '9rem' },
  '.cm-content': { padding: '0.5rem 0', caretColor: token('text-default') },
  '.cm-gutters': {
    backgroundColor: token('surface-sunken'),
    color: token('text-muted'),
    borderInlineEnd: `1px solid ${token('border-subtle')}`,
  },
  '.cm-cursor': { borderInlineStartColor: token('text-default') },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: `${token('accent-soft')} !important`,
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: `${token('accent-soft')} !important`,
    outline: `1px solid ${token('accent-border')}`,
  },
  '.cm-lint-marker': { fontSize: '0.625rem', textAlign: 'center' },
  '.cm-lint-marker-error, .cm-lint-marker-warning': { content: 'normal' },
  '.cm-lint-marker-error::before': { content: '"●"', color: token('danger-text') },
  '.cm-lint-marker-warning::before': { content: '"▲"', color: token('warning-text') },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${token('danger-text')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${token('warning-text')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    backgroundColor: token('surface-raised'),
    color: token('text-default'),
    border: `1px solid ${token('border-default')}`,
    borderRadius: token('radius'),
    boxShadow: token('shadow-overlay'),
    fontFamily: token('font'),
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: token('font-mono') },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: token('accent-fill'),
    color: token('accent-on-fill'),
  },
  '.cm-diagnostic': { borderInlineStart: 'none', padding: '0.375rem 0.625rem' },
};

const coloursOf = ({ language, highlight: { tags } }: CodeMirror) =>
  language.HighlightStyle.define([
    { tag: tags.propertyName, color: token('accent-text') },
    { tag: tags.string, color: token('success-text') },
    { tag: [tags.number, tags.bool, tags.null], color: token('info-text') },
    { tag: [tags.punctuation, tags.separator], color: token('text-muted') },
  ]);

/** Replaces odd spaces with plain ones, within the same undo step. */
const plainSpaces = ({ state }: CodeMirror) =>
  state.EditorState.transactionFilter.of((change) => {
    const edits = change.docChanged ? spaceEdits(change.newDoc.toString()) : [];
    return edits.length > 0 ? [change, { changes: edits, sequential: true }] : change;
  });

/** Shared by all editors, because each one would create a style sheet. */
let drawn: Extension | undefined;

/** Highlighting, brackets, undo and completion of verbs. Tab leaves the editor: no keyboard trap. */
export function editorExtensions(
  codeMirror: CodeMirror,
  onText: (text: string) => void,
): Extension {
  const { autocomplete, commands, json, language, lint, view } = codeMirror;
  drawn ??= [view.EditorView.theme(look), language.syntaxHighlighting(coloursOf(codeMirror))];
  return [
    plainSpaces(codeMirror),
    view.lineNumbers(),
    lint.lintGutter(),
    commands.history(),
    language.indentOnInput(),
    language.bracketMatching(),
    autocomplete.closeBrackets(),
    autocomplete.autocompletion({ override: [completeVerb], icons: false }),
    json.json(),
    view.EditorView.lineWrapping,
    // Editable text is a tab stop anyway; the attribute tells checkers that it can be scrolled by
    // keyboard.
    view.EditorView.contentAttributes.of({ tabindex: '0' }),
    drawn,
    view.keymap.of([
      ...autocomplete.closeBracketsKeymap,
      ...commands.defaultKeymap,
      ...commands.historyKeymap,
      ...autocomplete.completionKeymap,
    ]),
    view.EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
  ];
}
