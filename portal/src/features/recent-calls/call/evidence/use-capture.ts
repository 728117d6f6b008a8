import { CaptureError, parseCapture } from '@trunkline/ui/engines/sip-capture';
import { callCapture, useEvidence } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { callKey } from '../../../../shared/calls/call-key.ts';
import { trunkNames } from '../../../../shared/calls/trunk-names.ts';
import { whyNoCapture } from './available.ts';

/** The SIP of a call, read in the browser. */
export const useCapture = (call: RecentCall) =>
  useEvidence(['capture', callKey(call)], async () =>
    parseCapture(await (await callCapture(call)).arrayBuffer()),
  );

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Roles of hosts, by the call's own members. */
export const hostsOf = (call: RecentCall) => ({
  [textOf(call['host'])]: 'Platform',
  [textOf(call['remote_host'])]: trunkNames[call.trunk] ?? 'Carrier',
});

export const whyUnread = (error: unknown) =>
  error instanceof CaptureError ? error.message : whyNoCapture(error);
