/** Where an address names a record. */
export const sidPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** @param prefix without a slash at its end */
export const isWithin = (pathname: string, prefix: string) =>
  pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The screens of one kind of record. */
const screensOf = /* @__NO_SIDE_EFFECTS__ */ (list: string) => ({
  list,
  add: `${list}/add`,
  edit: (sid: string) => `${list}/${sid}/edit`,
});

// Apart, for the script in the page, which needs no others.
export const logInAddress = '/';
export const forgotPasswordAddress = '/forgot-password';

/** Every address of the console that code links to. Patterns with parameters are in the route records. */
export const addresses = {
  logIn: logInAddress,
  createPassword: '/create-password',
  forgotPassword: forgotPasswordAddress,
  overview: '/internal/overview',
  register: {
    choice: '/register',
    email: '/register/email',
    verifyEmail: '/register/email/verify-your-email',
    subdomain: '/register/choose-a-subdomain',
  },
  oauthCallback: (provider: string) => `/oauth-callback/${provider}`,
  users: screensOf('/internal/users'),
  settings: '/internal/settings',
  accounts: {
    ...screensOf('/internal/accounts'),
    sipRealm: (sid: string) => `/internal/accounts/${sid}/sip-realm/edit`,
    upgrade: (sid: string) => `/internal/accounts/${sid}/subscription`,
    modifyPlan: (sid: string) => `/internal/accounts/${sid}/modify-subscription`,
    payment: (sid: string) => `/internal/accounts/${sid}/manage-payment`,
  },
  clients: screensOf('/internal/clients'),
  applications: screensOf('/internal/applications'),
  recentCalls: '/internal/recent-calls',
  live: {
    list: '/internal/live',
    callOut: '/internal/live/call-out',
    call: (accountSid: string, callSid: string) => `/internal/live/${accountSid}/${callSid}`,
  },
  alerts: '/internal/alerts',
  configuration: '/internal/configuration',
  carriers: screensOf('/internal/carriers'),
  speech: {
    ...screensOf('/internal/speech-services'),
    byAccount: '/internal/speech-services/by-account',
  },
  phoneNumbers: {
    ...screensOf('/internal/phone-numbers'),
    import: '/internal/phone-numbers/import',
  },
  teamsTenants: screensOf('/internal/ms-teams-tenants'),
  routing: screensOf('/internal/least-cost-routing'),
  inboundTest: '/internal/inbound-test',
  yourChanges: '/internal/your-changes',
};
