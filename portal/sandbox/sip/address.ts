export type SipUri = {
  scheme: 'sip' | 'sips';
  /** Decoded; empty if the URI has only a host. */
  user: string;
  /** In lower case; an IPv6 address in brackets. */
  host: string;
  port: number | undefined;
};

export type Address = {
  uri: string;
  /** Names in lower case; '' for a parameter without a value. */
  params: Map<string, string>;
};

const uriForm =
  /^(sips?):(?:([^@\s<>"]{1,256})@)?(\[[\da-f:.]+\]|[\w.-]{1,253})(?::(\d{1,5}))?(?:[;?]\S*)?$/i;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A % without two digits: not a URI.
    return undefined;
  }
}

/** Parts of a SIP URI; undefined for anything else. A password in the user part is dropped. */
export function parseUri(text: string): SipUri | undefined {
  const [, scheme, user = '', host, port] = uriForm.exec(text) ?? [];
  const name = decoded(user.split(/[;:]/, 1)[0] ?? '');
  if (host === undefined || name === undefined) return undefined;
  return {
    scheme: scheme?.toLowerCase() === 'sips' ? 'sips' : 'sip',
    user: name,
    host: host.toLowerCase(),
    port: port === undefined ? undefined : Number(port),
  };
}

/** The user part of a URI for any name or number. */
export const userPart = (name: string) =>
  name.replace(/[^\w.!~*'()&=+$,;?/-]/gu, (sign) => encodeURIComponent(sign));

const inBrackets = /^(?:"(?:[^"\\]|\\.){0,256}"|[^"<>]{0,256})[ \t]*<([^<>\s]{1,1024})>(.*)$/;
const bare = /^([^<>"\s;?]{1,1024})(.*)$/;
const param = /^[ \t]*;[ \t]*([\w.!%*+`'~-]{1,128})(?:[ \t]*=[ \t]*("(?:[^"\\]|\\.)*"|[^;,\s"]*))?/;

function parseParams(text: string): Map<string, string> | undefined {
  const params = new Map<string, string>();
  let rest = text;
  while (rest.trim() !== '') {
    const [all, name, value = ''] = param.exec(rest) ?? [];
    if (all === undefined || name === undefined) return undefined;
    params.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
    rest = rest.slice(all.length);
  }
  return params;
}

/** One value of From, To, Contact or Refer-To: `"Name" <uri>;tag=x`, or the URI alone. */
export function parseAddress(text: string): Address | undefined {
  const [, uri, rest = ''] = inBrackets.exec(text.trim()) ?? bare.exec(text.trim()) ?? [];
  const params = parseParams(rest);
  return uri === undefined || params === undefined ? undefined : { uri, params };
}

export const tagOf = (text: string | undefined) => parseAddress(text ?? '')?.params.get('tag');
