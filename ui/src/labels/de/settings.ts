import type { ApiKeys } from '../../widgets/api-keys/index.ts';
import type { BucketCredential } from '../../widgets/bucket-credential/index.ts';
import type { EnvironmentVariables } from '../../widgets/environment-variables/index.ts';
import type { LimitsEditor } from '../../widgets/limits-editor/index.ts';
import type { PasswordPolicy } from '../../widgets/password-policy/index.ts';
import type { PasswordRules } from '../../widgets/password-rules/index.ts';
import type { SystemInformation } from '../../widgets/system-information/index.ts';
import type { TagsEditor } from '../../widgets/tags-editor/index.ts';
import type { VerbEditor } from '../../widgets/verb-editor/index.ts';
import type { WebhookField } from '../../widgets/webhook-field/index.ts';
import type { LabelsOf } from '../labels-of.ts';

/** Settings, keys and applications in German. */
export const settings: {
  ApiKeys: LabelsOf<typeof ApiKeys>;
  BucketCredential: LabelsOf<typeof BucketCredential>;
  EnvironmentVariables: LabelsOf<typeof EnvironmentVariables>;
  LimitsEditor: LabelsOf<typeof LimitsEditor>;
  PasswordPolicy: LabelsOf<typeof PasswordPolicy>;
  PasswordRules: LabelsOf<typeof PasswordRules>;
  SystemInformation: LabelsOf<typeof SystemInformation>;
  TagsEditor: LabelsOf<typeof TagsEditor>;
  VerbEditor: LabelsOf<typeof VerbEditor>;
  WebhookField: LabelsOf<typeof WebhookField>;
} = {
  ApiKeys: {
    never: 'Nie benutzt',
    today: 'Heute',
    yesterday: 'Gestern',
    daysAgo: (days) => `Vor ${days} Tagen`,
    heading: (label) => `API-Schlüssel: ${label}`,
    lastUsed: 'Zuletzt benutzt',
    empty: 'Noch keine API-Schlüssel.',
    errorTitle: 'Die API-Schlüssel konnten nicht geladen werden.',
    add: 'Schlüssel hinzufügen',
    key: (end) => `API-Schlüssel mit Ende ${end}`,
    deleteKey: (end) => `API-Schlüssel mit Ende ${end} löschen`,
    newTitle: 'Ihr neuer API-Schlüssel',
    newHelp:
      'Kopieren Sie ihn jetzt und verwahren Sie ihn sicher. Wer ihn hat, kann in Ihrem Namen handeln.',
    newKey: 'API-Schlüssel',
    copyNew: 'API-Schlüssel kopieren',
    done: 'Fertig',
    deleteTitle: 'Diesen API-Schlüssel wirklich löschen?',
    deleteConfirm: 'Schlüssel löschen',
    createFailed: 'Der Schlüssel konnte nicht angelegt werden.',
  },
  BucketCredential: {
    vendor: 'Bucket-Anbieter',
    vendors: {
      none: 'KEINER',
      aws_s3: 'AWS S3',
      s3_compatible: 'AWS-S3-kompatibel',
      azure: 'Azure Cloud Storage',
      google: 'Google Cloud Storage',
    },
    tags: {
      aws_s3: 'S3-Tags',
      s3_compatible: 'S3-Tags',
      azure: 'Azure-Cloud-Storage-Tags',
      google: 'Google-Cloud-Storage-Tags',
    },
    test: 'Testen',
    containerName: 'Container-Name',
    fields: {
      name: 'Bucket-Name',
      region: 'Region',
      endpoint: 'Endpunkt-URI',
      accessKeyId: 'Zugriffsschlüssel-ID',
      secretAccessKey: 'Geheimer Zugriffsschlüssel',
      connectionString: 'Verbindungszeichenfolge',
      serviceKey: 'Dienstschlüssel',
    },
  },
  EnvironmentVariables: {
    legend: 'Umgebungsvariablen',
    lookingUp: 'Die Variablen der Anwendung werden abgefragt',
    none: 'Diese Anwendung hat keine Variablen.',
    failed: 'Die Variablen der Anwendung konnten nicht geladen werden.',
    kept: 'Gespeicherte Werte bleiben:',
    removed: 'Von dieser Anwendung nicht verlangt. Wird beim Speichern entfernt:',
    remove: 'Gespeicherte Werte entfernen',
    retry: 'Erneut versuchen',
    noChoice: 'Keine',
    unavailable: (value) => `${value} (nicht verfügbar)`,
    carriersLoading: 'Carrier werden geladen',
    carriersFailed: 'Die Carrier konnten nicht geladen werden.',
    defaultIs: (value) => `Standard: ${value}`,
    show: (key) => `${key} zeigen`,
    hide: (key) => `${key} verbergen`,
    chooseFile: 'Datei wählen',
    fileText: (key) => `Text von ${key}`,
    readError: (message) => `Die Datei konnte nicht gelesen werden: ${message}`,
    notSet: 'Nicht festgelegt',
    hidden: 'Festgelegt, verborgen',
    on: 'Ja',
    off: 'Nein',
  },
  LimitsEditor: {
    placeholder: 'Menge eingeben (0 = unbegrenzt)',
    noLimit: 'Keine Grenze',
    unlimited: '0 (unbegrenzt)',
  },
  PasswordPolicy: {
    minLength: 'Mindestlänge des Passworts',
    length: (characters) => `${characters} Zeichen`,
    requireDigit: 'Ziffer verlangen',
    requireSpecialCharacter: 'Sonderzeichen verlangen',
    specialCharacterHelp: 'Etwa ! @ # $ % ^ & * ( ) _ + - =',
    required: 'Ja',
    notRequired: 'Nein',
  },
  PasswordRules: {
    length: (minLength) => `Mindestens ${minLength} Zeichen lang`,
    letter: 'Mindestens ein Buchstabe',
    digit: 'Mindestens eine Ziffer',
    special: 'Mindestens ein Sonderzeichen',
    title: 'Das Passwort braucht:',
    met: 'erfüllt',
    missing: 'noch nicht',
  },
  SystemInformation: {
    domainName: 'Domain',
    domainNameHelp: 'Domain dieser Konsole und der Plattform-API.',
    sipDomainName: 'SIP-Domain',
    sipDomainNameHelp: 'Übergeordnete Domain der SIP-Realms aller Konten.',
    privateNetworkCidr: 'Privates Netz (CIDR)',
    privateNetworkCidrHelp:
      'Adressen und Netze innerhalb der Plattform, durch Kommas getrennt, etwa 10.0.0.0/8, 192.168.1.1.',
    monitoringDomainName: 'Monitoring-Domain',
    monitoringDomainNameHelp: 'Domain der Monitoring-Dashboards.',
    logLevel: 'Log-Stufe',
    logLevelHelp: 'Debug protokolliert jeden Schritt jedes Anrufs. Nur zur Fehlersuche verwenden.',
    logLevels: { info: 'Info', debug: 'Debug' },
    none: 'Keine',
  },
  TagsEditor: {
    name: 'Name',
    value: 'Wert',
    add: 'Tag hinzufügen',
    remove: (row) => `Tag ${row} löschen`,
    rowName: (row) => `Name von Tag ${row}`,
    rowValue: (row) => `Wert von Tag ${row}`,
    empty: 'Keine Tags.',
  },
  VerbEditor: {
    format: 'Formatieren',
    insertExample: 'Beispiel einfügen',
    plainText: 'Nur Text: Der Editor konnte nicht geladen werden.',
    line: (line) => `Zeile ${line}:`,
    problems: (errors, warnings) => `Fehler: ${errors}, Warnungen: ${warnings}`,
    more: (count) => `und ${count} weitere`,
    advisory:
      '· geprüft mit dem veröffentlichten Schema der Verben. Speichern ist trotzdem möglich.',
  },
  WebhookField: {
    placeholder: 'https://example.com/hook',
    method: 'Methode',
    useAuth: 'HTTP-Basisauthentifizierung verwenden',
    username: 'Benutzername',
    password: 'Passwort',
    websocketUsesGet: 'WebSocket-Adressen werden immer mit GET aufgerufen.',
    onlyMethod: (method) => `Dieser Webhook wird immer mit ${method} aufgerufen.`,
    none: 'Keiner',
    authOff: 'Keine Authentifizierung',
    authAs: (username) => `HTTP-Basisauthentifizierung als ${username}`,
  },
};
