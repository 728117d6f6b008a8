import { describe, expect, it } from 'vitest';
import type { SpeechTestResult } from '../../platform/resources/speech/speech-credentials.ts';
import { combined, storedResult } from './speech-status.ts';

const ok = { status: 'ok', reason: '' } as const;
const none = { status: 'not tested', reason: '' } as const;
const fail = (reason: string) => ({ status: 'fail', reason }) as const;
const both = { tts: true, stt: true };
const ttsOnly = { tts: true, stt: false };
const sttOnly = { tts: false, stt: true };

describe('combined', () => {
  it.each<[typeof both, SpeechTestResult['tts'], SpeechTestResult['stt'], string, string]>([
    [both, ok, ok, 'ok', 'Connection test successful'],
    [both, ok, none, 'ok', 'Connection test successful'],
    [both, none, ok, 'ok', 'Connection test successful'],
    [ttsOnly, ok, none, 'ok', 'Connection test successful'],
    [sttOnly, none, ok, 'ok', 'Connection test successful'],
    [both, none, none, 'not tested', ''],
    [{ tts: false, stt: false }, none, none, 'not tested', ''],
    [both, fail('401'), ok, 'fail', 'TTS: 401'],
    [both, ok, fail('403'), 'fail', 'STT: 403'],
    [both, fail('401'), fail('403'), 'fail', 'TTS: 401. STT: 403'],
    [both, fail('same'), fail('same'), 'fail', 'same'],
    [ttsOnly, fail('401'), none, 'fail', '401'],
    [sttOnly, none, fail('403'), 'fail', '403'],
    [both, fail(''), ok, 'fail', ''],
  ])('%j: TTS %j and STT %j are %s, %j', (uses, tts, stt, status, reason) => {
    expect(combined(uses, { tts, stt })).toEqual({ status, reason });
  });
});

describe('storedResult', () => {
  it('reads what the platform keeps', () => {
    const row = { vendor: 'aws', tts_tested_ok: true, stt_tested_ok: false };
    expect(storedResult(row)).toEqual({ tts: ok, stt: fail('') });
    expect(storedResult({ ...row, tts_tested_ok: null })).toEqual({ tts: none, stt: fail('') });
  });
  it('takes the outcome of a vendor that it does not know from where it is', () => {
    const row = { vendor: 'nobody', tts_tested_ok: true, stt_tested_ok: null };
    expect(storedResult(row)).toEqual({ tts: ok, stt: none });
  });
  it('finds the outcome of a vendor that only listens where it was put', () => {
    const row = { vendor: 'speechmatics', tts_tested_ok: false, stt_tested_ok: null };
    expect(storedResult(row)).toEqual({ tts: none, stt: fail('') });
  });
});
