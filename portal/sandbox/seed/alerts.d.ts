import type { Store } from '../store/store.ts';
type Sample = [type: string, message: string, detail?: string, vendor?: string];
/** Every type there is, in the words of `alerts#list-all-types`. */
export declare const ALERT_SAMPLES: readonly Sample[];
/** Each type in turn for the first account, so that it has them all; then anything for anybody. */
export declare function seedAlerts(store: Store, now: Date, scale: number): void;
export {};
