import {
  awsRegions,
  defaultAwsRegion,
} from '../../../../patterns/credential-fields/aws-regions.ts';
import { identity, isMode, listed, options, region, secret } from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

export const aws: SpeechVendor = {
  id: 'aws',
  name: 'AWS',
  synthesis: listed,
  recognition: listed,
  fields: [
    {
      kind: 'modes',
      id: 'mode',
      label: 'Credential type',
      initial: 'access_key',
      isFixed: true,
      options: options([
        ['access_key', 'AWS access key'],
        ['assume_role', 'AWS assume role'],
        ['instance_profile', 'AWS instance profile'],
      ]),
    },
    identity('access_key_id', 'Access key ID', { isShown: isMode('access_key') }),
    secret('secret_access_key', 'Secret access key', { isShown: isMode('access_key') }),
    identity('role_arn', 'Role ARN', {
      isShown: isMode('assume_role'),
      placeholder: 'arn:aws:iam::123456789012:role/voice',
    }),
    region('aws_region', 'Region', awsRegions, { initial: defaultAwsRegion }),
  ],
  tests: { tts: 'lists the voices', stt: 'lists the vocabularies' },
  read: ({ access_key_id, role_arn }) => ({
    mode: access_key_id ? 'access_key' : role_arn ? 'assume_role' : 'instance_profile',
  }),
};
