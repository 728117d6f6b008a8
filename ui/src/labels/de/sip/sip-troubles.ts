import { formatDuration, formatNumber } from '../../../tokens/format/index.ts';
import type { OutcomeSentences } from '../../../widgets/sip-ladder/index.ts';

type Names =
  | 'faxRefused'
  | 'withinChallenged'
  | 'withinRefused'
  | 'refusedBefore'
  | 'prackMissing'
  | 'withinUnheard'
  | 'withinAckLost'
  | 'hungUpToo'
  | 'byeChallenged'
  | 'byeRefused'
  | 'soundLeftOut'
  | 'ackWithoutSound'
  | 'soundRefused'
  | 'encryptionDiffers'
  | 'codecNotOffered'
  | 'soundOneWay'
  | 'unreachable';

/** Problems within an answered call, and ICMP reports, in German. */
export const troubleSentences: Pick<OutcomeSentences, Names> = {
  faxRefused: (by, status, isBack) =>
    `Innerhalb des Anrufs lehnte ${by} den Wechsel zu Fax (T.38)${status === null ? '' : ` mit ${status}`} ab${isBack ? ', und der Anruf ging mit Ton weiter. Vergleichen Sie, ob beide Seiten T.38 zulassen' : '. Ein Fax scheitert dort, außer es wird als Ton gesendet. Lassen Sie T.38 auf beiden Seiten zu oder auf keiner'}.`,
  withinChallenged: (by, method, status) =>
    `Innerhalb des Anrufs verlangte ${by} mit ${status} ein Passwort für ${method}, und kein ${method} damit folgt in diesem Mitschnitt. Wurde keines gesendet, hat die Seite, die ${method} sendete, keinen Benutzernamen und kein Passwort dafür.`,
  withinRefused: (by, method, status) =>
    `Innerhalb des Anrufs lehnte ${by} ${method === 'INVITE' ? 'ein weiteres INVITE' : method} mit ${status} ab.`,
  refusedBefore: (by, method, status) => `Zuvor lehnte ${by} ${method} mit ${status} ab.`,
  prackMissing: (by, status, times, ms) =>
    `Zuvor verlangte die Antwort ${status} von ${by} ein PRACK und wurde in ${formatDuration(ms, 'de')} ${formatNumber(times, 'de')}-mal gesendet, ohne dass eines ankam. Prüfen Sie, ob PRACK durchkommt, oder schalten Sie 100rel ab.`,
  withinUnheard: (method, times, ms) =>
    `Innerhalb des Anrufs wurde ${method === 'INVITE' ? 'ein weiteres INVITE' : method} in ${formatDuration(ms, 'de')} ${formatNumber(times, 'de')}-mal gesendet und hatte keine Antwort: Die andere Seite ist vielleicht nicht mehr da oder hat eine andere Adresse.`,
  withinAckLost: (by, times, ms) =>
    `Innerhalb des Anrufs sendete ${by} die Antwort auf ein weiteres INVITE in ${formatDuration(ms, 'de')} ${formatNumber(times, 'de')}-mal: Das ACK kam nicht an.`,
  hungUpToo: 'Die andere Seite legte im selben Moment auf.',
  byeChallenged: (by, status) =>
    `Aber ${by} verlangte mit ${status} ein Passwort für das BYE, und kein BYE damit ist in diesem Mitschnitt: Dort besteht der Anruf vielleicht weiter. Wurde keines gesendet, hat die Seite, die das BYE sendete, keinen Benutzernamen und kein Passwort dafür.`,
  byeRefused: (by, status) =>
    `Aber ${by} lehnte das BYE mit ${status} ab: Dort besteht der Anruf vielleicht weiter.`,

  soundLeftOut: (by) =>
    `Aber die Antwort von ${by} hat keine Sitzungsbeschreibung: Die beiden Seiten haben keinen Ton vereinbart.`,
  ackWithoutSound: (offerer, by) =>
    `Aber ${offerer} bot den Ton erst in der Antwort an, und das ACK von ${by} hat keine Sitzungsbeschreibung: Die beiden Seiten haben keinen Ton vereinbart.`,
  soundRefused: (by) =>
    `Aber ${by} lehnte den Ton in der Antwort ab (Port 0). Vergleichen Sie die Codecs beider Seiten und ob beide SRTP verwenden.`,
  encryptionDiffers: (by, isOffered) =>
    `Aber ${isOffered ? `der Ton wurde verschlüsselt angeboten (SRTP), und ${by} antwortete ohne Verschlüsselung` : `der Ton wurde ohne Verschlüsselung angeboten, und ${by} antwortete mit SRTP`}: Die Seiten verstehen einander vielleicht nicht. Verwenden Sie SRTP auf beiden Seiten oder auf keiner.`,
  codecNotOffered: (by, offered, answered) =>
    `Aber ${by} antwortete mit ${answered || 'keinem Codec für Sprache'}, und angeboten war ${offered || 'kein Codec für Sprache'}: Vielleicht gibt es keinen Ton. Vergleichen Sie die Codecs beider Seiten.`,
  soundOneWay: (by, sends, hears) =>
    `In der Antwort teilt ${by} mit, dass dort ${sends ? 'kein Ton angenommen' : hears ? 'kein Ton gesendet' : 'Ton weder gesendet noch angenommen'} wird.`,

  unreachable: {
    port: (by, to, port) =>
      `Per ICMP meldete ${by}, dass an UDP-Port ${port} von ${to} nichts lauscht. Prüfen Sie den Port und ob dort SIP läuft.`,
    host: (by, to) =>
      `Per ICMP meldete ${by}, dass ${to} nicht erreichbar ist. Prüfen Sie die Adresse und den Weg dorthin.`,
    refused: (by, to, port) =>
      `Per ICMP meldete ${by}, dass Pakete an ${to}, Port ${port}, nicht erlaubt sind. Lassen Sie SIP durch die Firewall.`,
    'too large': (by, to) =>
      `Per ICMP meldete ${by}, dass das Paket für den Weg zu ${to} zu groß ist. Senden Sie weniger Header oder Codecs, oder nehmen Sie TCP.`,
  },
};
