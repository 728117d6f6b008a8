import type { ShownCallTest } from './call-tests.tsx';

export const callTests: readonly ShownCallTest[] = [
  {
    id: 'london',
    title: 'Call to 442079460123 by Acme',
    status: 'passed',
    wanted: 'leaves by Skyline SIP',
    found: 'leaves by Skyline SIP',
    steps: ['Route 1 (^44) matches: the number begins with 44.'],
  },
  {
    id: 'berlin',
    title: 'Call to 4930901820 by Acme',
    status: 'failed',
    wanted: 'leaves by Fernway',
    found: 'leaves by Skyline SIP',
    steps: ['Route 1 (^44) doesn’t match.', 'The default route matches.'],
  },
  {
    id: 'reception',
    title: 'Call from 54.172.60.1 to 12125550100',
    status: 'unknown',
    wanted: 'reaches Reception',
    found: 'is rejected with 404',
    steps: ['The gateways of 3 carriers aren’t loaded.'],
  },
  {
    id: 'premium',
    title: 'Call to 19005550100 by Acme',
    status: 'passed',
    wanted: 'never leaves',
    found: 'never leaves',
    steps: ['Route 2 (^1900) matches, but has no carrier.'],
  },
];
