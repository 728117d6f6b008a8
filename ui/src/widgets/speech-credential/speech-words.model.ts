import type { SpeechField } from '../../engines/speech-vendors/index.ts';
import { labelOf } from '../../patterns/credential-fields/credential-fields.model.ts';
import type {
  CredentialErrors,
  CredentialOption,
  CredentialValues,
} from '../../patterns/credential-fields/index.ts';

/** Translations of the texts in the vendors' records. */
export type SpeechWords = {
  /** By English text; a missing one stays English. */
  texts: Readonly<Partial<Record<string, string>>>;
  /** Below an empty required field. null: uses the record's own text. */
  missing: ((label: string) => string) | null;
};

const optionsIn = (options: readonly CredentialOption[], word: (text: string) => string) =>
  options.map((one) => ({ ...one, label: word(one.label) }));

/** Translates fields. */
export function fieldsIn(
  { texts }: SpeechWords,
  fields: readonly SpeechField[],
): readonly SpeechField[] {
  const word = (text: string) => texts[text] ?? text;
  return fields.map((field): SpeechField => {
    const said = {
      label: (values: CredentialValues) => word(labelOf(field, values)),
      ...(field.help !== undefined && { help: word(field.help) }),
    };
    switch (field.kind) {
      case 'checkbox':
        return { ...field, ...said };
      case 'select': {
        const empty = field.emptyOption;
        const options = optionsIn(field.options, word);
        return { ...field, ...said, options, ...(empty && { emptyOption: word(empty) }) };
      }
      case 'combobox':
      case 'modes':
        return { ...field, ...said, options: optionsIn(field.options, word) };
      default: {
        const { placeholder } = field;
        return { ...field, ...said, ...(placeholder && { placeholder: word(placeholder) }) };
      }
    }
  });
}

/** Translates messages of the checks; others, such as a server's, stay unchanged. */
export function errorsIn(
  { texts, missing }: SpeechWords,
  fields: readonly SpeechField[],
  values: CredentialValues,
  errors: CredentialErrors,
): CredentialErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error = '']) => {
      const field = fields.find((one) => one.id === id);
      const known = texts[error];
      if (known !== undefined) return [id, known];
      if (!field || !missing || error !== field.requiredMessage) return [id, error];
      const label = labelOf(field, values);
      return [id, missing(texts[label] ?? label)];
    }),
  );
}
