import { valueAt } from '../../../../browser/paths.ts';

type FormProblem = { id: string; message: string };

/** All messages in react-hook-form's `errors`, by field path, in the order of the schema. */
export function formProblems(errors: object): FormProblem[] {
  return collect(errors, '');
}

function collect(node: unknown, path: string): FormProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message } = node as { message?: unknown };
  if (typeof message === 'string' && message !== '') return [{ id: path, message }];
  return Object.entries(node)
    .filter(([key]) => key !== 'ref' && key !== 'root')
    .flatMap(([key, child]) => collect(child, path === '' ? key : `${path}.${key}`));
}

/**
 * Adds a type to every node with messages below it: otherwise the library drops a widget's errors
 * while the person types.
 */
export function markGroups(errors: object): void {
  for (const [key, node] of Object.entries(errors)) {
    if (key === 'ref' || typeof node !== 'object' || node === null || 'message' in node) continue;
    if (!('type' in node)) Object.assign(node, { type: 'group' });
    markGroups(node);
  }
}

/** Paths of messages from rules, not from the platform. */
export const ruleProblems = (errors: object): string[] =>
  formProblems(errors).flatMap(({ id }) => (typeAt(errors, id) === 'server' ? [] : [id]));

const typeAt = (errors: object, path: string): unknown =>
  (valueAt(errors, path) as { type?: unknown } | undefined)?.type;

/** Messages below one field, by the rest of their path; the `errors` of widgets. */
export const errorsBelow = (errors: object, name: string) =>
  errorsWithin(
    Object.fromEntries(formProblems(errors).map(({ id, message }) => [id, message])),
    name,
  );

/** Messages inside one member, by the rest of their path. */
const errorsWithin = (
  messages: Readonly<Record<string, string>>,
  member: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      path.startsWith(`${member}.`) ? [[path.slice(member.length + 1), message]] : [],
    ),
  );

/** Selects the invalid elements of a form: controls, and the button that adds a missing row. */
export const invalidControls = '[aria-invalid="true"],[data-missing]';

/**
 * Focuses the first invalid control within a `data-field` element, and opens what hides it.
 * @param field path of the field, or of the marked group around it; absent: the whole form
 */
export function focusInvalid(form: HTMLElement | null, field?: string): void {
  const within = (field && markedFor(form, field)) || form;
  focusHidden(within?.querySelector<HTMLElement>(invalidControls));
}

const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex="0"]';

/** Focuses a field or one of its rows, and opens what hides it. */
export function focusField(form: HTMLElement | null, field: string): void {
  const marked = markedFor(form, field);
  const id = field.slice(field.lastIndexOf('.') + 1);
  const row = marked?.querySelector(`[data-row="${CSS.escape(id)}"]`);
  focusHidden((row ?? marked)?.querySelector<HTMLElement>(controls));
}

function focusHidden(control: HTMLElement | null | undefined): void {
  for (let hidden = control?.closest('details:not([open])'); hidden; ) {
    hidden.setAttribute('open', '');
    hidden = hidden.parentElement?.closest('details:not([open])');
  }
  const show = () => {
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  };
  const tab = tabThatHides(control);
  if (!tab) {
    show();
    return;
  }
  // Focusing a tab opens it; its content can take the focus after rendering.
  tab.focus();
  requestAnimationFrame(show);
}

function tabThatHides(control: HTMLElement | null | undefined): HTMLElement | null {
  const panel = control?.closest('[role="tabpanel"][data-state="inactive"]');
  return document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
}

function markedFor(form: HTMLElement | null, field: string): Element | null {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.');
    const marked = form?.querySelector(`[data-field="${CSS.escape(path)}"]`);
    if (marked) return marked;
  }
  return null;
}
