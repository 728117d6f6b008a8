import { CaptureError, parseCapture } from '@trunkline/ui/engines/sip-capture';
import { callCapture, useEvidence } from '../../../../platform/resources/calls/call-evidence.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { callKey } from '../../../../shared/calls/call-key.ts';
import { whyNoCapture } from './available.ts';

/** Loads and parses the SIP capture of a call. */
export const useCapture = (call: RecentCall) =>
  useEvidence(['capture', callKey(call)], async () =>
    parseCapture(await (await callCapture(call)).arrayBuffer()),
  );

export const whyUnread = (error: unknown) =>
  error instanceof CaptureError ? error.message : whyNoCapture(error);
