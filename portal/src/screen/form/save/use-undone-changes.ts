import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../notices/toasts.ts';
import {
  isRequestFor,
  takeUndoRequest,
  type UndoRequest,
  useUndoRequest,
} from '../../history/undo-request.ts';
import { historyCode } from './use-noted-saves.ts';

/** Takes the changes back that are asked of this form, as soon as its record is there. */
export function useUndoneChanges(
  form: string | undefined,
  undo: (request: UndoRequest) => Promise<void>,
): void {
  const request = useUndoRequest();
  const begin = useEffectEvent((asked: UndoRequest) => {
    if (!takeUndoRequest()) return;
    undo(asked).catch(() => toast.error(`Couldn't undo the change to ${asked.title}`));
  });
  useEffect(() => {
    if (request && isRequestFor(request, form)) begin(request);
  }, [request, form]);
}

/** The values of a form that take a change back, over those that it began from. */
export async function undoneValues<Values extends object>(
  stored: Values,
  { steps, isKept }: UndoRequest,
  secrets: ((values: Values) => readonly string[]) | undefined,
): Promise<{ mine: Values; from: Values }> {
  const { takenBack, withStoredSecrets } = await historyCode();
  const { mine, base } = takenBack(stored, steps);
  if (!isKept) return { mine, from: base };
  const full = (values: Values) => withStoredSecrets(values, stored, secrets?.(values) ?? []);
  return { mine: full(mine), from: full(base) };
}
