import { describe, expect, test } from 'vitest';
import { type SpeechField, speechVendors } from '../../engines/speech-vendors/index.ts';
import { visibleFields } from '../../patterns/credential-fields/credential-fields.model.ts';
import { newCredential, speechFields, validateSpeech } from './speech-credential.model.ts';
import { type SpeechText, speechTexts } from './speech-texts.ts';
import { errorsIn, fieldsIn } from './speech-words.model.ts';

/** Whether a text is data of the platform: models, regions, versions, addresses and their formats. */
const isData = (field: SpeechField, text: string) =>
  'listOf' in field ||
  /region/.test(field.id) ||
  /^([A-Z]{2}|V\d|[EU]+S? \(.*\)|\w+:\/\/|(host|ip):port|arn:.*)$/.test(text);

/** The texts of a field, for each mode and checkbox value that its label may depend on. */
function textsOf(vendor: string, field: SpeechField): string[] {
  const modes = [
    '',
    ...speechFields(vendor).flatMap((one) =>
      one.kind === 'modes' ? one.options.map(({ value }) => value) : [],
    ),
  ];
  const { label } = field;
  const labels =
    typeof label === 'string'
      ? [label]
      : modes.map((mode) => label({ ...newCredential(vendor), mode }));
  const options =
    'options' in field
      ? field.options.map((one) => one.label).filter((one) => !isData(field, one))
      : [];
  const said = [
    field.help,
    'placeholder' in field ? field.placeholder : undefined,
    'emptyOption' in field ? field.emptyOption : undefined,
  ].flatMap((text) => (text && !isData({ ...field, id: '' }, text) ? [text] : []));
  return [...labels, ...options, ...said];
}

const said = new Set(
  speechVendors.flatMap(({ id }) => speechFields(id).flatMap((field) => textsOf(id, field))),
);

describe('texts of the records', () => {
  test('all of them can be translated', () => {
    const known = new Set<string>(speechTexts);
    expect([...said].filter((text) => !known.has(text))).toEqual([]);
  });
  test('each is named once', () => {
    expect(new Set(speechTexts).size).toBe(speechTexts.length);
  });
});

const bracketed = {
  texts: Object.fromEntries(speechTexts.map((text) => [text, `⟦${text}⟧`])),
  missing: (label: string) => `⟦missing ${label}⟧`,
};
const inBrackets = /^⟦.*⟧$/;

test.each(speechVendors.map(({ id }) => id))('%s says nothing outside of the words', (vendor) => {
  const values = newCredential(vendor);
  const fields = speechFields(vendor);
  for (const field of fieldsIn(bracketed, visibleFields(fields, values))) {
    for (const text of textsOf(vendor, field)) expect(text).toMatch(inBrackets);
  }
  const errors = validateSpeech(vendor, values);
  for (const error of Object.values(errorsIn(bracketed, fields, values, errors))) {
    expect(error).toMatch(inBrackets);
  }
});

test.each<[string, string, string, SpeechText]>([
  ['custom', 'custom_tts_url', 'ftp://x', 'Start with http:// or https://'],
  ['cobalt', 'cobalt_server_uri', 'a b', 'Enter an address without spaces.'],
])('%s: the rule of %s is said in the language', (vendor, id, value, text) => {
  const values = { ...newCredential(vendor), [id]: value };
  const errors = validateSpeech(vendor, values);
  expect(errors[id]).toBe(text);
  expect(errorsIn(bracketed, speechFields(vendor), values, errors)[id]).toBe(`⟦${text}⟧`);
});

test('the message of a server stays', () => {
  const fields = speechFields('cobalt');
  const errors = { cobalt_server_uri: 'The server refused it.' };
  expect(errorsIn(bracketed, fields, {}, errors)).toEqual(errors);
});
