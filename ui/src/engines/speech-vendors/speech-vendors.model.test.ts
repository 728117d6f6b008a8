import { describe, expect, it } from 'vitest';
import {
  customVendorId,
  customVendorName,
  findVendor,
  isCustomVendor,
  vendorName,
} from './speech-vendors.model.ts';
import { speechVendors } from './vendors/index.ts';

it('lists each vendor once, in the order of their names, able to speak or to listen', () => {
  const names = speechVendors.map(({ name }) => name);
  expect(new Set(speechVendors.map(({ id }) => id)).size).toBe(names.length);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(speechVendors.every(({ synthesis, recognition }) => synthesis ?? recognition)).toBe(true);
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
