import { recordingOf } from '../../evidence/recording.ts';
import { scriptOfCall } from '../../evidence/trace.ts';
import type { Api, Ctx, Services } from '../../http/env.ts';
import { bareRefusal } from '../../http/errors.ts';
import { byteRange } from '../../http/ranges.ts';
import { noContent } from '../../http/replies.ts';
import { ownedPaths } from '../../http/time-series.ts';
import { wavOfSound } from '../../sip/audio/recorder.ts';
import type { CallRow } from './store.ts';
import { recordingDay } from './view.ts';

const PATH = 'RecentCalls/:call_sid/record/:year/:month/:day/:format';
const chunk = 65_536;

/** Chunked and therefore without a length, like the platform when it passes on a stored file. */
function chunked(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(offset, offset + chunk));
      offset += chunk;
    },
  });
}

export function registerRecordings(api: Api, services: Services): void {
  const { calls, accounts } = services.store;
  const { account } = ownedPaths(services);

  /** 404 if anything is missing: the bucket, the object or its day (`recent-calls#recording-…`). */
  function recorded(c: Ctx): CallRow {
    const owner = account.owner(c);
    const call = calls.bySid(owner, (c.req.param('call_sid') ?? '').toLowerCase());
    const hasBucket = Boolean(accounts.get(owner.sid)?.bucket_credential);
    if (!call || !hasBucket || calls.isRecordingDeleted(call.call_sid)) throw bareRefusal(404);
    const { year, month, day } = recordingDay(call);
    const asked = [c.req.param('year'), c.req.param('month'), c.req.param('day')].join('/');
    const isThere = asked === `${year}/${month}/${day}` && c.req.param('format') === call.recording;
    if (!isThere) throw bareRefusal(404);
    return call;
  }

  api.get(`${account.path}/${PATH}`, (c) => {
    const call = recorded(c);
    const sound = services.store.evidence.sound(call.call_sid);
    const bytes = sound ? wavOfSound(sound) : recordingOf(scriptOfCall(call));
    const type = `audio/${call.recording}`;
    const range = byteRange(c.req.header('range'), bytes.length);
    // The platform doesn't support ranges (`recent-calls#recording-range`): clients must not rely
    // on them.
    if (range === undefined) {
      return new Response(chunked(bytes), { headers: { 'content-type': type } });
    }
    if (range === 'unsatisfiable') {
      const headers = { 'content-range': `bytes */${bytes.length}` };
      return new Response(null, { status: 416, headers });
    }
    const { first, last } = range;
    return new Response(bytes.slice(first, last + 1), {
      status: 206,
      headers: {
        'content-type': type,
        'accept-ranges': 'bytes',
        'content-range': `bytes ${first}-${last}/${bytes.length}`,
      },
    });
  });

  api.delete(`${account.path}/${PATH}`, (c) => {
    calls.deleteRecording(recorded(c).call_sid);
    return noContent();
  });
}
