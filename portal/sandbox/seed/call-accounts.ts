import { SEEDED_ACCOUNTS } from './accounts.ts';
import { ACME, GLOBEX, GLOBEX_APP, RETAIL, RETAIL_APP, SUPPORT_LINE } from './known-sids.ts';
import { sidFor } from './sids.ts';

/** An account with calls; its numbers for inbound calls start at `firstNumber`. */
export type CallAccount = {
  sid: string;
  provider: string;
  application: string | null;
  /** Share of all calls. */
  weight: number;
  inboundTrunk: string;
  outboundTrunks: readonly string[];
  firstNumber: number;
  isRecorded: boolean;
};

/** Accounts not listed have no calls (`recent-calls#list-empty`). */
const TRAFFIC: Record<string, Partial<CallAccount> & { weight: number; firstNumber: number }> = {
  'Acme Support': {
    weight: 30,
    firstNumber: 15_085_551_000,
    application: SUPPORT_LINE,
    inboundTrunk: 'Skyline SIP',
    outboundTrunks: ['Acme PBX', 'Acme backup trunk', 'user'],
  },
  'Globex Sales': {
    weight: 17,
    firstNumber: 16_175_552_000,
    application: GLOBEX_APP,
    inboundTrunk: 'Globex trunk',
    outboundTrunks: ['Globex trunk', 'user'],
    // Recorded, but without a bucket: its recordings can't be loaded
    // (`recent-calls#recording-account-without-bucket`).
    isRecorded: true,
  },
  'Stark Manufacturing': { weight: 14, firstNumber: 13_125_554_000 },
  'Wayne Logistics': { weight: 12, firstNumber: 12_015_555_000 },
  'Hooli Helpdesk': { weight: 6, firstNumber: 16_505_556_000 },
  'Vandelay Imports': { weight: 3, firstNumber: 12_125_557_000 },
  'Pied Piper': { weight: 2, firstNumber: 16_505_558_000 },
  'Tyrell Robotics and Replicant Aftercare International Hotline EU': {
    weight: 4,
    firstNumber: 442_079_463_000,
    inboundTrunk: 'Bluewave Europe',
    outboundTrunks: ['Bluewave Europe'],
  },
  'Contoso Retail': {
    weight: 8,
    firstNumber: 44_207_946_000,
    application: RETAIL_APP,
    inboundTrunk: 'Contoso trunk',
    outboundTrunks: ['Contoso trunk'],
  },
  'Contoso Travel': {
    weight: 4,
    firstNumber: 44_207_946_200,
    inboundTrunk: 'Contoso trunk',
    outboundTrunks: ['Contoso trunk'],
  },
};

const known: Record<string, string> = {
  'Acme Support': ACME,
  'Globex Sales': GLOBEX,
  'Contoso Retail': RETAIL,
};

/** In the order of the accounts; the first has the most calls. */
export function callAccounts(): CallAccount[] {
  return SEEDED_ACCOUNTS.flatMap(({ name, provider, sid, columns, bucket }) => {
    const traffic = TRAFFIC[name];
    if (!traffic) return [];
    return [
      {
        sid: known[name] ?? sid ?? sidFor('account', name),
        provider,
        application: null,
        inboundTrunk: 'Skyline SIP',
        outboundTrunks: ['Skyline SIP', 'user'],
        isRecorded: bucket !== undefined && columns?.['record_all_calls'] === 1,
        ...traffic,
      },
    ];
  });
}
