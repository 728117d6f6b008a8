/** Combines the paths of a template, separated by white space, into one expression. */
const paths = (text: TemplateStringsArray) =>
  new RegExp(String.raw(text).trim().split(/\s+/).join('|'));

/**
 * Modules that are bundled together. Dozens of small chunks, shared by screens in all combinations,
 * compress badly and cost as many requests, each 15 ms of a slow processor even if cached; a single
 * chunk would make every page load everything. A group may contain code that some of its screens
 * don't need, as long as that is smaller than the overhead of a file, about a KiB. A group takes
 * its modules with their imports, except those of a group above it and those needed by fewer
 * entries than `minShareCount`.
 */
const groups: Record<string, RegExp> = {
  // Needed by every page, including the log-in page. Must not use SWR or valibot.
  core: paths`
    portal/src/(main|addresses|routes|app)\.
    portal/src/(browser/(?!database|other-tabs|paths)|config/(index|config|phone-settings)\.|notices/)
    portal/src/platform/(client/(calls/(transport|request|body|errors|internals|path)|pace/at-most|cache/early)|resources/registration/sign-in)\.
    portal/src/session/(?!current-provider|remembered-account|typed-drafts|secrets-in-text|hidden-secrets)
    portal/src/(start/(screens|loadable|idle)|shell/(navigation/(routes-view|navigate)|error-boundary|report-error))\.
    portal/src/screen/(leave-guard/|page/(route|redirect|not-found|document-title|portal-link|public-page|brand))
    ui/src/(use-single-run\.|tokens/direction|primitives/link/link(-component|\.styles))
    ui/src/primitives/(actions|button|field|form|heading|password-input|stack|text|text-input)/
    node_modules/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx|class-variance-authority)/
    lucide-react/dist/esm/([a-zA-Z]+|icons/(circle-exclamation-point|eye|eye-off|loader-circle|triangle-exclamation-point))\.`,
  // Rarer icons are bundled with their users; `live` has those of live calls.
  icons:
    /lucide-react\/dist\/esm\/icons\/(?!(arrow-right-left|message-square-text|mic|mic-off|phone-off|wifi-off)\.)/,
  data: paths`node_modules/(swr|dequal|valibot)/ portal/src/platform/client/(calls/(wire|write)|cache/query)\.`,
  registration: paths`
    portal/src/(features/registration/(for-strangers|activation-code)|platform/resources/registration/registration|shared/hosted/registration-left)\.`,
  // The frame around every screen. Not the layout itself: screens and the layout are imported by
  // name, and must stay separate chunks.
  shell: paths`
    portal/src/platform/(client/pace/(pace|reads)|values/(by-name|hook)\.|resources/record-(reads|writes)\.)
    portal/src/platform/resources/[a-z-]+/(accounts|applications|clients|lcrs|alerts|ms-teams-tenants|phone-numbers|recent-calls|sip-gateways|users|voip-carriers)\.
    portal/src/(browser/paths\.|start/|session/(remembered-account|secrets-in-text)|screen/(owners/use-owners|record/(active-status|kinds|delete/delete-record)|list/(use-address|listed)|form/save/drafts/use-draft|page/(page|when-seen|use-today))\.)
    portal/src/(platform/engine/unanswered|shared/(alerts/alerts-seen|phone/(call-it|phone-target)|calls/(readable-number|dialled-application|in-percent)|records/(registration|unanswered)))\.
    portal/src/features/(phone-numbers/(carrier-choice|unowned)|users/user-status|teams-tenants/teams-gate|clients/use-client-owners)\.
    portal/src/shell/(navigation/(?!code-ahead|likely-next)|use-unseen-alerts|provider/(provider-selector|provider-gate|add-provider\.)|user-menu\.|toasts|(api-calls|shortcuts)/open)
    ui/src/(engines/call-routing/inbound/pattern\.model|patterns/credential-fields/(aws-regions|service-key)\.|widgets/api-keys/relative-day)
    ui/src/patterns/(app-shell/(index|app-shell|navigation)|page-header|error-state|empty-state|late-notice|data-table/use-is-painted)
    ui/src/primitives/(badge|checkbox|copy-button|copy-text|toast|icon-button|skeleton|link)/
    ui/src/(tokens/text/(index|foreign|parse-url)|deferred\.|use-(is-taking-over|page-direction|loaded)\.|primitives/dialog/overlay-container)
    ui/src/primitives/(select/(index|select|select-trigger|select\.model|popup-styles)|combobox/(index|combobox|combobox\.model))\.`,
  // Shared by tabs and overlays.
  radix: paths`
    node_modules/@radix-ui/(react-(primitive|presence|slot|compose-refs|context|id|use-|direction|collection)|primitive/)`,
  // Overlays: their code loads after the page has rendered.
  overlay: paths`
    node_modules/(@radix-ui/react-(dialog|dismissable-layer|focus-|portal|visually-hidden)|react-remove-scroll|aria-hidden)`,
  dialog: paths`ui/src/(primitives/dialog|patterns/(confirm|blocked)-dialog)/`,
  tabs: paths`node_modules/@radix-ui/react-(tabs|roving-focus) ui/src/primitives/tabs/`,
  // Payments whose response was lost.
  'payment-note': paths`portal/src/(shared/hosted/payment-note|features/billing/sent-or-found)\.`,
  // Tests of calls: saving and storing them, not running and showing them.
  'call-tests': paths`
    portal/src/(shared/call-tests/(kept-tests|save-test|copy-test|test-text)|configuration/tests/kept|platform/resources/carriers/inbound-world)\.
    lucide-react/dist/esm/icons/(list-plus|clipboard-check)\.`,
  // Long lists: tables, choices and rows that can be moved.
  virtual: /node_modules\/@tanstack\//,
  drag: /node_modules\/@dnd-kit\//,
  // Verb editor: nine packages that load together.
  editor: /node_modules\/(@codemirror|@lezer|@marijn|style-mod|crelt|w3c-keyname)\//,
  choice: paths`
    node_modules/(@radix-ui/react-(popper|select|popover)|@floating-ui|downshift)
    ui/src/primitives/(select/select-list|combobox/combobox-choice)`,
  // Texts of the platform that may quote a secret.
  quoted: paths`portal/src/(session/hidden-secrets|shared/alerts/fold-alerts)\.`,
  // Outcome of calls.
  calls: paths`portal/src/(features/overview/(overview\.model|parts)|shared/(calls/(call-figures|call-key))|platform/(values/(time/event-parts|sip-status|trunk-names)|resources/calls/sifted-calls))\.`,
  // SIP library: loads when a call is made.
  sip: paths`portal/src/shared/phone/call/sip/ node_modules/(jssip|sdp-transform|debug|ms|events)/`,
  live: paths`
    portal/src/(platform/resources/live/live-calls|shared/calls/live/(ask-calls|leg))\. ui/src/engines/live-calls/
    lucide-react/dist/esm/icons/(arrow-right-left|message-square-text|mic|mic-off|phone-off|wifi-off)\.`,
  // Batches of requests, at a rate that the platform tolerates.
  batch: paths`portal/src/(platform/client/pace/batch|shared/(arrowed/arrowed|batch/(duration|use-batch)))\.`,
  progress: paths`portal/src/shared/batch/batch-progress\. ui/src/primitives/progress-bar/`,
  // Speech vendors: lists that name them, and the forms.
  speech: paths`
    ui/src/engines/speech-vendors/ portal/src/shared/speech/(?!tts-cache|failed-test)
    portal/src/(platform/resources/speech/(speech-|google-custom-voices)|features/speech/(outcome|owner|needs|use-speech-test)\.)`,
  list: paths`
    portal/src/screen/list/((filters|export|sorting|arrangement)/)?(list-page|list-frame|sorted-page|use-arrangement|arrangement\.|kept-lists|event-list-page|export-action|use-event-page|date-choice|record-members|columns|no-account|use-list|text-filter|account-filter|use-account-filter|use-existing-page|use-owned-rows|use-open-row|use-names|use-shown-owner) portal/src/shared/phone/call-row\.`,
  form: paths`
    portal/src/screen/(form/(record-form|below-fold|fields|combobox-field|application-field|save/(record/taken-fields|compound/attempts))|record/(record-page|add-page|loaded))
    portal/src/shared/calls/call-out-refusal\. ui/src/(patterns/form-section|primitives/number-input)/`,
  // Saving and undo, for every form of a stored record.
  record: paths`
    portal/src/screen/form/((use-record-form|use-based-form|values|schema|warning|review/form-review|save/drafts/use-typed-draft)\.|save/record/)
    portal/src/screen/(record/(saved/(use-saved-record|saved-record)|record|owned-screen|delete/delete-(section|saved))|history/(undo/[a-z-]+|recreation|use-record-names|use-noted-saves))\.
    portal/src/(platform/(records/(record|column)|values/domain-name)|session/secret-names)\.`,
  // Stores and shows the changes of a form: loads once something is saved or reviewed.
  history: paths`
    portal/src/screen/history/(changes|steps|kept-steps|note-save|note-deletion|kept-record|entry|history-store)\. node_modules/idb/`,
  // Relations and rows of a record: gateways, routes.
  related: paths`
    portal/src/(platform/resources/(totals|carriers/(carrier-usage|smpp-gateways))|shared/records/(relations|inbound-test-link)|screen/record/delete/usage)\.
    ui/src/(widgets/(sip|smpp)-gateways/[a-z-]+\.model|patterns/row-editor/editor-row)\.`,
  // Records that take several requests to save.
  compound: paths`portal/src/(screen/form/save/compound/|shared/records/refused-as\.)`,
  // Controls that only some forms use.
  'long-text': paths`ui/src/primitives/(fieldset|textarea)/`,
  // Screens of several kinds need one or two of these.
  each: paths`ui/src/(primitives/(code-block|file-input|radio-group)|widgets/tags-editor)/`,
  webhook: paths`ui/src/widgets/webhook-field/ portal/src/shared/records/webhook-value\.`,
  'confirmed-action': paths`portal/src/screen/page/confirmed-action\.`,
  limits: paths`ui/src/widgets/limits-editor/ portal/src/(shared/records|platform/values)/limits\.`,
  credential: paths`ui/src/(patterns/credential-fields/|primitives/secret-display/secret-display\.model)`,
  immediate: paths`portal/src/shared/(speech/tts-cache-section|records/api-keys-section)\.`,
  // Shared by the screens of one record.
  'account-form': paths`
    portal/src/(features/accounts/form/(account-form|save-account)|platform/records/account)\. ui/src/primitives/secret-display/`,
  'application-form': paths`
    portal/src/(features/applications/(form/application-form\.wire|delete/application-usage)|platform/records/application)\.
    ui/src/(patterns/async-select/|widgets/speech-selection/speech\.model)`,
  'carrier-form': paths`
    portal/src/(features/carriers/(form/(carrier-form|save-carrier)|delete/carrier-blocked)|platform/(values/trunk-rules|records/(carrier|gateways)))\.`,
  'routing-form': paths`portal/src/(features/routing/(routing-form|save-routing)|platform/records/routing)\.`,
  'speech-form': paths`portal/src/features/speech/form/(speech-form|save-speech)\.`,
};

const nameOfFolder = (module: string) => /([^/]+)\/[^/]+$/.exec(module)?.[1] ?? null;

export const chunkGroups = Object.entries(groups).map(([name, test], index, all) => ({
  name: name === 'each' ? nameOfFolder : name,
  test,
  minShareCount: name === 'icons' ? 4 : 1,
  priority: all.length - index,
}));
