import { apiKey, listed, region } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const gladia: SpeechVendor = {
  id: 'gladia',
  name: 'Gladia',
  recognition: listed,
  fields: [
    apiKey,
    region(
      'region',
      'Region',
      [
        ['us-west', 'US West'],
        ['eu-west', 'EU West'],
      ],
      {
        isUntold: true,
        help: "The platform doesn't return the stored value. Choose it again with each change.",
      },
    ),
  ],
  tests: { stt: 'opens a live session, for up to 30 seconds' },
};
