/** What to do with each component and what not, by its path in the library. */
export const guidance: Readonly<Record<string, { do: string; dont: string }>> = {
  'primitives/actions': {
    do: 'put the button that goes on first.',
    dont: 'use it in a dialog: its footer has a place for buttons.',
  },
  'primitives/badge': {
    do: 'name the state in one or two words.',
    dont: 'use fill for the ordinary state: isQuiet keeps it calm.',
  },
  'primitives/breadcrumbs': {
    do: 'end with the name of the page itself.',
    dont: 'repeat the side navigation in it.',
  },
  'primitives/button': {
    do: 'say the verb and the thing: Delete carrier.',
    dont: 'give one view two primary buttons.',
  },
  'primitives/card': { do: 'group what belongs together.', dont: 'put cards into cards.' },
  'primitives/checkbox': {
    do: 'use it for a choice that Save applies.',
    dont: 'use it for what takes effect at once: that is a switch.',
  },
  'primitives/code-block': {
    do: 'show text exactly as a machine reads it.',
    dont: 'use it for a single SID: copy-text is made for that.',
  },
  'primitives/combobox': {
    do: 'use it from about eight options on.',
    dont: 'use it for three options: radio buttons show them all.',
  },
  'primitives/copy-button': {
    do: 'name what is copied in the label.',
    dont: 'place it without the value in sight.',
  },
  'primitives/copy-text': {
    do: 'use it for SIDs, realms and addresses.',
    dont: 'shorten the value yourself: the whole text must be copied.',
  },
  'primitives/dialog': { do: 'ask or show one thing.', dont: 'open a dialog from a dialog.' },
  'primitives/disclosure': {
    do: 'say in the closed line what is inside.',
    dont: 'hide a required field in it.',
  },
  'primitives/dropdown-menu': {
    do: 'collect rare actions of a row.',
    dont: 'hide the only way to a frequent action.',
  },
  'primitives/field': {
    do: 'keep the label visible and the help to one sentence.',
    dont: 'use the placeholder as the label.',
  },
  'primitives/fieldset': {
    do: 'name the group by the question it answers.',
    dont: 'wrap a single control.',
  },
  'primitives/file-input': {
    do: 'say what kind of file is wanted.',
    dont: 'upload before the form is saved.',
  },
  'primitives/form': {
    do: 'end it with Actions, or with a save-bar where it is long.',
    dont: 'put a form into a form.',
  },
  'primitives/heading': {
    do: 'give the page one heading of level 1.',
    dont: 'skip a level for its looks: that is what size is for.',
  },
  'primitives/icon-button': {
    do: 'give a label with verb and thing.',
    dont: 'use an icon people have to guess.',
  },
  'primitives/link': {
    do: 'use it for what has an address.',
    dont: 'style it as a button that acts.',
  },
  'primitives/number-input': {
    do: 'leave wrong text standing and say what is wrong.',
    dont: 'clamp silently while somebody types.',
  },
  'primitives/password-input': {
    do: 'set autoComplete to what is asked for.',
    dont: 'fill in a stored secret, masked or not.',
  },
  'primitives/progress-bar': { do: 'use it when the end is known.', dont: 'let it jump back.' },
  'primitives/radio-group': {
    do: 'use it for two to five choices, all visible.',
    dont: 'use it for a long list.',
  },
  'primitives/reason': {
    do: 'say why a control is blocked, in a sentence.',
    dont: 'leave a disabled control unexplained.',
  },
  'primitives/secret-display': {
    do: 'reveal on demand only.',
    dont: 'keep the revealed text in state of your own.',
  },
  'primitives/select': {
    do: 'order options as people look for them.',
    dont: 'use it where typing is faster: take a combobox.',
  },
  'primitives/skeleton': {
    do: 'give it the size of what will come.',
    dont: 'shimmer over content that is already there.',
  },
  'primitives/spinner': {
    do: 'use it inside a control that works.',
    dont: 'cover a page with it.',
  },
  'primitives/stack': {
    do: 'let it set every distance between its children.',
    dont: 'give a child a margin of its own.',
  },
  'primitives/switch': {
    do: 'use it for what takes effect at once.',
    dont: 'use it in a form that is saved as a whole.',
  },
  'primitives/tabs': {
    do: 'switch between views of one thing.',
    dont: 'use tabs as steps of a process.',
  },
  'primitives/text': {
    do: 'mute what is read second.',
    dont: 'use danger for more than what went wrong.',
  },
  'primitives/text-input': {
    do: 'set width by what goes into it.',
    dont: 'trim or rewrite text while somebody types.',
  },
  'primitives/textarea': {
    do: 'use it for several lines.',
    dont: 'use it for JSON: the verb editor checks it.',
  },
  'primitives/theme-root': {
    do: 'put it around what you embed in a page with styles of its own.',
    dont: 'use it for a page that is all ours: it needs `applyBrand` alone.',
  },
  'primitives/toast': {
    do: 'tell what happened, in one line.',
    dont: 'tell an error that asks for an action: it must stay.',
  },
  'primitives/tooltip': {
    do: 'name an icon or add a detail.',
    dont: 'put anything in it that people need to finish.',
  },
  'patterns/app-shell': { do: 'hand it your router link.', dont: 'use a second shell inside it.' },
  'patterns/async-select': {
    do: 'keep a stored value even when it is not offered any more.',
    dont: 'drop the value when the list fails to load.',
  },
  'patterns/blocked-dialog': {
    do: 'link every record that is in the way.',
    dont: 'list hundreds: show three and a link to the rest.',
  },
  'patterns/command-palette': {
    do: 'find by name and by what people paste.',
    dont: 'load all records before it opens.',
  },
  'patterns/confirm-dialog': {
    do: 'name the thing and what goes with it.',
    dont: 'ask before what can be undone.',
  },
  'patterns/credential-fields': {
    do: 'describe fields as records.',
    dont: 'send a mask back as the secret.',
  },
  'patterns/data-table': {
    do: 'give each column a least width and a priority.',
    dont: 'render all rows of a long list into a page of your own.',
  },
  'patterns/edit-conflicts': {
    do: 'show both values side by side.',
    dont: 'let the later save win in silence.',
  },
  'patterns/empty-state': { do: 'offer the first step.', dont: 'blame the person.' },
  'patterns/error-state': {
    do: 'say what could not be loaded and offer a retry.',
    dont: 'show a stack trace.',
  },
  'patterns/filter-bar': {
    do: 'show active filters as chips.',
    dont: 'hide an active filter in a menu.',
  },
  'patterns/form-error': {
    do: 'place it above the form and focus it.',
    dont: 'repeat what stands at a field.',
  },
  'patterns/form-section': { do: 'explain the section in one sentence.', dont: 'nest sections.' },
  'patterns/late-notice': {
    do: 'put it where something is loading, with a way to ask again.',
    dont: 'show it at once: most answers come in time.',
  },
  'patterns/page-header': { do: 'keep one primary action.', dont: 'put filters into it.' },
  'patterns/page-outline': {
    do: 'use it for forms of more than three sections.',
    dont: 'list single fields.',
  },
  'patterns/pager': {
    do: 'keep the page in the address.',
    dont: 'reset the page size on each visit.',
  },
  'patterns/progress-overlay': {
    do: 'say what must not be interrupted.',
    dont: 'use it for anything under two seconds.',
  },
  'patterns/row-editor': {
    do: 'move the focus to the new row.',
    dont: 'validate a row nobody has touched.',
  },
  'patterns/save-bar': {
    do: 'say how many fields are unsaved and link each problem.',
    dont: 'show a tick beside problems.',
  },
  'widgets/api-keys': { do: 'show a new key once, whole.', dont: 'log a key.' },
  'widgets/bucket-credential': { do: 'test before saving.', dont: 'send a stored secret back.' },
  'widgets/call-flow': { do: 'show it beside the script it reads.', dont: 'use it as an editor.' },
  'widgets/call-trace': {
    do: 'load a trace when it is opened.',
    dont: 'flatten the tree before handing it over.',
  },
  'widgets/custom-voices': {
    do: 'name voices as the vendor does.',
    dont: 'delete a voice that an application speaks with.',
  },
  'widgets/environment-variables': {
    do: 'hand over the schema of the application.',
    dont: 'store what the application does not ask for.',
  },
  'widgets/event-volume': {
    do: 'let a bar narrow the list below.',
    dont: 'use it without its table.',
  },
  'widgets/gateway-doctor': {
    do: 'offer the repair where there is one.',
    dont: 'block saving on advice.',
  },
  'widgets/inbound-explainer': {
    do: 'say what cannot be known.',
    dont: 'promise an answer for gateways that are not loaded.',
  },
  'widgets/limits-editor': {
    do: 'leave a limit blank for none.',
    dont: 'write 0 for none: 0 has a meaning of its own.',
  },
  'widgets/outbound-routes': {
    do: 'keep the order: it is the rule.',
    dont: 'sort routes for looks.',
  },
  'widgets/password-policy': {
    do: 'show the rules in force to those who may not change them.',
    dont: 'let a rule be stricter than the platform checks.',
  },
  'widgets/password-rules': {
    do: 'show it while the password is typed.',
    dont: 'wait for the submit.',
  },
  'widgets/phone-number': {
    do: 'format by country and keep the digits.',
    dont: 'store the formatted text.',
  },
  'widgets/recording-player': {
    do: 'hand over peaks where you have them.',
    dont: 'start playing unasked.',
  },
  'widgets/route-linter': {
    do: 'show a number that proves each finding.',
    dont: 'call a route dead that may match.',
  },
  'widgets/route-tester': {
    do: 'test with and without a leading +.',
    dont: 'hide why a route was passed over.',
  },
  'widgets/sip-gateways': {
    do: 'write inbound networks with their netmask.',
    dont: 'accept a host name for inbound.',
  },
  'widgets/sip-ladder': {
    do: 'show one call at a time.',
    dont: 'drop messages that cannot be read.',
  },
  'widgets/smpp-gateways': {
    do: 'mark exactly one gateway as primary.',
    dont: 'mix inbound and outbound in one list.',
  },
  'widgets/speech-chain': {
    do: 'show primary and fallback together.',
    dont: 'hide that there is no fallback.',
  },
  'widgets/speech-credential': {
    do: 'describe a vendor by its record.',
    dont: 'write a form for one vendor.',
  },
  'widgets/speech-matrix': { do: 'show where a credential is missing.', dont: 'use it to edit.' },
  'widgets/speech-selection': {
    do: 'keep values that are not offered any more.',
    dont: 'switch the voice when only the label changes.',
  },
  'widgets/system-information': {
    do: 'explain each name where it stands.',
    dont: 'show it to people below admin.',
  },
  'widgets/tags-editor': { do: 'keep names unique.', dont: 'sort tags while they are edited.' },
  'widgets/verb-editor': { do: 'show it with its call flow.', dont: 'refuse what is only advice.' },
  'widgets/voice-sample': {
    do: 'speak one text by every voice.',
    dont: 'play two samples at a time.',
  },
  'widgets/webhook-field': {
    do: 'keep method and address together.',
    dont: 'show a stored password.',
  },
  'patterns/finding-list': {
    do: 'say in each sentence what happens, and offer the fix.',
    dont: 'list what needs no decision.',
  },
  'widgets/card-form': {
    do: 'load it when somebody is about to pay.',
    dont: 'keep anything of a card in the page.',
  },
  'widgets/plan-grid': {
    do: 'show what each quantity costs a month.',
    dont: 'round a price before the total.',
  },
  'widgets/plan-message': {
    do: 'say what the plan is and when it changes.',
    dont: 'repeat it beside a banner that says the same.',
  },
  'widgets/price-summary': {
    do: 'show it before anything is paid.',
    dont: 'hide a credit in the total.',
  },
  'widgets/self-deletion': {
    do: 'say what goes with the account.',
    dont: 'ask for it without the typed message.',
  },
  'widgets/setup-checklist': {
    do: 'lead from each step to where it is done.',
    dont: 'show it once everything is set up.',
  },
  'widgets/subdomain-field': {
    do: 'tell the availability of what is typed now.',
    dont: 'ask the platform on every key.',
  },
  'widgets/terms-acceptance': {
    do: 'link the terms that are accepted.',
    dont: 'tick the box for the person.',
  },
};
