import { expect, it } from 'vitest';
import { speechVendors } from '../../engines/speech-vendors/index.ts';
import { newCredential } from './speech-credential.model.ts';
import * as stories from './speech-vendors.stories.tsx';
import { waysOf } from './ways.fixtures.ts';

const shown = Object.values(stories).map(({ args }) => args);

it.each(speechVendors)('$id has a story in each of its ways', (vendor) => {
  for (const way of waysOf(vendor)) {
    const value = { ...newCredential(vendor.id), ...way };
    expect(shown).toContainEqual({ vendor: vendor.id, value });
  }
});
