// Settings of one deployment. Replace this file beside index.html; the build stays the same.
// Every member is optional. Flags are true or false ('true' and 'false' as text are understood).
window.PORTAL_CONFIG = {
  // apiBaseUrl: 'https://api.example.com/v1',   default: this page's origin + /api/v1
  // enableHostedSystem: false,
  // enableForgotPassword: false,
  // disableCustomSpeech: false,
  // disableAdditionalSpeechVendors: false,
  // disableOutboundCallRouting: false,
  // disableTracing: false,
  // disableCallRecording: false,
  // disableDefaultTrunkRouting: false,
  // disableChangeHistory: false,   true: the browser doesn't remember what a person changed
  // alertPollSeconds: 120,   how often unseen alerts are counted; 0 is never
  // sipWebSocketUrl: 'wss://sbc.example.com:8443',   calls from the browser; also '/sip' below this
  //   page's origin, or [{ region: 'eu', url: 'wss://eu.example.com:8443' }]; default: off
  // iceServers: [{ urls: 'turns:turn.example.com', username: '', credential: '' }],   default: none
  // cloudRegion: '',
  // defaultServiceProviderSid: '',
  // githubClientId: '',
  // googleClientId: '',
  // cardProviderPublicKey: '',
  // termsUrl: 'https://example.com/terms',
  // privacyUrl: 'https://example.com/privacy',
  // brand: {
  //   id: 'copperline',
  //   productName: 'Copperline Voice',
  //   accent: '#b4531a',
  //   grey: 'warm',            accent | cool | warm | neutral
  //   radius: 10,              0 to 12
  //   font: 'system',          instrument-sans | inter | source-sans | system
  //   logoUrl: '/logo.svg',    or a data:image/… address
  //   links: [{ label: 'Help', href: 'https://help.example.com' }],
  // },
  // A screen that failed, for your monitor; the console of the browser is told anyway.
  // onError: ({ route, error, componentStack }) => {},
};
