import { describe, expect, it } from 'vitest';
import {
  customVendorId,
  customVendorName,
  findVendor,
  isCustomVendor,
  vendorName,
} from './speech-vendors.model.ts';
import { speechVendors } from './vendors/index.ts';

const idsOf = (can: 'synthesis' | 'recognition') =>
  speechVendors.filter((vendor) => vendor[can]).map(({ id }) => id);

describe('speechVendors', () => {
  it('is each of the 26 once, in the order of their names', () => {
    const names = speechVendors.map(({ name }) => name);
    expect(new Set(speechVendors.map(({ id }) => id)).size).toBe(26);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('knows who speaks', () => {
    expect(idsOf('synthesis')).toEqual([
      'aws',
      'cartesia',
      'custom',
      'deepgram',
      'elevenlabs',
      'google',
      'ibm',
      'inworld',
      'microsoft',
      'nuance',
      'nvidia',
      'playht',
      'resemble',
      'rimelabs',
      'verbio',
      'wellsaid',
      'whisper',
    ]);
  });

  it('knows who listens', () => {
    expect(idsOf('recognition')).toEqual([
      'assemblyai',
      'aws',
      'cartesia',
      'cobalt',
      'custom',
      'deepgram',
      'deepgramflux',
      'gladia',
      'google',
      'ibm',
      'microsoft',
      'nuance',
      'nvidia',
      'openai',
      'soniox',
      'houndify',
      'speechmatics',
      'verbio',
      'voxist',
    ]);
  });

  it('has nobody who does neither', () => {
    expect(
      speechVendors.filter(({ synthesis, recognition }) => !synthesis && !recognition),
    ).toEqual([]);
  });

  it('hides Custom and Speechmatics behind a switch each', () => {
    const hidden = speechVendors.filter(({ hiddenBy }) => hiddenBy);
    expect(hidden.map(({ id, hiddenBy }) => [id, hiddenBy])).toEqual([
      ['custom', 'customSpeech'],
      ['speechmatics', 'additionalVendors'],
    ]);
  });
});

describe('custom vendors', () => {
  it.each(['House voices', 'a:b', ''])('%j and its key lead to each other', (name) => {
    const id = customVendorId(name);
    expect(customVendorName(id)).toBe(name);
    expect(isCustomVendor(id)).toBe(true);
  });

  it.each(['google', 'custom', ''])('%j is none', (id) => {
    expect(customVendorName(id)).toBeUndefined();
    expect(isCustomVendor(id)).toBe(false);
  });
});

describe('findVendor and vendorName', () => {
  it.each([
    ['google', 'google', 'Google'],
    ['houndify', 'houndify', 'SoundHound'],
    ['custom:House voices', 'custom', 'House voices (custom)'],
    ['custom:a:b', 'custom', 'a:b (custom)'],
    ['brand-new', undefined, 'brand-new'],
    ['', undefined, ''],
  ])('%j is %j, called %j', (stored, id, name) => {
    expect(findVendor(stored)?.id).toBe(id);
    expect(vendorName(stored)).toBe(name);
  });
});
