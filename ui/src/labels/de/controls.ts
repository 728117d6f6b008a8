import type { AppShell } from '../../patterns/app-shell/index.ts';
import type { AsyncSelect } from '../../patterns/async-select/index.ts';
import type { CommandPalette } from '../../patterns/command-palette/index.ts';
import type { CredentialFields } from '../../patterns/credential-fields/index.ts';
import type { DataTable } from '../../patterns/data-table/index.ts';
import type { EditConflicts } from '../../patterns/edit-conflicts/index.ts';
import type { ErrorState } from '../../patterns/error-state/index.ts';
import type { FilterBar } from '../../patterns/filter-bar/index.ts';
import type { LateNotice } from '../../patterns/late-notice/index.ts';
import type { Pager } from '../../patterns/pager/index.ts';
import type { SaveBar } from '../../patterns/save-bar/index.ts';
import type { Combobox } from '../../primitives/combobox/index.ts';
import type { PasswordInput } from '../../primitives/password-input/index.ts';
import type { SecretDisplay } from '../../primitives/secret-display/index.ts';
import type { LabelsOf } from '../labels-of.ts';

const fields = (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`);

/** Primitives and patterns in German. */
export const controls: {
  AppShell: LabelsOf<typeof AppShell>;
  AsyncSelect: LabelsOf<typeof AsyncSelect>;
  Combobox: LabelsOf<typeof Combobox>;
  CommandPalette: LabelsOf<typeof CommandPalette>;
  CredentialFields: LabelsOf<typeof CredentialFields>;
  DataTable: LabelsOf<typeof DataTable>;
  EditConflicts: LabelsOf<typeof EditConflicts>;
  ErrorState: LabelsOf<typeof ErrorState>;
  FilterBar: LabelsOf<typeof FilterBar>;
  LateNotice: LabelsOf<typeof LateNotice>;
  Pager: LabelsOf<typeof Pager>;
  PasswordInput: LabelsOf<typeof PasswordInput>;
  SaveBar: LabelsOf<typeof SaveBar>;
  SecretDisplay: LabelsOf<typeof SecretDisplay>;
} = {
  AppShell: {
    sidebar: 'Seitenleiste',
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptnavigation',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    collapse: 'Navigation einklappen',
    expand: 'Navigation ausklappen',
    count: (count) => `${count} neu`,
  },
  AsyncSelect: {
    unavailable: (value) => `${value} (nicht verfügbar)`,
    loading: 'Wird geladen',
    late: 'Noch keine Antwort. Es wird weiter gewartet.',
    failed: 'Die Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
  Combobox: {
    options: 'Auswahl',
    open: 'Auswahl zeigen',
    clear: 'Auswahl löschen',
    loading: 'Wird geladen',
  },
  CommandPalette: {
    name: 'Suchen oder springen',
    placeholder: 'Suchen oder eine ID, Nummer oder Adresse einfügen',
    searching: 'Suche läuft',
    move: 'bewegen',
    open: 'öffnen',
    close: 'schließen',
  },
  CredentialFields: {
    optional: 'Optional',
    savedSecret: 'Gespeichert. Leer lassen, um es zu behalten.',
    savedFile: 'Gespeichert. Nur zum Ersetzen eine Datei wählen.',
    fixed: 'Nicht änderbar. Die Zugangsdaten löschen und neu anlegen.',
    format: 'Formatieren',
    docs: 'Dokumentation',
  },
  DataTable: {
    loading: 'Wird geladen',
    late: 'Noch keine Antwort. Es wird weiter gewartet.',
    selectAll: 'Alle auf dieser Seite auswählen',
    selectRow: (name) => `${name} auswählen`,
    openRow: (name) => `Details zu ${name}`,
    details: 'Details',
    actions: 'Aktionen',
    moreActions: 'Weitere Aktionen',
    errorTitle: 'Diese Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    sortBy: 'Sortieren nach',
    sorted: (column, isDescending) => `Sortierung: ${column}${isDescending ? ', absteigend' : ''}`,
  },
  EditConflicts: {
    title: 'Von jemand anderem geändert',
    description: (count) =>
      `Während der Bearbeitung hat jemand anderes ${count === 1 ? 'einen Wert' : `${count} Werte`} gespeichert, den auch Sie geändert haben. Wählen Sie, was bleibt. Gespeichert ist noch nichts.`,
    mine: 'Ihr Wert',
    theirs: 'Von jemand anderem gespeichert',
    save: 'Speichern',
    cancel: 'Zurück zum Formular',
  },
  ErrorState: { retry: 'Erneut versuchen', details: 'Details' },
  FilterBar: {
    region: 'Filter',
    clearSearch: 'Suche löschen',
    pending: 'Eingabetaste',
    removeChip: (label) => `Filter ${label} entfernen`,
    chips: 'Aktive Filter',
    clearAll: 'Alle löschen',
  },
  LateNotice: {
    late: 'Noch keine Antwort. Es wird weiter gewartet.',
    retry: 'Erneut versuchen',
  },
  Pager: {
    navigation: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page) => `Seite ${page}`,
    pageOf: (page, last) => `Seite ${page} von ${last}`,
    jumpBack: '5 Seiten zurück',
    jumpForward: '5 Seiten vor',
    pageSize: 'Einträge je Seite',
    perPage: (size) => `${size} / Seite`,
    total: (total) => (total === 1 ? '1 Eintrag' : `${total} Einträge`),
  },
  PasswordInput: {
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    capsLock: 'Die Feststelltaste ist aktiv!',
  },
  SaveBar: {
    unsaved: 'Nicht gespeicherte Änderungen',
    saved: 'Alles gespeichert',
    saving: 'Wird gespeichert',
    changes: fields,
    problems: (count) => (count === 1 ? '1 Problem' : `${count} Probleme`),
    moreProblems: (count) => `und ${count} weitere`,
  },
  SecretDisplay: {
    reveal: (label) => `${label} zeigen`,
    hide: (label) => `${label} verbergen`,
    copy: (label) => `${label} kopieren`,
  },
};
