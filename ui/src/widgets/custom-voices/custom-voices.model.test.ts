import { describe, expect, it } from 'vitest';
import {
  addVoice,
  changeVoice,
  noVoices,
  previewKey,
  removeVoice,
  switchVoices,
  validateVoices,
  voiceSecrets,
} from './custom-voices.model.ts';

const one = switchVoices(noVoices, true);

it('switched on, there is a blank voice; switched off and on again, what there was', () => {
  expect(one.voices).toEqual([
    {
      id: 'new-1',
      isStored: false,
      name: '',
      usage: 'REALTIME',
      isCloned: false,
      model: '',
      keyPreview: '',
      wasCloned: false,
    },
  ]);
  const named = changeVoice(one, 'new-1', { name: 'Announcer' });
  expect(switchVoices(switchVoices(named, false), true)).toEqual(named);
});

it('adds blank ones under ids of their own, and takes a key along with its voice', () => {
  const three = addVoice(addVoice(one));
  expect(three.voices.map(({ id }) => id)).toEqual(['new-1', 'new-2', 'new-3']);
  const less = removeVoice({ ...three, keys: { 'new-2': 'secret' } }, 'new-2');
  expect(less.voices.map(({ id }) => id)).toEqual(['new-1', 'new-3']);
  expect(less.keys).toEqual({});
  expect(addVoice(less).voices.map(({ id }) => id)).toEqual(['new-1', 'new-3', 'new-2']);
});

describe('validateVoices', () => {
  it('wants a name and a model', () => {
    expect(validateVoices(one)).toEqual({
      'voices.0.name': 'Enter a name.',
      'voices.0.model': 'Enter a model.',
    });
    expect(validateVoices({ ...one, isOn: false })).toEqual({});
  });
  it('wants a key in place of the model, unless one is stored', () => {
    const cloned = changeVoice(one, 'new-1', { name: 'A', isCloned: true });
    expect(validateVoices(cloned)).toEqual({ 'voices.0.key': 'Choose a key file.' });
    expect(validateVoices({ ...cloned, keys: { 'new-1': 'k' } })).toEqual({});
    expect(validateVoices(changeVoice(cloned, 'new-1', { keyPreview: 'FAKE...' }))).toEqual({});
    expect(validateVoices(changeVoice(cloned, 'new-1', { wasCloned: true }))).toEqual({});
    expect(validateVoices(changeVoice(cloned, 'new-1', { hasKey: true }))).toEqual({});
  });
});

it('a key is shown up to its hundredth character', () => {
  expect(previewKey('k'.repeat(101))).toBe(`${'k'.repeat(100)}...`);
  expect(previewKey('k'.repeat(100))).toBe('k'.repeat(100));
});

it('names its secrets', () => {
  expect(voiceSecrets({ ...one, keys: { 'new-1': 'k' } })).toEqual(['keys.new-1']);
});
