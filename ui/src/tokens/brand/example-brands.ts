import { trunkline, type WholeBrand } from './brand.ts';

/** Warm and round. */
export const copperline: WholeBrand = {
  id: 'copperline',
  productName: 'Copperline Voice',
  accent: '#b4531a',
  grey: 'warm',
  radius: 10,
  font: 'source-sans',
};

/** Plain and square. */
export const fernway: WholeBrand = {
  id: 'fernway',
  productName: 'Fernway Telecom',
  accent: '#2f7d3b',
  grey: 'neutral',
  radius: 0,
  font: 'inter',
};

/** Cool greys under a loud accent. */
export const plumtree: WholeBrand = {
  id: 'plumtree',
  productName: 'Plumtree',
  accent: '#9b2f78',
  grey: 'cool',
  radius: 7,
  font: 'instrument-sans',
};

/** The default brand, then examples for the catalogue, as different as the axes allow. */
export const brands: readonly WholeBrand[] = [trunkline, copperline, fernway, plumtree];
