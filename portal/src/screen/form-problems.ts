export type FormProblem = { id: string; message: string };

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

/** The messages below one field, by the rest of their path: what widgets take as `errors`. */
export function errorsBelow(errors: object, name: string): Record<string, string> {
  const prefix = `${name}.`;
  return Object.fromEntries(
    formProblems(errors).flatMap(({ id, message }) =>
      id.startsWith(prefix) ? [[id.slice(prefix.length), message]] : [],
    ),
  );
}

/**
 * Focuses the first invalid control inside what is marked `data-field`, opening what hides it.
 * @param field its path; where only the group it belongs to is marked, that; absent: the form
 */
export function focusInvalid(form: HTMLElement | null, field?: string): void {
  const marked = (path: string) => form?.querySelector(`[data-field="${CSS.escape(path)}"]`);
  const within = field ? (marked(field) ?? marked(field.split('.')[0] ?? '')) : form;
  const control = (within ?? form)?.querySelector<HTMLElement>('[aria-invalid="true"]');
  for (let hidden = control?.closest('details:not([open])'); hidden; ) {
    hidden.setAttribute('open', '');
    hidden = hidden.parentElement?.closest('details:not([open])');
  }
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
