import type { Database, Row } from './database.ts';
import { type Table } from './table.ts';
/** Every table clients can reach. Their references are checked against this list. */
export declare const allTables: readonly Table[];
export type Store = ReturnType<typeof createStore>;
/** All storage modules over one migrated database. */
export declare function createStore(db: Database): {
    writer: import("./table.ts").Writer;
    transaction: <T>(work: () => T) => T;
    webhooks: {
        get: (sid: string) => import("./webhooks.ts").Hook | undefined;
        byId(): Map<string, import("./webhooks.ts").Hook>;
        add(hook: import("./table.ts").Input): string;
        change: (sid: string, columns: import("./table.ts").Input) => boolean;
        drop(sid: string | null): void;
        link(owner: {
            table: string;
            key: string;
            sid: string;
        }, column: string, sid: string | null): void;
    };
    serviceProviders: {
        list: () => import("./service-providers.ts").ServiceProviderRow[];
        get: (sid: string) => import("./service-providers.ts").ServiceProviderRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        hasAccountsOrUsers: (sid: string) => boolean;
        removeLimits: (sid: string) => number;
    };
    accounts: {
        rawColumns: readonly ["account_sid", "name", "sip_realm", "service_provider_sid", "registration_hook_sid", "queue_event_hook_sid", ...string[]];
        list({ serviceProviderSid, accountSid }?: import("./accounts.ts").AccountFilter): import("./accounts.ts").AccountRow[];
        get: (sid: string) => import("./accounts.ts").AccountRow | undefined;
        bySipRealm: (realm: string) => import("./accounts.ts").AccountRow | undefined;
        add: (input: import("./table.ts").Input, own: {
            created_at: string;
            webhook_secret: string;
        }) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        setWebhookSecret: (sid: string, secret: string) => number;
    };
    applications: {
        list: (filter: import("./applications.ts").ApplicationFilter) => import("./applications.ts").ApplicationRow[];
        page: (filter: import("./applications.ts").ApplicationFilter, page: import("./paging.ts").Page) => import("./paging.ts").Paged<import("./applications.ts").ApplicationRow>;
        get: (sid: string) => import("./applications.ts").ApplicationRow | undefined;
        add: (input: import("./table.ts").Input, createdAt: string) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        hasPhoneNumbers: (sid: string) => boolean;
    };
    users: {
        list: (filter?: {
            serviceProviderSid?: string;
            accountSid?: string;
        }) => import("./users.ts").ListedUser[];
        get: (sid: string) => import("./users.ts").UserRow | undefined;
        byName: (name: string) => import("./users.ts").ListedUser | undefined;
        byEmail: (email: string) => import("./users.ts").UserRow | undefined;
        byValidatedEmail: (email: string) => import("./users.ts").UserRow | undefined;
        byPhone: (phone: string) => import("./users.ts").UserRow | undefined;
        byIdentity: (provider: string, providerUserid: string) => import("./users.ts").UserRow | undefined;
        setActivationCode: (sid: string, code: string | null) => number;
        validateEmail: (sid: string) => number;
        isTaken: (name: unknown, email: unknown) => boolean;
        add: (input: import("./table.ts").Input, own: {
            hashed_password: string | null;
            permissions: string;
        }) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        setPassword: (sid: string, hash: string) => number;
        setPermissions: (sid: string, permissions: readonly string[]) => number;
        remove: (sid: string) => boolean;
        removeOfAccount: (accountSid: string) => number;
        activeAdmins: () => {
            user_sid: string;
        }[];
    };
    sessions: {
        begin(signature: string, userSid: string, expiresAt: number, now: number): void;
        isAlive: (signature: string) => boolean;
        endAll: (userSid: string) => number;
        failures: (name: string) => import("./sessions.ts").LoginFailures | undefined;
        setFailures: (name: string, { failures, until }: import("./sessions.ts").LoginFailures) => number;
        clearFailures: (name: string) => number;
    };
    apiKeys: {
        byToken: (token: string) => import("./api-keys.ts").ApiKeyRow | undefined;
        get: (sid: string) => import("./api-keys.ts").ApiKeyRow | undefined;
        ofAccount: (sid: string) => import("./api-keys.ts").ApiKeyRow[];
        ofServiceProvider: (sid: string) => import("./api-keys.ts").ApiKeyRow[];
        add: (input: import("./table.ts").Input, createdAt: string) => string;
        markUsed: (accountSid: string, at: string) => number;
        remove: (sid: string) => boolean;
        removeOf: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
    };
    accountLimits: import("./limits.ts").LimitStore;
    serviceProviderLimits: import("./limits.ts").LimitStore;
    platformSettings: {
        passwordPolicy: () => import("./platform-settings.ts").PasswordPolicy | undefined;
        setPasswordPolicy: (input: import("./table.ts").Input) => void;
        systemInformation: () => Record<string, string | null> | undefined;
        setSystemInformation: (input: import("./table.ts").Input) => void;
        systemColumns: string[];
    };
    ttsCache: {
        total: () => number;
        ofAccount: (sid: string) => number;
        set: (sid: string, entries: number) => number;
        clear: () => number;
        clearAccount: (sid: string) => number;
    };
    numbers: {
        list(filter: import("./numbers.ts").NumberFilter): import("./numbers.ts").PhoneNumberRow[];
        page(filter: import("./numbers.ts").NumberFilter, page: import("./paging.ts").Page): import("./paging.ts").Paged<import("./numbers.ts").PhoneNumberRow>;
        get: (sid: string) => import("./numbers.ts").PhoneNumberRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        addMany(rows: Iterable<import("./numbers.ts").PhoneNumberRow>): void;
        removeOfAccount: (accountSid: string) => number;
    };
    carriers: {
        list: (filter: import("./carriers.ts").CarrierFilter) => import("./carriers.ts").CarrierRow[];
        page: (filter: import("./carriers.ts").CarrierFilter, page: import("./paging.ts").Page, { boundFirst }?: {
            boundFirst?: boolean | undefined;
        }) => import("./paging.ts").Paged<import("./carriers.ts").CarrierRow>;
        get: (sid: string) => import("./carriers.ts").CarrierRow | undefined;
        isNameTaken: (serviceProviderSid: string | null, name: string) => boolean;
        add: (input: import("./table.ts").Input, createdAt: string) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        hasPhoneNumbers: (sid: string) => boolean;
        removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void;
    };
    teamsTenants: {
        list: () => import("./teams-tenants.ts").TeamsTenantRow[];
        get: (sid: string) => import("./teams-tenants.ts").TeamsTenantRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        removeOfAccount: (accountSid: string) => number;
    };
    lcrs: {
        list: (filter?: {
            serviceProviderSid?: string;
            accountSid?: string;
        }) => import("./lcrs.ts").LcrRow[];
        get: (sid: string) => import("./lcrs.ts").LcrRow | undefined;
        ofOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => import("./lcrs.ts").LcrRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove(sid: string): void;
    };
    lcrRoutes: {
        ofLcr: (lcrSid: string) => import("./lcr-routes.ts").LcrRouteRow[];
        get: (sid: string) => import("./lcr-routes.ts").LcrRouteRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove(sid: string): boolean;
        entriesOf: (routeSid: string) => import("./lcr-routes.ts").LcrEntryRow[];
        getEntry: (sid: string) => import("./lcr-routes.ts").LcrEntryRow | undefined;
        addEntry: (input: import("./table.ts").Input) => string;
        changeEntry: (sid: string, input: import("./table.ts").Input) => boolean;
        removeEntry: (sid: string) => boolean;
    };
    sipGateways: {
        key: string;
        ofCarrier: (carrierSid: string) => import("./gateways.ts").GatewayRow[];
        get: (sid: string) => import("./gateways.ts").GatewayRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        removeOfCarrier: (carrierSid: string) => number;
        removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
    };
    smppGateways: {
        key: string;
        ofCarrier: (carrierSid: string) => import("./gateways.ts").GatewayRow[];
        get: (sid: string) => import("./gateways.ts").GatewayRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        removeOfCarrier: (carrierSid: string) => number;
        removeOfOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) => number;
    };
    sbcs: {
        shared: () => Row[];
        ofServiceProvider: (sid: string) => Row[];
        add: (input: import("./table.ts").Input) => string;
        removeOfServiceProvider: (sid: string) => number;
    };
    smppAddresses: {
        shared: () => Row[];
        ofServiceProvider: (sid: string) => Row[];
        add: (input: import("./table.ts").Input) => string;
        removeOfServiceProvider: (sid: string) => number;
    };
    clients: {
        list: (filter?: {
            serviceProviderSid?: string;
            accountSid?: string;
        }) => import("./clients.ts").ClientRow[];
        get: (sid: string) => import("./clients.ts").ClientRow | undefined;
        byName: (accountSid: string, username: string) => import("./clients.ts").ClientRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
    };
    speechCredentials: {
        ofAccount: (accountSid: string) => import("./speech-credentials.ts").SpeechCredentialRow[];
        ofServiceProvider: (serviceProviderSid: string) => import("./speech-credentials.ts").SpeechCredentialRow[];
        get: (sid: string) => import("./speech-credentials.ts").SpeechCredentialRow | undefined;
        add: (input: import("./table.ts").Input, createdAt: string) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
        removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void;
    };
    customVoices: {
        ofCredential: (sid: string) => import("./custom-voices.ts").CustomVoiceRow[];
        list: ({ serviceProviderSid, accountSid, label }: import("./custom-voices.ts").CustomVoiceFilter) => import("./custom-voices.ts").CustomVoiceRow[];
        get: (sid: string) => import("./custom-voices.ts").CustomVoiceRow | undefined;
        add: (input: import("./table.ts").Input) => string;
        change: (sid: string, input: import("./table.ts").Input) => boolean;
        remove: (sid: string) => boolean;
    };
    calls: {
        add: (call: import("./calls.ts").CallRow) => number;
        list(owner: import("./calls.ts").CallOwner, filter: import("./call-filter.ts").CallFilter, size: number, offset: number): import("./calls.ts").PagedRows<import("./calls.ts").CallRow>;
        bySid: (owner: import("./calls.ts").CallOwner, callSid: string) => import("./calls.ts").CallRow | undefined;
        bySipCallId: (owner: import("./calls.ts").CallOwner, callId: string) => import("./calls.ts").CallRow | undefined;
        byTrace: (owner: import("./calls.ts").CallOwner, traceId: string) => import("./calls.ts").CallRow | undefined;
        isRecordingDeleted: (callSid: string) => boolean;
        deleteRecording: (callSid: string) => number;
    };
    alerts: {
        add: ({ time, account_sid, service_provider_sid, alert_type, ...rest }: import("./alerts.ts").AlertRow) => number;
        list(owner: import("./calls.ts").CallOwner, { from, until, type }: import("./alerts.ts").AlertFilter, size: number, offset: number): import("./calls.ts").PagedRows<import("./alerts.ts").AlertRow>;
    };
    mails: {
        send: ({ sent_at, recipient, subject, body }: Omit<import("./mails.ts").Mail, 'mail_id'>) => number;
        list: () => import("./mails.ts").Mail[];
    };
    resetLinks: {
        add: (link: string, userSid: string, expiresAt: number) => number;
        userOf: (link: string, now: number) => string | undefined;
        drop: (link: string) => number;
    };
    subscriptions: {
        get: (accountSid: string) => import("./subscriptions.ts").SubscriptionRow | undefined;
        byStripeId: (id: string) => import("./subscriptions.ts").SubscriptionRow | undefined;
        set: (row: import("./subscriptions.ts").SubscriptionRow) => number;
        remove: (accountSid: string) => number;
    };
    state: {
        get: (name: string) => string | undefined;
        set: (name: string, value: string) => number;
    };
    /** Grows with every row written, undone ones included. */
    changeCount: () => number;
    /** Everything that is stored, for comparing before and after. */
    dump(): Record<string, Row[]>;
};
