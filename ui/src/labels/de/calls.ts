import type { CallFlow } from '../../widgets/call-flow/index.ts';
import type { CallTrace } from '../../widgets/call-trace/index.ts';
import type { EventVolume } from '../../widgets/event-volume/index.ts';
import type { RecordingPlayer } from '../../widgets/recording-player/index.ts';
import type { SipLadder } from '../../widgets/sip-ladder/index.ts';
import type { LabelsOf } from '../labels-of.ts';

/** Calls, recordings and traces in German. */
export const calls: {
  CallFlow: LabelsOf<typeof CallFlow>;
  CallTrace: LabelsOf<typeof CallTrace>;
  EventVolume: LabelsOf<typeof EventVolume>;
  RecordingPlayer: LabelsOf<typeof RecordingPlayer>;
  SipLadder: LabelsOf<typeof SipLadder>;
} = {
  CallFlow: {
    title: 'Anrufablauf',
    empty: 'Noch keine Schritte.',
    outdated: 'Stand des letzten lesbaren Textes.',
    unreadable: 'Erscheint, sobald die Verben lesbar sind.',
    hook: (address) => `danach ${address}`,
    unreached: 'Wird nie erreicht',
    during: 'Währenddessen',
  },
  CallTrace: {
    tree: 'Spans',
    search: 'Spans suchen',
    searchIn: 'Name oder Attribut',
    count: (total) => `${total.toLocaleString('de')} ${total === 1 ? 'Span' : 'Spans'}`,
    found: (hits, total) => `${hits.toLocaleString('de')} von ${total.toLocaleString('de')} Spans`,
    empty: 'Dieser Trace hat keine Spans',
    choose: 'Wählen Sie einen Span, um seine Attribute zu sehen.',
    span: 'Span',
    spanId: 'Span-ID',
    start: 'Beginn',
    end: 'Ende',
    duration: 'Dauer',
    latency: 'Latenz',
    recogniser: 'Spracherkennung',
    application: 'Anwendung',
    synthesis: 'Sprachsynthese',
    turn: 'Wechsel',
    turns: (count) => `${count} Wechsel`,
    unknown: '–',
    open: 'Span zeigen',
  },
  EventVolume: {
    table: 'Als Tabelle',
    time: 'Zeit',
    total: 'Summe',
    narrow: (time) => `Nur ${time} zeigen`,
    hint: 'Über die Balken ziehen, um nur diese Zeit zu zeigen.',
  },
  RecordingPlayer: {
    player: 'Aufzeichnung',
    play: 'Abspielen',
    pause: 'Anhalten',
    back: '15 Sekunden zurück',
    forward: '15 Sekunden vor',
    position: 'Position',
    speed: 'Tempo',
    volume: 'Lautstärke',
    skipSilence: 'Stille überspringen',
    showLatencies: 'Latenzen zeigen',
    channel: (number) => (number === 0 ? 'Anrufer' : 'Plattform'),
    mute: (channel) => `${channel} stumm schalten`,
    solo: (channel) => `Nur ${channel} hören`,
    download: 'Aufzeichnung herunterladen',
    delete: 'Aufzeichnung löschen',
    events: 'Ereignisse',
    eventCount: (count) =>
      `${count.toLocaleString('de')} ${count === 1 ? 'Ereignis' : 'Ereignisse'}`,
    filter: 'Ereignisse filtern',
    allEvents: 'Alle Ereignisse',
    noEvents: 'Keine Ereignisse dieser Art.',
    kinds: {
      stt: 'Spracherkennung',
      'stt-latency': 'Latenz der Erkennung',
      dtmf: 'DTMF',
      tts: 'Sprachsynthese',
      application: 'Antwort der Anwendung',
    },
    problem: 'Diese Aufzeichnung lässt sich nicht abspielen.',
  },
  SipLadder: {
    messages: 'SIP-Nachrichten',
    count: (total) => `${total.toLocaleString('de')} ${total === 1 ? 'Nachricht' : 'Nachrichten'}`,
    time: 'Zeit',
    message: 'Nachricht',
    repeat: 'erneut gesendet',
    between: (from, to) => `von ${from} an ${to}`,
    showAll: (total) => `Alle ${total.toLocaleString('de')} Nachrichten zeigen`,
    choose: 'Wählen Sie eine Nachricht, um sie ganz zu lesen.',
    media: 'Medien',
    refused: 'abgelehnt',
    cut: 'Der Mitschnitt enthält weniger von dieser Nachricht, als gesendet wurde.',
    copy: 'Nachricht kopieren',
  },
};
