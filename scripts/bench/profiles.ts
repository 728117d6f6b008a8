/** Speed of a user's machine and link. */
export type Profile = {
  name: string;
  label: string;
  /** Factor by which the processor is slowed down. */
  slowdown: number;
  /** Undefined: plain loopback. */
  link?: { bitsPerSecond: number; roundTripMs: number };
};

const link = { bitsPerSecond: 1_600_000, roundTripMs: 150 };

export const profiles: Profile[] = [
  { name: 'plain', label: 'as the machine is', slowdown: 1 },
  { name: 'cpu', label: 'processor 4× slower', slowdown: 4 },
  { name: 'cpu-link', label: 'processor 4× slower, 1.6 Mbit/s, 150 ms', slowdown: 4, link },
  { name: 'link', label: '1.6 Mbit/s, 150 ms', slowdown: 1, link },
];
