import { describe, expect, it } from 'vitest';
import { findVendor, speechVendors } from '../../engines/speech-vendors/index.ts';
import { isRequired, isSecret, visibleFields } from '../../patterns/credential-fields/index.ts';
import { filled, keyFile, masked } from './speech-credential.fixtures.ts';
import {
  credentialOf,
  newCredential,
  secretIds,
  sentMembers,
  speechFields,
  storedCredential,
  validateSpeech,
} from './speech-credential.model.ts';

import { type Case, cases } from './speech-vendors.fixtures.ts';

const offUses = { use_for_tts: false, use_for_stt: false };
const valuesFor = ({ vendor, with: steering }: Case) => {
  const fields = speechFields(vendor);
  const uses = Object.fromEntries(
    Object.entries({ ...offUses, ...steering }).filter(([id]) => fields.some((f) => f.id === id)),
  );
  return filled(fields, { ...newSteering(vendor), ...uses });
};
/** Initial values of the fields that only control the form. */
const newSteering = (vendor: string) => {
  const values = newCredential(vendor);
  const steering = speechFields(vendor).filter(
    ({ kind, isUiOnly }) => kind === 'modes' || isUiOnly,
  );
  return Object.fromEntries(steering.map(({ id }) => [id, values[id] ?? '']));
};
const given = (members: object) =>
  Object.entries(members)
    .filter(([name, value]) => value !== null && value !== 0 && !name.startsWith('use_for_'))
    .map(([name]) => name)
    .toSorted();
const words = (text: string) => text.split(' ').filter(Boolean).toSorted();

/** The platform's response to these members, with secrets masked. */
const answerTo = (members: ReturnType<typeof sentMembers>) =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => {
      if (value === null) return [];
      if (name === 'service_key') return [[name, keyFile.replace(/(MIIEvQ)\w+/, '$1XXXXXX')]];
      const isMasked = /^(?:.*api_key|secret.*|client_(?:key|secret)|auth_token)$/.test(name);
      return [[name, isMasked ? masked(String(value)) : value]];
    }),
  );

it('every vendor has its cases here', () => {
  expect([...new Set(cases.map(({ vendor }) => vendor))].toSorted()).toEqual(
    speechVendors.map(({ id }) => id).toSorted(),
  );
  expect(speechFields('custom:House')).toEqual(speechFields('custom'));
  expect(findVendor('brand-new')).toBeUndefined();
});

it.each(speechVendors)('$id asks for the uses it has, on to begin with', (vendor) => {
  const uses = speechFields(vendor.id).filter(({ id }) => id.startsWith('use_for_'));
  expect(uses.map(({ id }) => id)).toEqual([
    ...(vendor.synthesis ? ['use_for_tts'] : []),
    ...(vendor.recognition ? ['use_for_stt'] : []),
  ]);
  expect(uses.every(({ initial }) => initial === true)).toBe(true);
});

it.each(speechVendors)('$id can be tried in no use that it has not', (vendor) => {
  const { tts, stt } = vendor.tests;
  expect([Boolean(tts && !vendor.synthesis), Boolean(stt && !vendor.recognition)]).toEqual([
    false,
    false,
  ]);
});

describe.each(cases)('$vendor with $with', (one) => {
  const { vendor } = one;
  const fields = speechFields(vendor);
  const full = valuesFor(one);
  const answer = answerTo(sentMembers(vendor, full));
  const stored = storedCredential(vendor, answer);

  it('has nothing to complain of when all is there', () => {
    expect(validateSpeech(vendor, full)).toEqual({});
  });

  it('sends what the platform takes of a new one', () => {
    expect(given(sentMembers(vendor, full))).toEqual(words(one.post));
  });

  it('says of each required field that it is missing, and of no other', () => {
    for (const field of visibleFields(fields, full)) {
      if (field.kind === 'checkbox' || field.kind === 'modes') continue;
      const without = { ...full, [field.id]: '' };
      const message = validateSpeech(vendor, without)[field.id];
      expect([field.id, Boolean(message)]).toEqual([field.id, isRequired(field, without)]);
      if (message) expect(message).toMatch(/^(Enter|Choose) .+\.$/);
      // A label in title case keeps its first capital: 'the Riva Server URI'.
      if (message) expect(message).not.toMatch(/ the [a-z]+ [A-Z][a-z]/);
      // Blanks count as empty.
      if (field.kind === 'text' && message) {
        expect(validateSpeech(vendor, { ...full, [field.id]: '  ' })[field.id]).toBe(message);
      }
    }
  });

  it('neither asks for what is not shown nor sends it', () => {
    const shown = visibleFields(fields, full);
    const hidden = fields.filter((field) => !shown.includes(field));
    const emptied = { ...full, ...Object.fromEntries(hidden.map(({ id }) => [id, ''])) };
    expect(validateSpeech(vendor, emptied)).toEqual({});
    expect(sentMembers(vendor, emptied)).toEqual(sentMembers(vendor, full));
  });

  it('comes back from the platform as it went, but for its secrets', () => {
    const back = credentialOf(vendor, answer);
    for (const field of visibleFields(fields, full)) {
      expect([field.id, back[field.id]]).toEqual([field.id, isSecret(field) ? '' : full[field.id]]);
    }
    expect(JSON.stringify(back)).not.toContain('X'.repeat(5));
    expect(visibleFields(fields, back)).toEqual(visibleFields(fields, full));
  });

  it('a change sends all that can change, and no secret', () => {
    const sent = sentMembers(vendor, stored.values, stored);
    expect(given(sent)).toEqual(words(one.put));
    expect(sent).toHaveProperty('use_for_tts');
    expect(sent).toHaveProperty('use_for_stt');
    for (const id of secretIds(vendor)) {
      expect(sent).not.toHaveProperty(id);
      // Not even a secret that got into the form in another way.
      const forced = { ...stored.values, [id]: stored.masks[id] ?? '' };
      expect(sentMembers(vendor, forced, stored)).not.toHaveProperty(id);
    }
    expect(JSON.stringify(sent)).not.toMatch(/X{5}/);
  });

  it('keeps its secrets and identities without asking for them again', () => {
    expect(validateSpeech(vendor, stored.values, stored)).toEqual({});
    const locked = visibleFields(fields, full).filter(isSecret);
    expect(Object.keys(stored.masks).toSorted()).toEqual(locked.map(({ id }) => id).toSorted());
    expect(locked.every(({ isFixed }) => isFixed)).toBe(true);
  });
});
