/** An account with calls; numbers of inbound calls start at `firstNumber`. */
export interface CallAccount {
    sid: string;
    provider: string;
    application: string | null;
    /** Its part of all calls. */
    weight: number;
    inboundTrunk: string;
    outboundTrunks: readonly string[];
    firstNumber: number;
    isRecorded: boolean;
}
/** In the order of the accounts; the first has the most. */
export declare function callAccounts(): CallAccount[];
