import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sampleCall } from '../../portal/sandbox/evidence/call-sample.ts';
import { captureFile } from '../../portal/sandbox/evidence/packets.ts';
import { sipMessages } from '../../portal/sandbox/evidence/sip-call.ts';
import {
  begin,
  frames,
  inward,
  outward,
  talks,
} from '../../ui/src/engines/sip-capture/capture.fixtures.ts';
import { readCapture } from '../../ui/src/engines/sip-capture/capture.ts';
import { pcap, pcapng } from '../../ui/src/engines/sip-capture/capture-files.fixtures.ts';
import {
  ip,
  links,
  sctp,
  tcp,
  webSocketFrame,
} from '../../ui/src/engines/sip-capture/network/packets.fixtures.ts';
import { tunnels } from '../../ui/src/engines/sip-capture/network/tunnels.fixtures.ts';
import type { SipMessage } from '../../ui/src/engines/sip-capture/sip-capture.types.ts';

type Files = Record<string, Uint8Array>;

const isThere = (tool: string) => {
  try {
    execFileSync(tool, ['--version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

/** Every way to write the fixtures, and the sandbox's captures of all kinds of calls. */
function ownFiles(): Files {
  const files: Files = {};
  for (const [name, link] of Object.entries(links)) {
    const sent = frames(talks.answered, link);
    files[`${name}.pcap`] = pcap(sent, { link: link.type });
    files[`${name}-big-nano.pcap`] = pcap(sent, { link: link.type, isLittle: false, isNano: true });
    files[`${name}.pcapng`] = pcapng(sent, { link: link.type });
    files[`${name}-big-nano.pcapng`] = pcapng(sent, {
      link: link.type,
      isLittle: false,
      isNano: true,
    });
  }
  for (const [name, link] of Object.entries(tunnels)) {
    files[`${name}.pcap`] = pcap(frames(talks.answered, link), { link: link.type });
  }
  files['sctp.pcap'] = pcap(
    talks.answered.map(({ after, hop, text }, number) => {
      const data = new TextEncoder().encode(text);
      const parts = [
        { number: number * 2, flags: 2, data: data.subarray(0, 120) },
        { number: number * 2 + 1, flags: 1, data: data.subarray(120) },
      ];
      return { at: begin + after, bytes: links.ethernet.wrap(ip(hop, 132, sctp(hop, ...parts))) };
    }),
  );
  files['websocket.pcap'] = webSocketFile();
  const text = new TextEncoder().encode(talks.answered.map((one) => one.text).join(''));
  files['tcp.pcap'] = pcap(
    Array.from({ length: Math.ceil(text.length / 700) }, (_, n) => ({
      at: 1_795_168_608_401 + n,
      bytes: links.ethernet.wrap(
        ip(inward, 6, tcp(inward, n * 700, text.subarray(n * 700, (n + 1) * 700))),
      ),
    })),
  );
  for (const status of [200, 403, 404, 408, 480, 486, 487, 503, 603]) {
    for (let seed = 1; seed <= 5; seed += 1) {
      const answered = status === 200 ? 1 : 0;
      const call = sampleCall({ sip_status: status, answered, script_seed: seed * 7919 });
      files[`sandbox-${status}-${seed}.pcap`] = captureFile(sipMessages(call));
    }
  }
  return files;
}

/** A call over WebSocket, including the handshake: the client masks its frames. */
function webSocketFile(): Uint8Array {
  const encoder = new TextEncoder();
  const next = new Map<unknown, number>();
  const port = (hop: typeof inward) => ({
    from: { ...hop.from, port: hop === inward ? 50_000 : 80 },
    to: { ...hop.to, port: hop === inward ? 80 : 50_000 },
  });
  const frame = (at: number, hop: typeof inward, payload: Uint8Array) => {
    const sequence = next.get(hop) ?? 0;
    next.set(hop, sequence + payload.length);
    const bytes = links.ethernet.wrap(ip(port(hop), 6, tcp(port(hop), sequence, payload)));
    return { at: begin + at, bytes };
  };
  const hello = (first: string, more: string) =>
    encoder.encode(
      `${first}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${more}Sec-WebSocket-Protocol: sip\r\n\r\n`,
    );
  return pcap([
    frame(
      -20,
      inward,
      hello(
        'GET /ws HTTP/1.1',
        'Host: a\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
      ),
    ),
    frame(
      -10,
      outward,
      hello(
        'HTTP/1.1 101 Switching Protocols',
        'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n',
      ),
    ),
    ...talks.answered.map(({ after, hop, text }) =>
      frame(after, hop, webSocketFrame(encoder.encode(text), { isMasked: hop === inward })),
    ),
  ]);
}

/** A call of sipp with itself, as text2pcap writes it from the message log. */
function textFile(folder: string): Files {
  const hex = join(folder, 'messages.txt');
  const lines = talks.answered.flatMap(({ text }) => {
    const bytes = [...new TextEncoder().encode(text)];
    const rows: string[] = [];
    for (let at = 0; at < bytes.length; at += 16) {
      const row = bytes.slice(at, at + 16).map((byte) => byte.toString(16).padStart(2, '0'));
      rows.push(`${at.toString(16).padStart(6, '0')} ${row.join(' ')}`);
    }
    return [...rows, ''];
  });
  writeFileSync(hex, lines.join('\n'));
  const files: Files = {};
  for (const [name, options] of [
    ['udp4', ['-u', '5060,5061']],
    ['udp6', ['-u', '5060,5061', '-6', '2001:db8::1,2001:db8:0:1::2']],
    ['tcp4', ['-T', '5060,5061']],
    ['udp4-nano', ['-u', '5060,5061', '-F', 'nsecpcap']],
    ['udp4-pcap', ['-u', '5060,5061', '-F', 'pcap']],
  ] as const) {
    const file = join(folder, `${name}.cap`);
    execFileSync('text2pcap', ['-q', ...options, hex, file], { stdio: 'pipe' });
    files[`text2pcap-${name}`] = readFileSync(file);
  }
  return files;
}

/** Options for tshark: a control word can't be told from an address that begins with zeroes. */
const told: Record<string, readonly string[]> = {
  'Ethernet over MPLS without a control word.pcap': ['-d', 'mpls.label==17,pwethnocw'],
};

/** SIP messages as tshark reads them, one comparable line each. */
function byTshark(file: string): string[] {
  const fields = [
    'sip.Method',
    'sip.Status-Code',
    'sip.CSeq.seq',
    'sip.CSeq.method',
    'sip.Call-ID',
  ];
  const out = execFileSync(
    'tshark',
    [
      '-r',
      file,
      '-Y',
      'sip',
      '-o',
      'sip.desegment_body:TRUE',
      ...(told[basename(file)] ?? []),
      '-T',
      'fields',
      '-E',
      'separator=|',
      '-E',
      'occurrence=a',
      '-E',
      'aggregator=;',
      ...fields.flatMap((field) => ['-e', field]),
    ],
    { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'] },
  );
  return out.split('\n').filter(Boolean);
}

const line = ({ status, method, cseq, callId }: SipMessage) =>
  [status === null ? method : '', status ?? '', cseq, method, callId].join('|');

/** tshark prints packets with several messages as one line. */
const merged = (lines: readonly string[], counts: readonly number[]) => {
  const rest = [...lines];
  return counts.map((count) => {
    const parts = rest.splice(0, count).map((one) => one.split('|'));
    const columns = parts[0]?.map((_, n) =>
      parts
        .map((part) => part[n])
        .filter(Boolean)
        .join(';'),
    );
    return columns?.join('|') ?? '';
  });
};

const countOf = (row: string) => Math.max(1, (row.split('|')[4] ?? '').split(';').length);

/** @returns a line for each capture that is read differently */
export async function compareWithTshark(): Promise<string[]> {
  const missing = ['tshark', 'text2pcap'].filter((tool) => !isThere(tool));
  if (missing.length > 0) {
    console.log(`${missing.join(' and ')} not installed: captures are not compared`);
    return [];
  }
  const folder = mkdtempSync(join(tmpdir(), 'captures-'));
  const failures: string[] = [];
  let compared = 0;
  try {
    for (const [name, bytes] of Object.entries({ ...ownFiles(), ...textFile(folder) })) {
      const file = join(folder, name);
      writeFileSync(file, bytes);
      const theirs = byTshark(file);
      const ours = merged(readCapture(bytes).messages.map(line), theirs.map(countOf));
      compared += theirs.length;
      if (theirs.length === 0 || theirs.join('\n') !== ours.join('\n')) {
        failures.push(`${name}: tshark\n${theirs.join('\n')}\nis not ours\n${ours.join('\n')}`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${compared} lines of tshark compared, ${failures.length} captures differ`);
  return failures;
}
