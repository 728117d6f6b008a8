import type { EditorView } from '@codemirror/view';
import { applyEdits, format } from 'jsonc-parser';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { ProblemList } from '../problem-list.tsx';
import { verbProblems } from '../verb-check.model.ts';
import type { CodeEditorProps } from '../verb-editor.types.ts';
import { adoptEditorStyles } from './adopted-styles.ts';
import type { CodeMirror } from './code-mirror.ts';
import { editorExtensions } from './editor-extensions.ts';

/** Formats the text without changing a value. Leaves text that isn't JSON alone. */
const formatted = (text: string) =>
  applyEdits(text, format(text, undefined, { tabSize: 2, insertSpaces: true, eol: '\n' }));

/**
 * Wraps CodeMirror: created on mount, destroyed on unmount. The parent owns the text; the editor is
 * updated only when it differs.
 */
export function CodeEditor({
  codeMirror,
  value,
  onChange,
  control,
  label,
  takesFocus,
  labels,
  ref,
}: CodeEditorProps & { codeMirror: CodeMirror }) {
  const { lint, state, view: codeView, styles } = codeMirror;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ value, onChange, takesFocus });
  useLayoutEffect(() => {
    latest.current = { value, onChange, takesFocus };
  });
  const problems = useMemo(() => verbProblems(value, labels.sentences), [value, labels.sentences]);
  const { id } = control;
  const isRequired = control.required ?? control['aria-required'];
  const isInvalid = control['aria-invalid'];
  const describedBy = control['aria-describedby'];

  useLayoutEffect(() => {
    if (!host.current) return;
    adoptEditorStyles(styles);
    const created = new codeView.EditorView({
      parent: host.current,
      state: state.EditorState.create({
        doc: latest.current.value,
        extensions: editorExtensions(codeMirror, (text) => {
          // Also fires for a text that the parent has just set.
          if (text !== latest.current.value) latest.current.onChange(text);
        }),
      }),
    });
    view.current = created;
    if (latest.current.takesFocus) created.focus();
    return () => {
      view.current = null;
      created.destroy();
    };
  }, [codeMirror, codeView, state, styles]);

  // The editable element belongs to the editor, so label, help and error are set here.
  useLayoutEffect(() => {
    const content = view.current?.contentDOM;
    if (!content) return;
    const attributes = {
      id,
      'aria-label': label,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid && 'true',
      'aria-required': isRequired && 'true',
    };
    for (const [name, text] of Object.entries(attributes)) {
      if (text) content.setAttribute(name, text);
      else content.removeAttribute(name);
    }
  }, [id, label, describedBy, isInvalid, isRequired]);

  useLayoutEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const text = editor.state.doc.toString();
    if (text !== value) {
      editor.dispatch({ changes: { from: 0, to: text.length, insert: value } });
    }
    editor.dispatch(lint.setDiagnostics(editor.state, problems));
  }, [value, problems, lint]);

  function goTo(offset: number) {
    const editor = view.current;
    if (!editor) return;
    editor.focus();
    editor.dispatch({
      selection: { anchor: offset },
      effects: codeView.EditorView.scrollIntoView(offset, { y: 'center' }),
    });
  }
  useImperativeHandle(ref, () => ({ format: () => onChange(formatted(value)) }));

  return (
    <>
      <div
        ref={host}
        data-invalid={isInvalid}
        className="overflow-hidden rounded-md border border-control bg-card focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus data-invalid:border-danger-strong"
      />
      <ProblemList problems={problems} onJump={goTo} labels={labels} isTold={Boolean(isInvalid)} />
    </>
  );
}
