import type { LabelSets } from '../label-sets.ts';
import { billing } from './billing.tsx';
import { calls } from './calls.ts';
import { carriers } from './carriers.ts';
import { configuration } from './configuration.ts';
import { controls } from './controls.ts';
import { live } from './live.ts';
import { phone } from './phone.ts';
import { settings } from './settings.ts';
import { speech } from './speech.ts';

/** German, for `<Labels value={de}>`. The type check fails if any label of the library is missing. */
export const de: { locale: string; labels: LabelSets } = {
  locale: 'de',
  labels: {
    ...controls,
    ...carriers,
    ...calls,
    ...live,
    ...phone,
    ...configuration,
    ...speech,
    ...settings,
    ...billing,
  },
};
