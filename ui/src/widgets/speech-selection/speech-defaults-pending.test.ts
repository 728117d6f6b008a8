import { describe, expect, it } from 'vitest';
import { choice, googleLanguages, ready } from './speech.fixtures.ts';
import type { SpeechValue } from './speech.model.ts';
import {
  changeRecognizerVendor,
  changeSynthesisVendor,
  withPendingDefaults,
} from './speech-defaults.model.ts';

const google = ready('google', googleLanguages);

describe('withPendingDefaults', () => {
  const stored: SpeechValue = {
    primary: {
      synthesis: choice({ vendor: 'google', language: 'xx', voice: 'gone' }),
      recognizer: { vendor: 'google', label: null, language: 'xx' },
    },
    useFallback: true,
    fallback: {
      synthesis: choice({ vendor: 'custom:House', language: 'en', voice: 'Butler' }),
      recognizer: { vendor: 'google', label: null, language: 'xx' },
    },
  };
  const all = { synthesis: google, recognizer: google };
  const options = { primary: all, fallback: all };

  it('never touches what is stored, offered or not', () => {
    expect(withPendingDefaults(stored, options, [])).toBe(stored);
  });

  const changed: SpeechValue = {
    ...stored,
    primary: {
      synthesis: changeSynthesisVendor(choice(), 'google', []),
      recognizer: changeRecognizerVendor({ ...choice(), language: 'xx' }, 'google', []),
    },
  };
  it('waits for the options, and ignores those of another vendor or label', () => {
    for (const given of [
      undefined,
      { status: 'idle' } as const,
      { status: 'loading', vendor: 'google', label: null } as const,
      { status: 'failed', vendor: 'google', label: null } as const,
      { ...google, vendor: 'aws' },
      { ...google, label: 'eu' },
    ]) {
      const primary = { synthesis: given, recognizer: given };
      expect(withPendingDefaults(changed, { primary, fallback: {} }, [])).toBe(changed);
    }
  });
  it('applies the defaults once, to what waits for them', () => {
    const next = withPendingDefaults(changed, options, []);
    expect(next).toEqual({
      ...stored,
      primary: {
        synthesis: {
          vendor: 'google',
          label: null,
          language: 'en-US',
          voice: 'en-US-Standard-C',
        },
        recognizer: { vendor: 'google', label: null, language: 'en-US' },
      },
    });
    expect(withPendingDefaults(next, options, [])).toBe(next);
  });
  it('settles one half while the other waits, and the fallback as well', () => {
    const fallback = changed.primary;
    const half = { primary: {}, fallback: { recognizer: google } };
    const next = withPendingDefaults({ ...stored, fallback }, half, []);
    expect(next.fallback.synthesis).toBe(fallback.synthesis);
    expect(next.fallback.recognizer).not.toHaveProperty('awaiting');
    expect(next.primary).toBe(stored.primary);
  });
});
