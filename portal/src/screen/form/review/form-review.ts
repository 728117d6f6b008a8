import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { focusField } from '../save/record/problems.ts';
import type { RecordFormOptions } from '../use-record-form.ts';
import { previewCalls } from './preview-calls.ts';

/** The review's view of a form: what a save would store, and how to go back to a field. */
export const formReview = <Values extends FieldValues, Stored>(
  {
    members,
    secrets,
    save,
    effects,
    reviewed,
    schema,
  }: Pick<
    RecordFormOptions<Values, Stored>,
    'members' | 'secrets' | 'save' | 'effects' | 'reviewed' | 'schema'
  >,
  { getValues, setValue }: UseFormReturn<Values>,
  base: RefObject<Values>,
  element: RefObject<HTMLFormElement | null>,
) => ({
  versions: () => ({ values: getValues(), base: base.current }),
  tools: () => ({ members, secrets: secrets?.(getValues()) ?? [] }),
  reread: save.reread,
  told: () =>
    previewCalls({ values: getValues(), base: base.current, schema: schema(), members }, save),
  effects: effects && (async () => effects(getValues(), base.current)),
  reviewed: () => reviewed?.(getValues(), base.current),
  /** Copies the top-level member of this path from other values into the form. */
  put: (values: Values, path: string) => {
    const name = path.split('.')[0] as Path<Values>;
    setValue(name, values[name], { shouldDirty: true });
  },
  goTo: (path: string) => focusField(element.current, path),
});
