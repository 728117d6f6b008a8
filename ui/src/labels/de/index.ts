import { billing } from './billing.ts';
import { calls } from './calls.ts';
import { carriers } from './carriers.ts';
import { controls } from './controls.ts';
import { settings } from './settings.ts';
import { speech } from './speech.ts';

/** Every label of the library in German, by component. */
export const german = { ...controls, ...carriers, ...calls, ...speech, ...settings, ...billing };
