import { shorten } from '@trunkline/ui/tokens/text';
import type { SpeechValue } from '@trunkline/ui/widgets/speech-selection';
import { findVendor } from '@trunkline/ui/widgets/speech-vendors';
import type { FieldPath } from 'react-hook-form';
import type { ApplicationFormValues } from './application-form.schema.ts';

type Problem = { field: FieldPath<ApplicationFormValues>; message: string };

/** Which field a refusal of the platform is about, by its words (API 10); undefined for none. */
export function refusalAt(message: string): Problem | undefined {
  const variable = /env_vars\.(\w+)/.exec(message)?.[1];
  if (variable) return { field: `environment.${variable}`, message };
  if (message.startsWith('call_hook ')) return { field: 'callHook.url', message };
  if (message.startsWith('call_status_hook ')) return { field: 'callStatusHook.url', message };
  // What its own check of the verbs throws: 'Error: invalid instruction: fly'.
  const verb = /^\w*Error(?: \[\w+\])?: (.+)$/s.exec(message)?.[1];
  return verb === undefined
    ? undefined
    : { field: 'override.text', message: `These verbs were rejected: ${shorten(verb, 120)}` };
}

/** The field on the screen that waits: some vendors have models in place of languages. */
function waitingField(
  set: 'primary' | 'fallback',
  direction: 'synthesis' | 'recognizer',
  vendor: string,
): Problem['field'] {
  const hasModels = findVendor(vendor)?.synthesis?.shape === 'model';
  if (direction === 'synthesis' && hasModels) return `speech.${set}.synthesis.voice`;
  return `speech.${set}.${direction}.language`;
}

/** A vendor was chosen whose offers are not there yet: what would be saved is not known. */
export function unsettledSpeech(speech: SpeechValue): Problem | undefined {
  const sets = speech.useFallback ? (['primary', 'fallback'] as const) : (['primary'] as const);
  for (const set of sets) {
    for (const direction of ['synthesis', 'recognizer'] as const) {
      const { awaiting, vendor } = speech[set][direction];
      if (awaiting) {
        return {
          field: waitingField(set, direction, vendor),
          message: 'What this vendor offers is not loaded. Try again, or choose another.',
        };
      }
    }
  }
  return undefined;
}
