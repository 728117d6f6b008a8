import { formatDuration, formatNumber } from '../../../tokens/format/index.ts';
import type { OutcomeSentences } from '../../../widgets/sip-ladder/index.ts';

type Names = 'connections' | 'handshakeFailed' | 'alerts' | 'alert';

const often = (times: number, ms: number) =>
  times > 1 ? `, ${formatNumber(times, 'de')}-mal in ${formatDuration(ms, 'de')}` : '';

/** Outcome of connections in a capture without SIP, in German. */
export const connectionSentences: Pick<OutcomeSentences, Names> = {
  connections: {
    refused: (from, to, port, times, ms) =>
      `Die TCP-Verbindung von ${from} zu ${to}, Port ${port}, wurde abgewiesen${often(times, ms)}. Prüfen Sie den Port, ob dort SIP über TCP läuft und ob eine Firewall es durchlässt.`,
    'no answer': (from, to, port, times, ms) =>
      `Die TCP-Verbindung von ${from} zu ${to}, Port ${port}, blieb ohne Antwort${often(times, ms)}. Prüfen Sie Adresse und Port und ob eine Firewall SIP über TCP durchlässt.`,
    encrypted: (from, to, port) =>
      `Was ${from} und ${to} auf Port ${port} austauschen, ist verschlüsselt (TLS): SIP darin lässt sich nicht lesen. Schneiden Sie dort mit, wo es unverschlüsselt ist, oder sehen Sie in das Log einer der beiden Seiten.`,
  },
  handshakeFailed: (from, to, port, by, why) =>
    `Der TLS-Handshake von ${from} zu ${to}, Port ${port}, scheiterte: ${by} ${why}.`,
  alerts: {
    40: 'fand keine Version, keine Chiffre oder kein Zertifikat, das beiden Seiten passt. Vergleichen Sie, was sie zulassen',
    42: 'akzeptiert das Zertifikat der Gegenseite nicht. Prüfen Sie es',
    43: 'akzeptiert diese Art von Zertifikat der Gegenseite nicht. Prüfen Sie, welche erlaubt ist',
    44: 'nennt das Zertifikat der Gegenseite gesperrt. Lassen Sie ein neues ausstellen',
    45: 'nennt das Zertifikat der Gegenseite abgelaufen. Erneuern Sie es, und prüfen Sie die Uhren',
    46: 'akzeptiert das Zertifikat der Gegenseite nicht. Prüfen Sie es',
    48: 'kennt den Aussteller des Zertifikats der Gegenseite nicht. Senden Sie auch die Zwischenzertifikate, oder lassen Sie dem Aussteller dort vertrauen',
    70: 'beherrscht die TLS-Version der Gegenseite nicht. Lassen Sie auf beiden TLS 1.2 oder neuer zu',
    71: 'verlangt sicherere Chiffren, als die Gegenseite hat. Vergleichen Sie, was sie zulassen',
    112: 'kennt den verlangten Namen (SNI) nicht. Prüfen Sie den Namen des Hosts',
    116: 'verlangt ein Zertifikat und erhielt keines. Geben Sie der Gegenseite eines',
  },
  alert: (code) => `beendete ihn mit TLS-Alert ${code}`,
};
