const keys = '0123456789*#ABCD';

/**
 * Reads keys from packets of RFC 4733. All packets of one press have the same timestamp, and the
 * last is sent three times: a press is reported once, at its first packet.
 */
export function createKeyReader() {
  let last: number | undefined;
  return (payload: Uint8Array, timestamp: number): string | undefined => {
    const key = payload.length >= 4 ? keys[payload[0] ?? keys.length] : undefined;
    if (key === undefined || timestamp === last) return undefined;
    last = timestamp;
    return key;
  };
}

/** Key in an INFO with application/dtmf-relay or application/dtmf; undefined for any other. */
export function keyOfInfo(type: string, body: string): string | undefined {
  const form = /^application\/dtmf(-relay)?\b/i.exec(type);
  if (!form) return undefined;
  const text = form[1] ? (/^Signal[ \t]*=[ \t]*(\S+)/im.exec(body)?.[1] ?? '') : body.trim();
  const key = text.toUpperCase();
  return key.length === 1 && keys.includes(key) ? key : undefined;
}
