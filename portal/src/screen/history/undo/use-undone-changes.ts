import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../notices/toasts.ts';
import { couldNotUndo } from './say-undone.ts';
import { isRequestFor, takeUndoRequest, type UndoRequest, useUndoRequest } from './undo-request.ts';

/** Undoes the changes requested for this form, once its record has loaded. */
export function useUndoneChanges(
  form: string | undefined,
  undo: (request: UndoRequest) => Promise<void>,
): void {
  const request = useUndoRequest();
  const begin = useEffectEvent((asked: UndoRequest) => {
    if (!takeUndoRequest()) return;
    undo(asked).catch(() => toast.error(couldNotUndo(asked)));
  });
  useEffect(() => {
    if (request && isRequestFor(request, form)) begin(request);
  }, [request, form]);
}
