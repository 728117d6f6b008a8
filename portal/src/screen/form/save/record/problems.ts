import { valueAt } from '../../../../browser/paths.ts';

type FormProblem = { id: string; message: string };

/** Every message in react-hook-form's `errors`, by field path, in the order of the schema. */
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
 * Gives a type to whatever holds messages further down: while a widget is typed in, the library drops
 * its errors otherwise.
 */
export function markGroups(errors: object): void {
  for (const [key, node] of Object.entries(errors)) {
    if (key === 'ref' || typeof node !== 'object' || node === null || 'message' in node) continue;
    if (!('type' in node)) Object.assign(node, { type: 'group' });
    markGroups(node);
  }
}

/** Paths of the messages that rules gave, not the platform. */
export const ruleProblems = (errors: object): string[] =>
  formProblems(errors).flatMap(({ id }) => (typeAt(errors, id) === 'server' ? [] : [id]));

const typeAt = (errors: object, path: string): unknown =>
  (valueAt(errors, path) as { type?: unknown } | undefined)?.type;

/** The messages below one field, by the rest of their path: what widgets take as `errors`. */
export const errorsBelow = (errors: object, name: string) =>
  errorsWithin(
    Object.fromEntries(formProblems(errors).map(({ id, message }) => [id, message])),
    name,
  );

/** The messages by path inside one member, by the rest of their path. */
const errorsWithin = (
  messages: Readonly<Record<string, string>>,
  member: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([path, message]) =>
      path.startsWith(`${member}.`) ? [[path.slice(member.length + 1), message]] : [],
    ),
  );

/** Invalid elements of a form: controls, and the button that adds a missing row. */
export const invalidControls = '[aria-invalid="true"],[data-missing]';

/**
 * Focuses the first invalid control inside what is marked `data-field`, opening what hides it.
 * @param field its path; where only a group around it is marked, that; absent: the whole form
 */
export function focusInvalid(form: HTMLElement | null, field?: string): void {
  const within = (field && markedFor(form, field)) || form;
  focusHidden(within?.querySelector<HTMLElement>(invalidControls));
}

const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex="0"]';

/** Focuses a field, or a row of it, opening what hides it. */
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
  // Focused, a tab opens; what is in it can take the focus once that is drawn.
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
