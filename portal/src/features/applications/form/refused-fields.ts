import { shorten } from '@trunkline/ui/tokens/text';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import type { FieldProblem } from '../../../screen/form/save/record/save-record.ts';

export const nameTaken =
  'The name you have entered is already in use on another one of your applications.';

/** Finds the fields that an error message refers to; empty for the application as a whole. */
export function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof PlatformError)) return [];
  const { message, said } = error;
  // Text of the platform's database; the name is the only unique column.
  if (said.startsWith('Duplicate entry')) return [{ field: 'name', message: nameTaken }];
  const variable = /^(Missing required value|Invalid value\/type for) env_vars\.(\w+)/.exec(
    message,
  );
  if (variable) {
    const isMissing = variable[1]?.startsWith('Missing');
    const text = isMissing
      ? `${variable[2]} needs a value.`
      : `${variable[2]} has an invalid value.`;
    return [{ field: `environment.${variable[2]}`, message: text }];
  }
  if (message.startsWith('call_hook ')) return [{ field: 'callHook.url', message }];
  if (message.startsWith('call_status_hook ')) return [{ field: 'callStatusHook.url', message }];
  // Thrown by the platform's check of verbs: 'Error: invalid instruction: fly'.
  const verb = /^\w*Error(?: \[\w+\])?: (.+)$/s.exec(message)?.[1];
  return verb === undefined
    ? []
    : [{ field: 'override.text', message: `These verbs were rejected: ${shorten(verb, 120)}` }];
}
