import type { CallSide } from '../../../engines/sip-capture/sip-capture.types.ts';
import { formatDuration, formatNumber } from '../../../tokens/format/index.ts';
import type { OutcomeSentences } from '../../../widgets/sip-ladder/index.ts';
import { endedBy, subjectOf } from '../call-sides.ts';
import { connectionSentences } from './sip-connections.ts';
import { reasonSentences } from './sip-reasons.ts';
import { troubleSentences } from './sip-troubles.ts';

const duration = (ms: number) => formatDuration(ms, 'de');

const capture = (isPartial: boolean) =>
  isPartial ? 'Im lesbaren Teil dieses Mitschnitts' : 'In diesem Mitschnitt';

const answered = (took: string | null) => `Der Anruf wurde${took ?? ''} angenommen`;

const side = (by: CallSide | null) => (by === null ? '' : ` ${endedBy(by)}`);

const ended = (took: string | null, by: Parameters<typeof side>[0], later: string) =>
  `${answered(took)} und${later}${side(by)} beendet.`;

const subject = (method: string) => (method === 'INVITE' ? 'Der Anruf' : method);

const object = (method: string) => (method === 'INVITE' ? 'den Anruf' : method);

const path = (hosts: readonly string[]) => hosts.join(' zu ');

const sent = (method: string, callee: string, times: number, ms: number) =>
  `${method} wurde in ${duration(ms)} ${formatNumber(times, 'de')}-mal an ${callee} gesendet`;

const check =
  'Prüfen Sie Adresse und Port und ob eine Firewall SIP in beide Richtungen durchlässt.';

/** Events in a capture, in German. */
export const outcomeSentences: OutcomeSentences = {
  who: (name) => `„${name}“`,
  after: (ms) => ` nach ${duration(ms)}`,
  later: (ms) => ` ${duration(ms)} später`,

  noSip: 'In diesem Mitschnitt ist kein SIP.',
  noReadableSip:
    'In diesem Mitschnitt ist kein lesbares SIP; Teile davon lassen sich gar nicht lesen.',
  allCut:
    'Die Nachrichten brechen vor den Headern ab, die ihren Anruf benennen. Schneiden Sie ganze Pakete mit, um zu sehen, was geschah.',
  otherCalls: 'Kein Anruf in diesem Mitschnitt hat die Call-ID dieses Anrufs.',
  several: (count, areCalls) =>
    `${formatNumber(count, 'de')} ${areCalls ? 'Anrufe' : 'Vorgänge'} sind in diesem Mitschnitt. Wählen Sie einen, um zu sehen, was geschah.`,
  answeredAndEnded: 'Der Anruf wurde angenommen und ist beendet.',
  clocksApart:
    'Die Uhren der beiden Seiten gehen verschieden, die Zeiten zwischen ihnen bedeuten deshalb nichts.',
  clockSetBack:
    'Die Uhr wurde während dieses Mitschnitts zurückgestellt, die Zeiten darüber hinweg bedeuten deshalb nichts.',
  clockSetForward:
    'Die Uhr wurde während dieses Mitschnitts vorgestellt, die Zeiten darüber hinweg bedeuten deshalb nichts.',
  noTimes:
    'Dieser Mitschnitt enthält keine Zeiten und zeigt deshalb nicht, wie lange etwas dauerte.',
  noTimesOfSome:
    'Einige Nachrichten dieses Mitschnitts haben keine Zeit, er zeigt deshalb nicht, wie lange alles dauerte.',
  noBeginning: 'Der Anfang des Anrufs ist nicht in diesem Mitschnitt.',
  answersOnly: 'Dieser Mitschnitt enthält nur Antworten: Die Anfragen fehlen.',
  restCut: (who, status, took) =>
    `${who} antwortete${took} mit ${status}. Andere Nachrichten brechen zu früh ab, um zu sagen, was aus dem Anruf wurde.`,
  oneWay: (who) => `Er enthält nur, was ${who} gesendet hat.`,

  toldRegistered: (server, took) => `${server} teilte${took} mit, was registriert ist.`,
  accepted: (method, server, took) => `${method} wurde${took} von ${server} angenommen.`,
  subscriptionEnded: (server, took, tookEnd, reason, why) => {
    const known = why === null ? '' : ` (${reason}): ${why}`;
    const other =
      reason === '' ? ' Einen Grund nennt es nicht.' : ` Angegebener Grund: „${reason}“.`;
    return `SUBSCRIBE wurde${took} von ${server} angenommen, aber ein NOTIFY beendete das Abonnement${tookEnd}${known}.${why === null ? other : ''}`;
  },
  noticeRefused: (server, took, by, status) =>
    `SUBSCRIBE wurde${took} von ${server} angenommen, aber ${by} lehnte das NOTIFY mit ${status} ab: Das Abonnement ist dort vielleicht beendet.`,
  subscriptionEnds: {
    deactivated: 'Die Gegenseite zieht um oder startet neu. Abonnieren Sie sofort erneut',
    giveup:
      'Niemand erlaubte es rechtzeitig. Lassen Sie es dort erlauben, und abonnieren Sie erneut',
    invariant: 'Was abonniert war, wird sich nicht mehr ändern',
    noresource: 'Was abonniert war, existiert nicht oder nicht mehr. Prüfen Sie die Adresse',
    probation: 'Die Gegenseite bedient es zurzeit nicht. Abonnieren Sie später erneut',
    rejected: 'Die Gegenseite erlaubt es nicht. Prüfen Sie, was dieses Konto abonnieren darf',
    timeout: 'Es wurde nicht rechtzeitig erneuert',
  },
  notKept: (server, took) =>
    `REGISTER wurde${took} von ${server} angenommen, aber die Antwort nennt die Registrierung abgelaufen. Vergleichen Sie Contact und Expires beider.`,
  notListed: (server, took) =>
    `REGISTER wurde${took} von ${server} angenommen, aber die Antwort nennt keine Adresse und zeigt also nicht, dass die Registrierung besteht. Fragen Sie mit einem REGISTER ohne Contact ab, was registriert ist, oder sehen Sie im Protokoll der Gegenseite nach.`,
  stillThere: (server, took) =>
    `Das REGISTER, das abmeldet, wurde${took} von ${server} angenommen, aber die Antwort nennt die Adresse noch: Anrufe können dorthin gehen. Vergleichen Sie Contact und Expires beider.`,
  unregistered: (server, took, tookBefore) =>
    `${tookBefore === null ? 'Die Registrierung wurde' : `Die Registrierung kam${tookBefore} zustande. Später wurde sie`} aufgehoben: ${server} nahm das${took} an.`,
  registeredBefore: 'Zuvor war die Registrierung zustande gekommen.',

  answered: (took) => `${answered(took)}.`,
  noAck: (took) => `${answered(took)}. Ein ACK dazu ist nicht im lesbaren Teil dieses Mitschnitts.`,
  ackLost: (took) =>
    `${answered(took)}, aber die Antwort wurde immer wieder gesendet: Das ACK kam nicht an. Prüfen Sie den Contact-Header der Antwort und ob eine Firewall oder NAT Adressen ändert.`,
  endedThen: (by, later) => `Er wurde${later}${side(by)} beendet.`,
  noEnd: (took) => `${answered(took)}. Sein Ende ist nicht in diesem Mitschnitt.`,
  unseenAnswer: 'Wann er angenommen wurde, ist nicht in diesem Mitschnitt.',
  refusedUnseen:
    'Der Anruf wurde nicht angenommen: Das INVITE wurde bestätigt wie eines, das abgelehnt oder umgeleitet wird oder ein Passwort braucht. Was davon, ist nicht in diesem Mitschnitt.',
  answeredBehind: (who, took, status) =>
    status === null
      ? `${who} nahm den Anruf${took} an. Was der Anrufer erhielt, ist nicht in diesem Mitschnitt.`
      : `${who} nahm den Anruf${took} an. Das INVITE des Anrufers, das dieser Mitschnitt zeigt, endete dennoch mit ${status}.`,
  ended,
  reasonGiven: (why) => ` Angegebener Grund: ${why}.`,
  reasonBefore: (who, why) => `Zuvor nannte ${who} einen Grund: ${why}.`,
  endedUnknown: (took, by, later, who) =>
    `${ended(took, by, later)} ${who} kannte den Anruf nicht mehr (481).`,
  unheard: (method, times, ms) =>
    `${method} wurde in ${duration(ms)} ${formatNumber(times, 'de')}-mal gesendet und blieb ohne Antwort: Die Gegenseite weiß vielleicht nichts davon.`,
  crossed: (by, took, answerTook) =>
    `${subjectOf(by)} legte${took} auf. Der Anruf wurde${answerTook} dennoch angenommen und sofort beendet.`,
  crossedOpen: (by, took, answerTook) =>
    `${subjectOf(by)} legte${took} auf. Der Anruf wurde${answerTook} dennoch angenommen, und der Mitschnitt zeigt kein BYE, das ihn beendet.`,
  endedByTimer: (took, later) =>
    `${answered(took)} und${later} vom Session-Timer beendet, so der Reason-Header des BYE. Vergleichen Sie Session-Expires auf beiden Seiten, und was aus jedem UPDATE oder INVITE innerhalb des Anrufs wurde.`,
  expired: (took, by, later, seconds, refusal) =>
    `${ended(took, by, later)} Vielleicht beendete ihn sein Session-Timer von ${seconds} s: Nichts hatte ihn in dieser Zeit verlängert${refusal === null ? '' : `, und das letzte ${refusal.method} innerhalb des Anrufs wurde mit ${refusal.status} abgelehnt`}. Das BYE nennt keinen Grund; ebenso gut kann gerade dann jemand aufgelegt haben.`,
  endedRefused: (took, by, later, method, status) =>
    `${ended(took, by, later)} Gleich davor kam innerhalb des Anrufs ${status} auf ${method}, das auch den Session-Timer verlängert. Vergleichen Sie, was beide Seiten dort zulassen.`,
  endedAfter: (took, by, later, method, status) =>
    `${ended(took, by, later)} Zuvor kam innerhalb des Anrufs ${status === null ? `keine Antwort auf ${method}` : `${status} auf ${method}`}: Die Gegenseite war weg oder kannte den Anruf nicht mehr.`,
  transfer: (by, target, status) => {
    const to = target === '' ? '' : ` an ${target}`;
    if (status !== null && status >= 200 && status < 300) {
      return `${subjectOf(by)} leitete ihn${to} weiter.`;
    }
    const failed = status !== null && status >= 300;
    return `${subjectOf(by)} wollte ihn${to} weiterleiten${failed ? `; das scheiterte mit ${status}` : ''}.`;
  },
  replaced: 'Ein anderer Anruf trat an seine Stelle (Replaces).',

  answeredElsewhere: (took) =>
    `Der Anruf wurde${took} an anderer Stelle angenommen und hier aufgegeben.`,
  givenUp: (took, by) => `${subjectOf(by)} legte${took} auf.`,
  givenUpUnanswered: (took, by) => `${subjectOf(by)} legte${took} auf, bevor jemand abnahm.`,
  givenUpWith487: (took) =>
    `Der Anruf wurde aufgegeben, bevor jemand abnahm, und endete${took} mit 487.`,
  noPassword: (by, status, took, method) =>
    `${by} verlangte${took} mit ${status} ein Passwort, und kein ${method} damit ist in diesem Mitschnitt. Wurde keines gesendet, hat die Seite, die ${method} sendete, keinen Benutzernamen und kein Passwort dafür.`,
  passwordCut: (by, status, took) =>
    `${by} verlangte${took} mit ${status} ein Passwort. Die Nachrichten brechen zu früh ab, um zu sagen, was daraus wurde.`,
  passwordExpired: (by, status, took, method) =>
    `${by} verlangte${took} mit ${status} noch einmal ein Passwort, weil die erste Antwort zu spät kam, und kein späteres ${method} ist in diesem Mitschnitt.`,
  passwordExpires: (by, status, took, method, times) =>
    `${subject(method)} wurde${took} von ${by} mit ${status} abgelehnt: ${times} Mal hintereinander kam ein Passwort zu spät (stale). Prüfen Sie, ob sich dort mehrere Server abwechseln, die ihre Nonces nicht teilen, und wie lange eine Nonce gilt.`,
  passwordMisplaced: (by, status, took, method, realms) => {
    const why =
      realms === 'header'
        ? 'Das Passwort stand in dem Header, der den jeweils anderen von 401 und 407 beantwortet'
        : `Verlangt war ein Passwort für den Realm „${realms.asked}“, es kam eines für „${realms.sent}“. Prüfen Sie den Realm`;
    return `${subject(method)} wurde${took} von ${by} mit ${status} abgelehnt: ${why}.`;
  },
  circle: (hosts, method) =>
    `${subject(method)} wurde im Kreis umgeleitet, von ${path(hosts)}. Prüfen Sie, wohin jeder Host diese Nummer schickt.`,
  redirected: (by, target, status, took, method) =>
    `${by} leitete ${object(method)}${took} mit ${status}${target === '' ? '' : ` zu ${target}`} um. Kein späteres ${method} ist in diesem Mitschnitt. Wurde keines gesendet, erlauben Sie Umleitungen, oder wählen Sie diese Adresse.`,
  redirectFollowed: (by, target, status, took, method) =>
    `${by} leitete ${object(method)}${took} mit ${status} zu ${target} um. Ein späterer Anruf in diesem Mitschnitt geht dorthin.`,
  sentByProxy: (by, target, status, took, method) =>
    `${by} verlangte${took} mit ${status}, ${object(method)} über einen Proxy zu senden${target === '' ? '' : `, ${target}`}. Kein späteres ${method} ist in diesem Mitschnitt. Wurde keines gesendet, tragen Sie diesen Proxy als Weg zu ${by} ein.`,
  otherService: (by, target, status, took, method) =>
    `${by} nimmt ${object(method)} so nicht an und nannte${took} mit ${status} einen anderen Dienst${target === '' ? '' : `, ${target}`}. Sehen Sie in den Inhalt der Antwort. Kein späteres ${method} ist in diesem Mitschnitt.`,
  redirectedBy: (who) => `${who} hatte ihn umgeleitet.`,
  redirectedOver: (hosts, isCircle) =>
    `Er war umgeleitet worden, von ${path(hosts)}${isCircle ? ', im Kreis' : ''}.`,
  wishes: {
    421: 'eine Erweiterung (Require)',
    422: 'einen längeren Session-Timer (Min-SE)',
    423: 'eine längere Registrierung (Min-Expires)',
  },
  wished: (by, wish, status, took, method) =>
    `${by} verlangte${took} mit ${status} ${wish}, und kein späteres ${method} ist in diesem Mitschnitt.`,
  reached: (by, status, took) =>
    `${by} beantwortete OPTIONS${took} mit ${status}: SIP kommt in beide Richtungen durch.`,
  rejected: (method, by, status, took, why) =>
    `${subject(method)} wurde${took} von ${by} mit ${status} abgelehnt: ${why}.`,
  toldCaller: (who, status) => `${who} antwortete dem Anrufer mit ${status}.`,
  rejectedBehind: (by, status, took, who, as, why) =>
    `Der Anruf wurde${took} von ${by} mit ${status} abgelehnt; ${who} gab das${as === null ? '' : ` als ${as}`} weiter: ${why}.`,

  progress: {
    180: (took) => `Es klingelte${took}`,
    181: (took) => `Der Anruf wurde${took} weitergeleitet`,
    182: (took) => `Der Anruf kam${took} in eine Warteschlange`,
    183: (took) => `Ein Ton oder eine Ansage wurde${took} angeboten`,
  },
  unattended: (rang, who, status, took) =>
    `${rang}, und niemand nahm ab: ${who} beendete das Warten${took} mit ${status}.`,
  pending: (rang, isPartial) => `${rang}. ${capture(isPartial)} ist keine Antwort.`,
  taken: (who, took, isPartial) =>
    `${who} nahm die Anfrage${took} entgegen. ${capture(isPartial)} ist keine Antwort.`,
  sentOn: (who) =>
    `${who} gab die Anfrage weiter. Was der Anrufer erhielt, ist nicht in diesem Mitschnitt.`,
  noAnswer: (method, isPartial) => `${capture(isPartial)} ist keine Antwort auf ${method}.`,
  silent: (method, callee, times, ms) =>
    `Gar keine Antwort: ${sent(method, callee, times, ms)}. ${check}`,
  silentNext: (method, callee, times, ms, by, status, took) =>
    `${by} beantwortete ${method}${took} mit ${status}. Das nächste ${sent(method, callee, times, ms)} und erhielt gar keine Antwort. ${check}`,

  ...troubleSentences,
  ...connectionSentences,

  reasons: reasonSentences,
};
