import { describe, expect, it } from 'vitest';
import { credential, language, ready } from './speech.fixtures.ts';
import {
  changeRecognizerLabel,
  changeRecognizerVendor,
  recognizerDefaults,
} from './speech-defaults.model.ts';

describe('hearing', () => {
  const before = { vendor: 'ibm', label: null, language: 'fr-FR' };
  const languages = [language('fr-FR', 'French'), language('en-US', 'English')];
  const foreign = [language('pt-BR', 'Portuguese'), language('de-DE', 'German')];

  it.each([
    ['google', languages, 'en-US'],
    ['aws', languages, 'en-US'],
    ['microsoft', languages, 'en-US'],
    ['google', foreign, 'pt-BR'],
    ['soniox', [language('multi', 'Multilingual')], 'multi'],
    ['openai', [language('auto', 'Auto'), language('af', 'Afrikaans')], 'auto'],
    ['cobalt', [language('en_UK-8khz', 'A'), language('en_US-8khz', 'B')], 'en_US-8khz'],
    ['cobalt', [language('es_ES-8khz', 'Spanish')], 'es_ES-8khz'],
    ['google', [], 'en-US'],
  ])('another vendor, %s: its language or the first of its list (%#)', (vendor, offered, code) => {
    const changed = changeRecognizerVendor(before, vendor, []);
    expect(changed.awaiting).toBe('vendor');
    expect(recognizerDefaults(changed, ready(vendor, offered))).toEqual({
      vendor,
      label: null,
      language: code,
    });
  });

  it('tells what it can at once', () => {
    expect(changeRecognizerVendor(before, 'cobalt', []).language).toBe('en_US-8khz');
    expect(changeRecognizerVendor(before, 'google', []).language).toBe('en-US');
  });
  it('custom: en-US, and nothing to wait for', () => {
    expect(changeRecognizerVendor(before, 'custom:House', [])).toEqual({
      vendor: 'custom:House',
      label: null,
      language: 'en-US',
    });
  });
  it('Deepgram Flux: no language, and nothing to wait for', () => {
    expect(changeRecognizerVendor(before, 'deepgramflux', [])).toEqual({
      vendor: 'deepgramflux',
      label: null,
      language: '',
    });
    const flux = { vendor: 'deepgramflux', label: null, language: '' };
    expect(changeRecognizerLabel(flux, 'eu')).toEqual({ ...flux, label: 'eu' });
  });
  it('takes the first label that hears', () => {
    const credentials = [
      credential('google', { label: 'voice only', useForStt: false }),
      credential('google', { label: 'eu' }),
    ];
    expect(changeRecognizerVendor(before, 'google', credentials).label).toBe('eu');
  });
  it('another label keeps the language if it is offered', () => {
    const changed = changeRecognizerLabel(before, 'eu');
    expect(changed).toEqual({ ...before, label: 'eu', awaiting: 'label' });
    const options = ready('ibm', languages, { label: 'eu' });
    expect(recognizerDefaults(changed, options).language).toBe('fr-FR');
    expect(recognizerDefaults({ ...changed, language: 'xx' }, options).language).toBe('en-US');
  });
  it('is nothing when it is the same', () => {
    expect(changeRecognizerVendor(before, 'ibm', [])).toBe(before);
  });
});
