export type CustomVoice = {
  /** SID of a stored voice; a local key for a new one. */
  id: string;
  isStored: boolean;
  name: string;
  usage: string;
  /** Whether it uses a cloning key instead of a model. */
  isCloned: boolean;
  model: string;
  /** First characters of the stored cloning key; '' if none is stored or `keyPreviews` has them. */
  keyPreview: string;
  /** Whether the platform has a cloning key, so that the form doesn't require one, even without `keyPreview`. */
  hasKey?: boolean;
  /** Whether it is stored as a cloned voice, even without a key: it may stay so. */
  wasCloned: boolean;
};

export type CustomVoicesValue = {
  isOn: boolean;
  voices: readonly CustomVoice[];
  /** Texts of the chosen key files, by voice id. Secrets. */
  keys: Readonly<Record<string, string>>;
};

export const noVoices: CustomVoicesValue = { isOn: false, voices: [], keys: {} };

export const usages = ['REPORTED_USAGE_UNSPECIFIED', 'REALTIME', 'OFFLINE'] as const;

const previewLength = 100;
/** The visible part of a cloning key. */
export const previewKey = (text: string) =>
  text.length > previewLength ? `${text.slice(0, previewLength)}...` : text;

function blank(voices: readonly CustomVoice[]): CustomVoice {
  let number = 1;
  while (voices.some(({ id }) => id === `new-${number}`)) number += 1;
  return {
    id: `new-${number}`,
    isStored: false,
    name: '',
    usage: 'REALTIME',
    isCloned: false,
    model: '',
    keyPreview: '',
    wasCloned: false,
  };
}

export const addVoice = (value: CustomVoicesValue): CustomVoicesValue => ({
  ...value,
  voices: [...value.voices, blank(value.voices)],
});

/** Adds a first voice when switched on without any. */
export const switchVoices = (value: CustomVoicesValue, isOn: boolean): CustomVoicesValue =>
  isOn && value.voices.length === 0 ? addVoice({ ...value, isOn }) : { ...value, isOn };

export function removeVoice(value: CustomVoicesValue, id: string): CustomVoicesValue {
  const { [id]: _gone, ...keys } = value.keys;
  return { ...value, keys, voices: value.voices.filter((voice) => voice.id !== id) };
}

export const changeVoice = (
  value: CustomVoicesValue,
  id: string,
  part: Partial<CustomVoice>,
): CustomVoicesValue => ({
  ...value,
  voices: value.voices.map((voice) => (voice.id === id ? { ...voice, ...part } : voice)),
});

export const voiceMessages = {
  name: 'Enter a name.',
  key: 'Choose a key file.',
  model: 'Enter a model.',
};

/** Whether a cloned voice needs no new key. */
export const keepsKey = ({ keyPreview, hasKey = false, wasCloned }: CustomVoice) =>
  keyPreview !== '' || hasKey || wasCloned;

/** Messages as `voices.0.name`; none while custom voices are off. */
export function validateVoices(
  { isOn, voices, keys }: CustomVoicesValue,
  messages = voiceMessages,
): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isOn) return errors;
  voices.forEach((voice, index) => {
    const at = `voices.${index}`;
    if (voice.name.trim() === '') errors[`${at}.name`] = messages.name;
    if (voice.isCloned) {
      if (!keys[voice.id] && !keepsKey(voice)) errors[`${at}.key`] = messages.key;
    } else if (voice.model.trim() === '') errors[`${at}.model`] = messages.model;
  });
  return errors;
}

/** Paths that must not be kept in a draft. */
export const voiceSecrets = ({ keys }: CustomVoicesValue) =>
  Object.keys(keys).map((id) => `keys.${id}`);
