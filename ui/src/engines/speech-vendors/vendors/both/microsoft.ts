import {
  apiKey,
  checkbox,
  httpUrl,
  isMode,
  listed,
  modes,
  region,
  text,
  usesStt,
  usesTts,
} from '../../fields.ts';
import type { SpeechVendor } from '../../speech-vendors.types.ts';

const isHosted = isMode('hosted');
const isOnPrem = isMode('onprem');

export const microsoft: SpeechVendor = {
  id: 'microsoft',
  name: 'Microsoft',
  synthesis: listed,
  recognition: listed,
  fields: [
    modes('Use hosted Azure service', 'Use Azure Docker container (on-prem)', { isFixed: false }),
    region(
      'region',
      'Region',
      [
        ['australiaeast', 'Australia - East (australiaeast)'],
        ['brazilsouth', 'Brazil - South (brazilsouth)'],
        ['qatarcentral', 'Qatar - Central (qatarcentral)'],
        ['canadacentral', 'Canada - Central (canadacentral)'],
        ['eastasia', 'East Asia (eastasia)'],
        ['northeurope', 'Europe - North (northeurope)'],
        ['westeurope', 'Europe - West (westeurope)'],
        ['francecentral', 'France - Central (francecentral)'],
        ['germanywestcentral', 'Germany - West Central (germanywestcentral)'],
        ['centralindia', 'India - Central (centralindia)'],
        ['japaneast', 'Japan - East (japaneast)'],
        ['japanwest', 'Japan - West (japanwest)'],
        ['koreacentral', 'Korea - Central (koreacentral)'],
        ['norwayeast', 'Norway - East (norwayeast)'],
        ['swedencentral', 'Sweden - Central (swedencentral)'],
        ['southafricanorth', 'South Africa - North (southafricanorth)'],
        ['southeastasia', 'Southeast Asia (southeastasia)'],
        ['switzerlandnorth', 'Switzerland - North (switzerlandnorth)'],
        ['switzerlandwest', 'Switzerland - West (switzerlandwest)'],
        ['uaenorth', 'UAE - North (uaenorth)'],
        ['uksouth', 'UK - South (uksouth)'],
        ['centralus', 'US - Central (centralus)'],
        ['eastus', 'US - East (eastus)'],
        ['eastus2', 'US - East 2 (eastus2)'],
        ['usgovarizona', 'US - Gov Arizona (usgovarizona)'],
        ['usgovvirginia', 'US - Gov Virginia (usgovvirginia)'],
        ['northcentralus', 'US - North Central (northcentralus)'],
        ['southcentralus', 'US - South Central (southcentralus)'],
        ['westcentralus', 'US - West Central (westcentralus)'],
        ['westus', 'US - West (westus)'],
        ['westus2', 'US - West 2 (westus2)'],
        ['westus3', 'US - West 3 (westus3)'],
      ],
      { isShown: isHosted },
    ),
    // One with neither use needs an address all the same, or the platform would drop it.
    text('custom_tts_endpoint_url', 'Container URL for TTS', {
      isRequired: (values) => usesTts(values) || !usesStt(values),
      isShown: isOnPrem,
      rule: httpUrl,
      placeholder: 'http://',
    }),
    text('custom_stt_endpoint_url', 'Container URL for STT', {
      isRequired: usesStt,
      isShown: isOnPrem,
      rule: httpUrl,
      placeholder: 'http://',
    }),
    {
      ...apiKey,
      label: (values) => (isOnPrem(values) ? 'Subscription key (if required)' : 'API key'),
      isRequired: isHosted,
    },
    checkbox('use_custom_tts', 'I want to use a custom voice for TTS', { isShown: usesTts }),
    text('custom_tts_endpoint', 'Custom voice deployment ID', {
      isShown: (values) => usesTts(values) && values['use_custom_tts'] === true,
      placeholder: 'Custom voice endpoint id',
      help: 'The deploymentId parameter of the custom URL.',
    }),
    checkbox('use_custom_stt', 'I want to use a custom speech model for STT', { isShown: usesStt }),
    text('custom_stt_endpoint', 'Custom speech endpoint ID', {
      isShown: (values) => usesStt(values) && values['use_custom_stt'] === true,
      placeholder: 'Custom speech endpoint ID',
      help: 'The Endpoint ID of the deployed model.',
    }),
  ],
  tests: { tts: 'synthesises a sentence', stt: 'recognises a sample' },
  read: ({ custom_tts_endpoint_url, custom_stt_endpoint_url }) => ({
    mode: custom_tts_endpoint_url || custom_stt_endpoint_url ? 'onprem' : 'hosted',
  }),
  warning: (values) =>
    isHosted(values) && usesStt(values) && values['use_custom_stt'] === true
      ? 'The test of speech to text always fails for a custom speech model, though calls can use it.'
      : undefined,
};
