import { expect, test } from 'vitest';
import { noteText } from '../../engines/sip-capture/notes.ts';
import { de } from './index.ts';

test('a note is a sentence, in another language too', () => {
  const words = de.labels.SipLadder?.notes;
  expect(noteText({ kind: 'endsEarly' }, words)).toBe('Die Datei endet mitten in einem Paket.');
  expect(noteText({ kind: 'tooMany', packets: 100_000 }, words)).toBe(
    'Nur die ersten 100.000 Pakete wurden gelesen.',
  );
  const encrypted = { kind: 'unread', why: 'encrypted', name: 'TLS', port: 5061 } as const;
  expect(noteText({ ...encrypted, packets: 1 }, words)).toBe(
    '1 Paket lässt sich hier nicht lesen: verschlüsselt (TLS, Port 5061). Es kann eine Nachricht enthalten, die unten fehlt.',
  );
  expect(noteText({ ...encrypted, packets: 4 })).toBe(
    "4 packets can't be read here: encrypted (TLS, port 5061). They may hold messages that are missing below.",
  );
});
