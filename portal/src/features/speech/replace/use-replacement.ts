import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../../notices/toasts.ts';
import { messageOf, messages, PlatformError } from '../../../platform/client/calls/errors.ts';
import {
  type ApplicationRow,
  useApplicationRefresh,
} from '../../../platform/resources/applications/applications.ts';
import { recordUpdate } from '../../../platform/resources/record-writes.ts';
import { useSpeechListRefresh } from '../../../platform/resources/speech/speech-credentials.ts';
import { speechCredentialDeletion } from '../../../platform/resources/speech/speech-writes.ts';
import { holdPage, leaveFreely } from '../../../screen/leave-guard/index.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import { forgetRecord } from '../../../screen/record/recent.ts';
import { useBatch } from '../../../shared/batch/use-batch.ts';
import { credentialName } from '../../../shared/speech/credential-name.ts';
import type { SpeechFormValues } from '../form/speech-form.schema.ts';
import { newSpeechBody } from '../form/speech-form.wire.ts';
import { useRunTest } from '../use-speech-test.ts';
import { movedLabels, noProgress, type Progress } from './replacement.model.ts';
import { gone, type Replaced, replaceKey, type Usage } from './run-replacement.ts';
import { keepUnfinished, unfinished } from './unfinished.ts';

type ReplacementArgs = {
  replaced: Replaced;
  /** Usage before the replacement. */
  usage: Usage;
  /** Called once the new credential exists and the key is no longer needed. */
  onAdded: () => void;
  onClose: () => void;
};

/** Runs a replacement, or resumes an interrupted one. */
export function useReplacement({ replaced, usage, onAdded, onClose }: ReplacementArgs) {
  const { credential, owner } = replaced;
  const oldSid = credential.speech_credential_sid;
  const [, navigate] = useLocation();
  const test = useRunTest(owner);
  // The page is blocked while this runs, so a pause must end it instead.
  const { run: write } = useBatch<ApplicationRow>({ neverPauses: true });
  const refreshSpeech = useSpeechListRefresh();
  const refreshApplications = useApplicationRefresh();
  const [progress, setProgress] = useState<Progress>(() => {
    const created = unfinished(oldSid);
    const isThere = usage.credentials.some((one) => one.speech_credential_sid === created?.sid);
    return { ...noProgress, created: isThere ? created : null };
  });
  const [phase, setPhase] = useState<'asking' | 'steps'>(progress.created ? 'steps' : 'asking');
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [labelError, setLabelError] = useState<string>();
  // Kept until the credential exists: a retry after a lost response uses the same key.
  const [fresh, setFresh] = useState<SpeechFormValues | null>(null);

  /** Blocks the page while it runs, and refreshes the lists in any case. */
  async function guarded(work: () => Promise<void>, onFailure: (error: unknown) => void) {
    setProblem(null);
    setLabelError(undefined);
    setRunning(true);
    const letGo = holdPage();
    let isDone = false;
    try {
      await work();
      isDone = true;
    } catch (error) {
      onFailure(error);
    }
    await Promise.all([refreshSpeech(), refreshApplications()]);
    letGo();
    setRunning(false);
    return isDone;
  }

  async function move(
    applications: readonly ApplicationRow[],
    label: string,
    onMoved: () => void,
  ): Promise<void> {
    const { batch, ended } = write(applications, async (application) => {
      const labels = movedLabels(application, credential, label);
      await recordUpdate('Applications', application.application_sid, labels).send();
      onMoved();
    });
    if ((await ended).length === 0) return;
    const { failures, pausedFor } = batch.get();
    throw new PlatformError('Unexpected', failures[0]?.reason || pausedFor || messages.generic);
  }

  async function run(values: SpeechFormValues | null) {
    let latest = progress;
    const isDone = await guarded(
      () =>
        replaceKey(
          {
            ...replaced,
            fresh: values && {
              body: newSpeechBody(values, credential.service_provider_sid),
              label: values.label,
            },
            known: new Set(usage.credentials.map((one) => one.speech_credential_sid)),
            test,
            move,
            report: (next) => {
              if (next.created !== latest.created) {
                keepUnfinished(oldSid, next.created);
                setFresh(null);
                onAdded();
              }
              latest = next;
              setProgress(next);
            },
          },
          progress,
        ),
      (error) => {
        const isRefused = error instanceof PlatformError && error.status >= 400;
        if (latest.created === null && isRefused) {
          setPhase('asking');
          setFresh(null);
          if (/^Label .* is already in use/.test(error.said)) {
            setLabelError(error.message);
            return;
          }
        }
        setProblem(messageOf(error));
      },
    );
    if (!isDone || latest.created === null) return;
    const { sid } = latest.created;
    keepUnfinished(oldSid, null);
    forgetRecord(oldSid);
    onClose();
    toast.success(`Replaced the key of ${credentialName(credential)}`);
    leaveFreely(() => navigate(kinds.speech.edit(sid), { replace: true }));
  }

  return {
    progress,
    phase,
    isRunning,
    problem,
    labelError,
    start: (values: SpeechFormValues) => {
      setPhase('steps');
      setFresh(values);
      return run(values);
    },
    goOn: () => run(fresh),
    /** Deletes the new credential, to start again with another key. */
    takeBack: async () => {
      const { created } = progress;
      const isOver = await guarded(
        () => gone(async () => created && speechCredentialDeletion(owner, created.sid).send()),
        (error) => setProblem(messageOf(error)),
      );
      if (!isOver) return;
      keepUnfinished(oldSid, null);
      setProgress(noProgress);
      setPhase('asking');
    },
  };
}
