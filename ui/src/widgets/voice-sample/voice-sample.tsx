import { Play, Square } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Actions } from '../../primitives/actions/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Field } from '../../primitives/field/index.ts';
import { Stack } from '../../primitives/stack/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import { useLabels } from '../../use-labels.ts';
import { type Playing, playSound } from './play-sound.ts';

export type SampleVoice = {
  /** Change it with any property of the voice: playback then stops. */
  id: string;
  /** 'voice', as in 'Play voice'. */
  name: string;
  /** Reason why it can't be played. */
  disabledReason?: string | undefined;
};

export const defaultLabels = {
  text: 'Sample text',
  /** Initial text. */
  sample: 'Thank you for calling. How can we help you today?',
  play: (voice: string) => `Play ${voice}`,
  stop: (_voice: string): string => 'Stop',
  noText: 'Enter a text to hear.',
  notPlayed: "Your browser couldn't play the sample.",
  failed: "The sample couldn't be made.",
};

export type VoiceSampleLabels = typeof defaultLabels;

export type VoiceSampleProps = {
  /** Voices to compare. */
  voices: readonly SampleVoice[];
  /** Plays a sample of a voice. A thrown error's message is shown. */
  synthesise: (voiceId: string, text: string) => Promise<Blob>;
  /** Overrides texts of the current language. */
  labels?: Partial<VoiceSampleLabels>;
};

/** One sample, from pressing the button to its end. */
type Run = { isOver: boolean; playing?: Playing };

/** Compares voices by ear, with one sample text. */
export function VoiceSample({ voices, synthesise, labels }: VoiceSampleProps) {
  const words = useLabels('VoiceSample', defaultLabels, labels);
  const [text, setText] = useState(words.sample);
  return (
    <Stack gap="xs">
      <Field label={words.text}>
        <TextInput
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.target.value)}
          // Enter must not save the surrounding form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <Players
        key={voices.map(({ id }) => id).join('\n')}
        voices={voices}
        synthesise={synthesise}
        text={text.trim()}
        words={words}
      />
    </Stack>
  );
}

type PlayersProps = Omit<VoiceSampleProps, 'labels'> & { text: string; words: VoiceSampleLabels };

/** One button per voice. Plays one sample at a time, and stops on unmount. */
function Players({ voices, synthesise, text, words }: PlayersProps) {
  const [heard, setHeard] = useState<{ id: string; isLoading: boolean } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const current = useRef<Run | null>(null);

  const silence = useCallback(() => {
    const run = current.current;
    if (run) run.isOver = true;
    run?.playing?.stop();
    current.current = null;
    setHeard(null);
  }, []);
  useEffect(() => silence, [silence]);

  async function play(id: string) {
    silence();
    setError(null);
    if (text === '') return setError(words.noText);
    const run: Run = { isOver: false };
    current.current = run;
    setHeard({ id, isLoading: true });
    try {
      const sound = await synthesise(id, text);
      if (run.isOver) return;
      setHeard({ id, isLoading: false });
      run.playing = playSound(sound, (isPlayed) => {
        silence();
        if (!isPlayed) setError(words.notPlayed);
      });
    } catch (cause) {
      if (run.isOver) return;
      silence();
      setError(cause instanceof Error ? cause.message : words.failed);
    }
  }

  return (
    <>
      <Actions>
        {voices.map(({ id, name, disabledReason }) => {
          const isHeard = heard?.id === id && !heard.isLoading;
          return (
            <Button
              key={id}
              size="sm"
              icon={isHeard ? Square : Play}
              isLoading={heard?.id === id && heard.isLoading}
              disabled={disabledReason !== undefined}
              disabledReason={disabledReason}
              onClick={() => (isHeard ? silence() : play(id))}
            >
              {isHeard ? words.stop(name) : words.play(name)}
            </Button>
          );
        })}
      </Actions>
      {error !== null && (
        <p role="alert" className="text-small text-danger wrap-anywhere">
          {error}
        </p>
      )}
    </>
  );
}
