import { formatNumber } from '../../tokens/format/index.ts';
import type { LabelSets } from '../label-sets.ts';

const counted = (count: number) => formatNumber(count, 'de');

/** Old and new values, and what a file needs, in German. */
export const configuration = {
  RecordChanges: {
    was: 'war',
    becomes: 'wird',
    notSet: 'Nicht gesetzt',
    empty: 'Leer',
    secret: 'Geändert',
    secretSet: 'Gesetzt',
    kinds: {
      added: 'Hinzugefügt',
      changed: 'Geändert',
      moved: 'Verschoben',
      removed: 'Entfernt',
    },
    reset: 'Zurücksetzen',
    resetNamed: (label) => `Zurücksetzen: ${label}`,
    goTo: 'Anzeigen',
    goToNamed: (label) => `Anzeigen: ${label}`,
    showAll: 'Alles zeigen',
    showLess: 'Weniger zeigen',
    showAllOf: (label) => `Alles zeigen von ${label}`,
    showLessOf: (label) => `Weniger zeigen von ${label}`,
  },
  BrokenTests: {
    title: (count) =>
      count === 1 ? '1 Test würde fehlschlagen' : `${counted(count)} Tests würden fehlschlagen`,
    becomes: 'dann',
  },
  CallTests: {
    passed: 'Bestanden',
    failed: 'Fehlgeschlagen',
    unknown: 'Unbekannt',
    summary: (passed, count) =>
      `${counted(passed)} von ${counted(count)} ${count === 1 ? 'Test' : 'Tests'} bestanden.`,
    found: (outcome) => `Tatsächlich: ${outcome}.`,
    remove: 'Test entfernen',
  },
  CallReach: {
    title: 'Vergangene Anrufe',
    to: 'an',
    becomes: 'dann',
    none: (calls) =>
      calls === 1
        ? 'Der vergangene Anruf nähme denselben Weg.'
        : `Keiner von ${counted(calls)} vergangenen Anrufen nähme einen anderen Weg.`,
    noCalls: 'Es sind keine vergangenen Anrufe gespeichert.',
    of: (calls) =>
      calls === 1 ? 'Von 1 vergangenen Anruf' : `Von ${counted(calls)} vergangenen Anrufen`,
    kinds: {
      carrier: (count) =>
        `${counted(count)} ${count === 1 ? 'ginge' : 'gingen'} über einen anderen Carrier`,
      rejected: (count) => `${counted(count)} ${count === 1 ? 'würde' : 'würden'} abgewiesen`,
      application: (count) =>
        `${counted(count)} ${count === 1 ? 'erreichte' : 'erreichten'} eine andere Anwendung`,
      accepted: (count) =>
        `${counted(count)} ${count === 1 ? 'würde' : 'würden'} nicht mehr abgewiesen`,
    },
    unknown: (count) =>
      `${counted(count)} ${count === 1 ? 'lässt' : 'lassen'} sich nicht entscheiden.`,
    rejected: 'abgewiesen',
  },
  ConfigurationPlan: {
    counts: ({ create, change, delete: gone, unchanged, refused, leftOut }) =>
      `${counted(create)} anzulegen, ${counted(change)} zu ändern, ${counted(gone)} zu löschen, ${counted(unchanged)} unverändert${refused > 0 ? `, ${counted(refused)} nicht zu schreiben` : ''}${leftOut > 0 ? `, ${counted(leftOut)} ausgelassen` : ''}`,
    changes: {
      create: 'Anlegen',
      change: 'Ändern',
      delete: 'Löschen',
      unchanged: 'Unverändert',
      refused: 'Nicht zu schreiben',
    },
    states: {
      waiting: 'Wartet',
      running: 'In Arbeit',
      done: 'Erledigt',
      failed: 'Fehlgeschlagen',
      skipped: 'Ausgelassen',
      asks: 'Seit dem Plan geändert',
    },
    done: (count, total) => `${counted(count)} von ${counted(total)} erledigt`,
    leftOut: 'Ausgelassen',
    include: 'Aufnehmen',
    includeOf: (name) => `${name} aufnehmen`,
    stays: 'Bleibt, wenn nicht gewählt',
    chooseOne: (name) => `${name} löschen`,
    chooseAll: (count) => `Alle ${counted(count)} Löschungen wählen`,
    chooseNone: 'Keine Löschung wählen',
    showUnchanged: (count) => `${counted(count)} unveränderte zeigen`,
    hideUnchanged: 'Unveränderte verbergen',
    showOthers: (count) => `Die anderen ${counted(count)} zeigen`,
    showMore: (count) => `${counted(count)} weitere zeigen`,
    details: (name) => `Einzelheiten zu ${name}`,
    changedSince: (labels) => `Inzwischen hat es jemand geändert: ${labels}.`,
    overwrite: 'Überschreiben',
    overwriteOf: (name) => `${name} überschreiben`,
    leave: 'So lassen',
    leaveOf: (name) => `So lassen: ${name}`,
  },
  SecretsForm: {
    label: 'Geheimnisse',
    stays: 'Leer lassen, um das gespeicherte zu behalten.',
    missing: 'Eingeben, oder den Datensatz auslassen.',
  },
} satisfies Partial<LabelSets>;
