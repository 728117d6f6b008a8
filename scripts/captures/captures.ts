import { fuzz } from './fuzz.ts';
import { compareWithTshark } from './tshark.ts';

/*
 * npm run captures -- [--fuzz 1000000]
 * Holds the reader of captures against tshark, packet for packet, and against broken files.
 */
const at = process.argv.indexOf('--fuzz');
const count = at < 0 ? 20_000 : Number(process.argv[at + 1]);
const failures = [...(await compareWithTshark()), ...fuzz(count)];
for (const failure of failures) console.error(failure);
process.exit(failures.length === 0 ? 0 : 1);
