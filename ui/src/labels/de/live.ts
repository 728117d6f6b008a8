import { formatNumber } from '../../tokens/format/index.ts';
import type { CallAction, CallActionWords } from '../../widgets/call-controls/index.ts';
import type { LabelSets } from '../label-sets.ts';

const account = 'Konto';

/** Actions on a call, in its list and in the confirmation. */
const actions: Record<CallAction, CallActionWords> = {
  'hang-up': {
    name: 'Auflegen',
    title: 'Diesen Anruf beenden?',
    effect: 'Beendet den Anruf für alle Beteiligten.',
  },
  cancel: {
    name: 'Anruf abbrechen',
    title: 'Diesen Anruf abbrechen?',
    effect: 'Bricht den Anruf ab, bevor jemand abnimmt.',
  },
  redirect: {
    name: 'An Anwendung geben',
    title: 'Diesen Anruf an eine andere Anwendung geben?',
    confirm: 'Anruf weitergeben',
    effect:
      'Die Anwendung übernimmt sofort, ein verbundener Partner wird getrennt. Die Spracheinstellungen der ersten Anwendung bleiben.',
  },
  mute: {
    name: 'Stumm schalten',
    title: 'Diese Teilstrecke stumm schalten?',
    effect:
      'Die andere Seite hört sie nicht mehr. Ob eine Teilstrecke stumm ist, teilt die Plattform nicht mit.',
  },
  unmute: {
    name: 'Stummschaltung aufheben',
    title: 'Stummschaltung dieser Teilstrecke aufheben?',
    effect: 'Die andere Seite hört sie wieder.',
  },
  whisper: {
    name: 'Flüstern',
    title: 'Dieser Teilstrecke zuflüstern',
    effect:
      'Nur diese Teilstrecke hört es, in der Stimme der Anwendung. Solange sind die beiden getrennt.',
  },
  digits: {
    name: 'Ziffern senden',
    title: 'Ziffern senden',
    effect: 'Diese Teilstrecke hört sie als Töne.',
  },
  'start-recording': {
    name: 'Aufzeichnung starten',
    title: 'Aufzeichnung starten?',
    effect:
      'Sie kommt in den Speicher des Kontos. Ob ein Anruf aufgezeichnet wird, teilt die Plattform nicht mit.',
  },
  'stop-recording': {
    name: 'Aufzeichnung beenden',
    title: 'Aufzeichnung beenden?',
    effect: 'Ob ein Anruf aufgezeichnet wird, teilt die Plattform nicht mit.',
  },
  tag: {
    name: 'Kennzeichnen',
    title: 'Diesen Anruf kennzeichnen',
    confirm: 'Kennzeichen setzen',
    effect:
      'Ersetzt die Kennzeichen des Anrufs. Sie gehen an die Anwendung und lassen sich nicht zurücklesen.',
  },
  clear: {
    name: 'Aus der Liste nehmen',
    title: 'Diesen Anruf aus der Liste nehmen?',
    effect:
      'Entfernt nur den Eintrag: Der Anruf geht weiter und lässt sich hier weder sehen noch beenden. Für Anrufe, die längst vorbei sind.',
  },
};

/** Calls and other live data, in German. */
export const live = {
  LiveCalls: {
    call: 'Anruf',
    to: 'an',
    status: 'Status',
    lasting: 'Seit mindestens',
    via: 'Trunk',
    application: 'Anwendung',
    account,
    inbound: 'Eingehend',
    outbound: 'Ausgehend',
    leg: 'Teilstrecke',
    device: 'SIP-Client',
    empty: 'Gerade gibt es keine Anrufe.',
    statuses: {
      trying: 'Wird aufgebaut',
      ringing: 'Klingelt',
      'early-media': 'Klingelt',
      queued: 'In Warteschlange',
      'in-progress': 'Verbunden',
      completed: 'Beendet',
      busy: 'Besetzt',
      'no-answer': 'Keine Antwort',
      failed: 'Fehlgeschlagen',
    },
    ends: {
      gone: 'Nicht mehr gelistet',
      'caller-hung-up': 'Anrufer hat aufgelegt',
      'far-end-hung-up': 'Angerufener hat aufgelegt',
      'caller-gave-up': 'Anrufer hat aufgegeben',
      'platform-hung-up': 'Von der Plattform beendet',
      completed: 'Beendet',
      busy: 'Besetzt',
      'no-answer': 'Keine Antwort',
      failed: 'Fehlgeschlagen',
    },
    actions,
    actionOn: (action, call) => `${action} – ${call}`,
    callName: (from, to) => `${from} an ${to}`,
    waiting: (count) =>
      count === 1 ? '1 neuen Anruf zeigen' : `${formatNumber(count, 'de')} neue Anrufe zeigen`,
    newCall: (from) => `Neuer Anruf von ${from}`,
    newCalls: (count) => `${formatNumber(count, 'de')} neue Anrufe`,
    callEnded: (from) => `Anruf von ${from} beendet`,
    callsEnded: (count) => `${formatNumber(count, 'de')} Anrufe beendet`,
  },
  CallActionDialog: {
    actions,
    refuseEffect: 'Weist den Anrufer ab. Der Eintrag bleibt vielleicht in der Liste.',
    keepCall: 'Anruf behalten',
    to: 'an',
    application: 'Anwendung',
    chooseApplication: 'Anwendung wählen',
    text: 'Wortlaut',
    digits: 'Ziffern',
    digitsHelp: '0 bis 9, * und #.',
    tags: 'Kennzeichen',
    nothingChosen: 'Wählen Sie eine Anwendung.',
    nothingTyped: 'Geben Sie ein, was gesagt wird.',
    noDigits: 'Geben Sie Ziffern ein: 0 bis 9, * oder #.',
    noTags: 'Fügen Sie mindestens ein Kennzeichen hinzu, jedes mit einem Namen.',
  },
  CallOutForm: {
    from: 'Von',
    fromHelp: 'Die angezeigte Rufnummer. Eine eigene Nummer bestimmt auch den Carrier.',
    kind: 'Anrufen',
    kinds: {
      phone: 'Rufnummer',
      client: 'SIP-Client',
      sip: 'SIP-Adresse',
      teams: 'Microsoft Teams',
    },
    to: 'An',
    clientHelp: 'Benutzername eines registrierten Clients.',
    addressHelp: 'Zum Beispiel sip:bob@example.com',
    application: 'Anwendung',
    applicationHelp: 'Bestimmt, was nach dem Abnehmen geschieht.',
    chooseApplication: 'Anwendung wählen',
    timeout: 'Klingeln lassen',
    timeoutHelp: 'Sekunden, bis aufgegeben wird. 60, wenn leer.',
    tags: 'Kennzeichen',
    tagsHelp: 'Gehen mit dem Anruf an die Anwendung.',
    cost: 'Ein Anruf an eine Rufnummer geht über einen Carrier und kann Geld kosten.',
    problems: {
      missing: 'Dieses Feld ist nötig.',
      tooLong: 'Höchstens 256 Zeichen.',
      noNumber: 'Geben Sie eine Rufnummer ein.',
      noAddress: 'Geben Sie eine SIP-Adresse ein, etwa sip:bob@example.com.',
      noTagName: 'Geben Sie einen Namen ein, oder löschen Sie das Kennzeichen.',
      noSeconds: 'Geben Sie ganze Sekunden ein, von 1 bis 600.',
    },
  },
  QueueList: {
    label: 'Warteschlangen',
    queue: 'Warteschlange',
    waiting: 'Wartende',
    account,
    empty: 'Niemand wartet in einer Warteschlange.',
    takeCaller: (queue) => `Nächsten Anrufer aus ${queue} annehmen`,
  },
  ConferenceList: { label: 'Konferenzen', empty: 'Gerade findet keine Konferenz statt.' },
  RegistrationList: {
    label: 'Registrierte Clients',
    client: 'Client',
    until: 'Registriert bis',
    transport: 'Übertragung',
    account,
    empty: 'Kein Client ist registriert.',
  },
} satisfies Partial<LabelSets>;
