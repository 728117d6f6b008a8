import { type DragEvent, useEffect, useRef, useState } from 'react';
import { frames, talks } from '../../ui/src/engines/sip-capture/capture.fixtures.ts';
import { pcap } from '../../ui/src/engines/sip-capture/capture-files.fixtures.ts';
import { type Capture, parseCapture } from '../../ui/src/engines/sip-capture/index.ts';
import { Button } from '../../ui/src/primitives/button/index.ts';
import { Field } from '../../ui/src/primitives/field/index.ts';
import { FileInput } from '../../ui/src/primitives/file-input/index.ts';
import { Heading } from '../../ui/src/primitives/heading/index.ts';
import { Text } from '../../ui/src/primitives/text/index.ts';
import { SipLadder } from '../../ui/src/widgets/sip-ladder/index.ts';
import { fileProblem } from './capture-file.ts';

const examples = [
  { name: 'A call that is refused', talk: talks.rejected },
  { name: 'A call that is answered', talk: talks.answered },
] as const;
type Example = (typeof examples)[number];
const exampleHosts = { '203.0.113.10': 'Carrier', '172.31.4.20': 'Platform' };
const noHosts = {};

type Shown = { name: string; capture: Capture; isExample: boolean };

/** Shows a capture as a ladder: an example, or a file of your own. */
export function LadderTool() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState('');
  const [selected, setSelected] = useState<number | null>(null);
  const reading = useRef<AbortController>(undefined);

  async function read(name: string, isExample: boolean, bytes: () => Promise<ArrayBuffer>) {
    reading.current?.abort();
    const own = new AbortController();
    reading.current = own;
    try {
      const capture = await parseCapture(await bytes(), own.signal);
      if (own.signal.aborted) return;
      setShown({ name, capture, isExample });
      setSelected(capture.messages.length > 0 ? 0 : null);
      setProblem('');
    } catch (error) {
      // The previous ladder stays.
      if (!own.signal.aborted) setProblem(`${name}: ${(error as Error).message}`);
    }
  }
  const readExample = ({ name, talk }: Example) =>
    read(name, true, async () => Uint8Array.from(pcap(frames(talk))).buffer);
  const handleFile = (file: File) => {
    const refused = fileProblem(file);
    if (refused) setProblem(refused);
    else void read(file.name, false, () => file.arrayBuffer());
  };

  const handleDrop = (event: DragEvent) => {
    // The file input has handled the drop.
    const isTaken = event.isDefaultPrevented();
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !isTaken) handleFile(file);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first example, once
  useEffect(() => {
    void readExample(examples[0]);
    return () => reading.current?.abort();
  }, []);

  return (
    <section
      aria-label="SIP ladder"
      className="grid min-h-120 grid-cols-1 content-start gap-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={handleDrop}
    >
      <Field
        label="Capture"
        help="A pcap, pcapng or snoop file with SIP, compressed with gzip or not. It is read here and sent nowhere."
        error={problem || undefined}
        width="md"
      >
        <FileInput
          label="Choose a capture, or drop it here"
          accept=".pcap,.pcapng,.cap,.snoop,.gz"
          fileName={shown && !shown.isExample ? shown.name : null}
          onFile={handleFile}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Text size="small" tone="muted">
          Examples:
        </Text>
        {examples.map((example) => (
          <Button key={example.name} size="sm" onClick={() => readExample(example)}>
            {example.name}
          </Button>
        ))}
      </div>
      {shown && (
        <section
          aria-label={shown.name}
          className="grid min-w-0 grid-cols-1 gap-4 rounded-lg border border-default bg-card p-4"
        >
          <Heading level={2}>{shown.name}</Heading>
          <SipLadder
            key={shown.name}
            capture={shown.capture}
            hosts={shown.isExample ? exampleHosts : noHosts}
            selected={selected}
            onSelect={setSelected}
          />
        </section>
      )}
    </section>
  );
}
