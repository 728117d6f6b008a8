import { application } from '../../platform/records/application.ts';
import { kindFromRecord } from './from-record.ts';

export const applications = kindFromRecord(application, {
  name: 'applications',
  one: 'application',
  title: 'Applications',
  owners: ['account'],
  isUnique: true,
  inFile: {
    app_json: { help: 'Verbs that are run in place of the webhook.' },
    env_vars: { help: 'By the names that the application tells.' },
    // The platform's own defaults.
    speech_synthesis_vendor: { default: 'google', isAlways: true },
    speech_synthesis_language: { default: 'en-US', isAlways: true },
    speech_synthesis_voice: { default: 'en-US-Standard-C', isAlways: true },
    speech_recognizer_vendor: { default: 'google', isAlways: true },
    speech_recognizer_language: { default: 'en-US', isAlways: true },
  },
});
