/**
 * Modules that travel together. As dozens of small chunks, shared by screens in all combinations,
 * code compresses badly and takes as many requests, each of them 15 ms of a slow processor, cached or
 * not; in one, every page would load everything. What most screens of a kind need may come with some
 * that don't, as long as it is smaller than what a file costs, about a KiB. A
 * group takes its modules with their imports, except those of a group above it and those that fewer
 * entries than `minShareCount` need.
 */
type Name = string | ((module: string) => string | null);

const nameOfFolder = (module: string) => /([^/]+)\/[^/]+$/.exec(module)?.[1] ?? null;

const groups: [name: Name, test: RegExp, minShareCount?: number][] = [
  // What every page has, the log-in page among them. Nothing in here may use SWR or valibot.
  [
    'core',
    new RegExp(
      [
        'portal/src/(main|addresses|routes|app)\\.',
        'portal/src/(browser/(?!database|other-tabs)|config/(index|config)\\.|notices/)',
        'portal/src/platform/(client/(transport|request|at-most|errors|internals|early|path)|resources/registration/sign-in)\\.',
        'portal/src/session/(?!current-provider|typed-drafts|secrets-in-text)',
        'portal/src/(start/(screens|loadable|idle)|shell/(navigation/(routes-view|navigate)|error-boundary|report-error))\\.',
        'portal/src/screen/(leave-guard/|page/(route|redirect|not-found|document-title|portal-link|public-page|brand))',
        'ui/src/use-single-run\\.',
        'ui/src/primitives/((actions|button|field|form|heading|password-input|stack|text|text-input)/|link/link(-component|\\.styles))',
        'ui/src/tokens/direction',
        'node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx|class-variance-authority)/',
        'lucide-react/dist/esm/([a-zA-Z]+|icons/(circle-exclamation-point|eye|eye-off|loader-circle|triangle-exclamation-point))\\.',
      ].join('|'),
    ),
  ],
  // Rarer icons come with what shows them.
  ['icons', /lucide-react\/dist\/esm\/icons\//, 4],
  [
    'data',
    /node_modules\/(swr|dequal|valibot)\/|portal\/src\/platform\/client\/(wire|query|write)\./,
  ],
  // What the steps of a registration share.
  [
    'registration',
    /portal\/src\/(features\/registration\/(for-strangers|activation-code)|platform\/resources\/registration\/registration|shared\/registration-left)\./,
  ],
  // The frame around every screen. Not the layout itself: a screen and the layout are what is asked
  // for by name, and must stay chunks of their own.
  [
    'shell',
    new RegExp(
      [
        'portal/src/platform/(client/pace|values/(by-name|hook|phone-number)\\.|resources/[a-z-]+/(accounts|applications|clients|lcrs|alerts|ms-teams-tenants|phone-numbers|recent-calls|sip-gateways|users|voip-carriers)\\.)',
        'portal/src/(screen/(page/(use-seen|when-seen|use-today)|record/(active-status|delete/delete-record)|list/(use-address|listed))|shared/(use-owners|remembered-account|readable-number|registration|unanswered))\\.',
        'portal/src/features/(phone-numbers/carrier-choice|users/user-status|teams-tenants/teams-gate|clients/use-client-owners)\\.',
        'ui/src/engines/call-routing/inbound/pattern\\.model',
        'ui/src/patterns/credential-fields/(aws-regions|service-key)\\.',
        'ui/src/(primitives/(checkbox|copy-text)/|widgets/api-keys/relative-day)',
        'portal/src/shell/(navigation/(?!code-ahead|likely-next)|use-unseen-alerts|provider/(provider-selector|provider-gate|add-provider\\.)|user-menu|toasts)',
        'portal/src/(start/|shared/alerts-seen\\.|screen/(page/page|record/kinds|form/save/use-draft)\\.)',
        'ui/src/patterns/(app-shell/(index|app-shell|navigation)|page-header|error-state|empty-state|late-notice)',
        'ui/src/tokens/text/(index|foreign)',
        'ui/src/primitives/(badge|copy-button|toast|icon-button|skeleton|link)/',
        // The closed looks of what opens.
        'ui/src/(deferred\\.|use-(is-taking-over|page-direction|loaded)\\.|primitives/(dialog/overlay-container|select/(index|select|select-trigger|select\\.model|popup-styles)\\.|combobox/(index|combobox|combobox\\.model)\\.))',
      ].join('|'),
    ),
  ],
  // What tabs need of it too, without what opens over the page.
  [
    'radix',
    /node_modules\/@radix-ui\/(react-(primitive|presence|slot|compose-refs|context|id|use-|direction|collection)|primitive\/)/,
  ],
  // What opens over the page: its code comes once the page stands.
  [
    'overlay',
    /node_modules\/(@radix-ui\/react-(dialog|dismissable-layer|focus-|portal|visually-hidden)|react-remove-scroll|aria-hidden)/,
  ],
  ['dialog', /ui\/src\/primitives\/dialog\/|ui\/src\/patterns\/(confirm|blocked)-dialog\//],
  ['tabs', /node_modules\/@radix-ui\/react-(tabs|roving-focus)|ui\/src\/primitives\/tabs\//],
  // Payments whose answer was lost.
  ['payment-note', /portal\/src\/(shared\/payment-note|features\/billing\/sent-or-found)\./],
  // Long lists: of tables, of choices, and of rows that are moved.
  ['virtual', /node_modules\/@tanstack\//],
  ['drag', /node_modules\/@dnd-kit\//],
  // The editor of verbs: nine packages that are asked for at once.
  ['editor', /node_modules\/(@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)\//],
  [
    'choice',
    /node_modules\/(@radix-ui\/react-(popper|select|popover)|@floating-ui|downshift)|ui\/src\/primitives\/(select\/select-list|combobox\/combobox-choice)/,
  ],
  // What tells how calls ended.
  [
    'calls',
    /portal\/src\/(shared\/(sip-status|call-figures|fold-alerts)|platform\/values\/event-parts)\./,
  ],
  // What makes many calls, at the pace that the platform bears.
  ['batch', /portal\/src\/(platform\/client\/batch|shared\/(duration|use-batch))\./],
  [
    'progress',
    /portal\/src\/shared\/(batch|gateways)-progress\.|ui\/src\/primitives\/progress-bar\//,
  ],
  // Every speech vendor there is: lists of what names them, and the forms.
  [
    'speech',
    /ui\/src\/engines\/speech-vendors\/|portal\/src\/(platform\/resources\/speech\/(speech-|google-custom-voices)|features\/speech\/(outcome|owner|needs|use-speech-test)\.|shared\/(speech-value|speech-status|credential-name))/,
  ],
  [
    'list',
    /portal\/src\/screen\/list\/(filters\/)?(list-page|event-list-page|export-action|use-event-page|date-choice|record-members|columns|no-account|use-list|use-export|text-filter|account-filter|use-account-filter|use-existing-page|use-owned-rows|use-open-row)/,
  ],
  [
    'form',
    /portal\/src\/screen\/(form\/record-form|form\/below-fold|form\/fields|form\/combobox-field|form\/application-field|form\/save\/taken-fields|form\/save\/attempts|record\/record-page|record\/add-page|record\/loaded)|portal\/src\/shared\/call-out-refusal\.|ui\/src\/(patterns\/form-section|primitives\/number-input)\//,
  ],
  // What every form of a stored record needs to save and to take back.
  [
    'record',
    /portal\/src\/(screen\/(form\/(use-record-form|use-based-form|values|schema|warning)|record\/delete\/delete-section|form\/save\/(columns|rules|members|merge|problems|save-record|unstorable|use-noted-saves|use-undone-changes|use-typed-draft|outcome)|form\/review\/form-review|history\/(undo-request|recreation|use-record-names)|record\/(use-saved-record|saved-record|record))|platform\/(records\/(record|column)|values\/(domain-name|client-name|email))|session\/secret(s-in-text|-names))\./,
  ],
  // What remembers and shows the changes of a form: asked for once something is saved or reviewed.
  [
    'history',
    /portal\/src\/screen\/history\/(changes|steps|kept-steps|note-save|note-deletion|kept-record|entry|history-store)\.|node_modules\/idb\//,
  ],
  // What a record has, and rows of its own: gateways, routes.
  [
    'related',
    /portal\/src\/(platform\/resources\/(totals|carriers\/(carrier-usage|smpp-gateways))|shared\/(relations|inbound-test-link)|screen\/record\/delete\/usage)\.|ui\/src\/(widgets\/(sip|smpp)-gateways\/[a-z-]+\.model|patterns\/row-editor\/editor-row)\./,
  ],
  // What only records that take several calls need.
  [
    'compound',
    /portal\/src\/(screen\/form\/save\/(compound-save|stored-rows|use-created-record)|shared\/refused-as)\./,
  ],
  // Controls of some forms.
  ['long-text', /ui\/src\/primitives\/(fieldset|textarea)\//],
  // Screens of several kinds need one or two of these: each by itself.
  [
    nameOfFolder,
    /ui\/src\/(primitives\/(code-block|file-input|radio-group)|widgets\/tags-editor)\//,
  ],
  ['webhook', /ui\/src\/widgets\/webhook-field\/|portal\/src\/shared\/webhook-value\./],
  ['confirmed-action', /portal\/src\/screen\/page\/confirmed-action\./],
  ['limits', /ui\/src\/widgets\/limits-editor\/|portal\/src\/shared\/limits\./],
  [
    'credential',
    /ui\/src\/(patterns\/credential-fields\/|primitives\/secret-display\/secret-display\.model)/,
  ],
  ['immediate', /portal\/src\/shared\/(tts-cache-section|api-keys-section)\./],
  // What the screens of one record share.
  [
    'account-form',
    /portal\/src\/(features\/accounts\/form\/(account-form|save-account)|platform\/records\/account)\.|ui\/src\/primitives\/secret-display\//,
  ],
  [
    'application-form',
    /portal\/src\/(features\/applications\/(form\/application-form\.wire|delete\/application-usage)|platform\/records\/application)\.|ui\/src\/(patterns\/async-select\/|widgets\/speech-selection\/speech\.model)/,
  ],
  [
    'carrier-form',
    /portal\/src\/features\/carriers\/(form\/(carrier-form|save-carrier)|delete\/carrier-blocked)\.|portal\/src\/platform\/(values\/trunk-rules|records\/(carrier|gateways))\./,
  ],
  [
    'routing-form',
    /portal\/src\/(features\/routing\/(routing-form|save-routing)|platform\/records\/routing)\./,
  ],
  ['speech-form', /portal\/src\/features\/speech\/form\/(speech-form|save-speech)\./],
];

export const chunkGroups = groups.map(([name, test, minShareCount = 1], index) => ({
  name,
  test,
  minShareCount,
  priority: groups.length - index,
}));
