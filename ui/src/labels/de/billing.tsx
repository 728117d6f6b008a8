import type { LabelSets } from '../label-sets.ts';

/** Registration, plans and payment, and findings of checks, in German. */
export const billing = {
  CardForm: {
    label: 'Karte',
    loading: 'Kartenformular wird geladen…',
    failed:
      'Das Skript des Zahlungsanbieters konnte nicht geladen werden. Vielleicht hält ein Skriptblocker es auf.',
    retry: 'Erneut versuchen',
  },
  FindingList: {
    nothing: 'Keine Probleme gefunden.',
    working: 'Wird geprüft',
    more: (count) => `${count} weitere zeigen`,
  },
  PlanGrid: {
    service: 'Leistung',
    capacity: 'Umfang',
    price: 'Preis',
    cost: 'Kosten',
    total: 'Monatliche Kosten insgesamt',
    fee: (price, unit) => `${price} je ${unit}`,
    outOfBounds: (min, max) => `Geben Sie eine ganze Zahl von ${min} bis ${max} ein.`,
  },
  PlanMessage: {
    limits: (calls, devices) =>
      `${calls} ${calls === 1 ? 'gleichzeitigen Anruf' : 'gleichzeitige Anrufe'} und ${devices} ${devices === 1 ? 'angemeldetes Gerät' : 'angemeldete Geräte'}`,
    paid: (calls, devices) =>
      `Ihr bezahltes Abonnement umfasst ${calls} gleichzeitige Anrufe und ${devices} angemeldete Geräte.`,
    billed: (amount, on) =>
      `Ihnen werden${on === undefined ? '' : ` am ${on}`} ${amount} berechnet.`,
    credited: (amount, on) =>
      `Ihre nächste Rechnung${on === undefined ? '' : ` am ${on}`} ist eine Gutschrift über ${amount}.`,
    trial: (limits) => `Sie nutzen den kostenlosen Tarif (Probezeit), begrenzt auf ${limits}.`,
    trialEnds: (on) => `Ihre Probezeit endet am ${on}.`,
    trialOver: (limits) =>
      `Sie nutzen den kostenlosen Tarif (Probezeit abgelaufen), begrenzt auf ${limits}.`,
    switchedOff:
      'Ihre Probezeit ist abgelaufen. Wechseln Sie zu einem bezahlten Tarif, um den Dienst weiter zu nutzen.',
  },
  PriceSummary: {
    caption: 'Was sich ändert',
    before: 'Bisher',
    after: 'Ab jetzt',
    monthly: 'Monatlicher Betrag',
    payNow: 'Einmalig jetzt, für den Rest des Abrechnungszeitraums',
    nothingNow: 'Jetzt wird nichts berechnet',
    credit: 'Gutschrift auf der nächsten Rechnung',
    nextInvoice: (date) => `Nächste Rechnung: ${date}`,
  },
  SelfDeletion: {
    warning:
      'Damit wird Ihr Konto mit allem gelöscht, was dazugehört: Anwendungen, Carrier, Rufnummern, Sprachdienste und Benutzer. Das lässt sich nicht rückgängig machen.',
    password: 'Passwort',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    message: 'Löschtext',
    messageHelp: 'Geben Sie „delete my account“ ein, um fortzufahren.',
    messageWrong: 'Geben Sie den Löschtext genau so ein, um Ihr Konto zu löschen.',
    submit: 'MEIN KONTO ENDGÜLTIG LÖSCHEN',
    cancel: 'Abbrechen',
  },
  SetupChecklist: { doneLabel: 'Erledigt:', nextLabel: 'Als Nächstes:' },
  SubdomainField: {
    label: 'Subdomain',
    free: 'Dieser Name ist verfügbar.',
    taken: 'Dieser Name ist nicht verfügbar.',
    checking: 'Verfügbarkeit wird geprüft…',
    problems: {
      tooShort: (least) => `Geben Sie mindestens ${least} Zeichen ein.`,
      tooLong: (most) => `Geben Sie höchstens ${most} Zeichen ein.`,
      characters: 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.',
      ends: 'Beginnen und enden Sie mit einem Buchstaben oder einer Ziffer.',
    },
  },
  TermsAcceptance: {
    sentence: (terms, privacy) => (
      <>
        Ich akzeptiere die {terms} und habe die {privacy} gelesen.
      </>
    ),
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
} satisfies Partial<LabelSets>;
