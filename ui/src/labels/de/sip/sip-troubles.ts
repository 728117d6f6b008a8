import type { OutcomeSentences } from '../../../widgets/sip-ladder/index.ts';

type Names =
  | 'faxRefused'
  | 'withinChallenged'
  | 'withinRefused'
  | 'byeChallenged'
  | 'byeRefused'
  | 'unreachable';

/** What goes wrong within an answered call, and what ICMP tells, in German. */
export const troubleSentences: Pick<OutcomeSentences, Names> = {
  faxRefused: (by, status, isBack) =>
    `Innerhalb des Anrufs lehnte ${by} den Wechsel zu Fax (T.38)${status === null ? '' : ` mit ${status}`} ab${isBack ? ', und der Anruf ging mit Ton weiter. Vergleichen Sie, ob beide Seiten T.38 zulassen' : '. Ein Fax scheitert dort, außer es wird als Ton gesendet. Lassen Sie T.38 auf beiden Seiten zu oder auf keiner'}.`,
  withinChallenged: (by, method, status) =>
    `Innerhalb des Anrufs verlangte ${by} mit ${status} ein Passwort für ${method}, und kein ${method} damit folgt in diesem Mitschnitt. Wurde keines gesendet, hat die Seite, die ${method} sendete, keinen Benutzernamen und kein Passwort dafür.`,
  withinRefused: (by, method, status) =>
    `Innerhalb des Anrufs lehnte ${by} ${method === 'INVITE' ? 'ein weiteres INVITE' : method} mit ${status} ab.`,
  byeChallenged: (by, status) =>
    `Aber ${by} verlangte mit ${status} ein Passwort für das BYE, und kein BYE damit ist in diesem Mitschnitt: Dort besteht der Anruf vielleicht weiter. Wurde keines gesendet, hat die Seite, die das BYE sendete, keinen Benutzernamen und kein Passwort dafür.`,
  byeRefused: (by, status) =>
    `Aber ${by} lehnte das BYE mit ${status} ab: Dort besteht der Anruf vielleicht weiter.`,

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
