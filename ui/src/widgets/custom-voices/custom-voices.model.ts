export type CustomVoice = {
  /** SID of a stored voice; a key of this form for a new one. */
  id: string;
  isStored: boolean;
  name: string;
  usage: string;
  /** It speaks by a cloning key, not by a model. */
  isCloned: boolean;
  model: string;
  /** The beginning of the stored cloning key; '' when none is stored, or `keyPreviews` has it. */
  keyPreview: string;
  /** The platform stores a cloning key, so the form doesn't ask for one, even without `keyPreview`. */
  hasKey?: boolean;
  /** It is stored as a cloned voice, be it without a key: it can stay so. */
  wasCloned: boolean;
};

export type CustomVoicesValue = {
  isOn: boolean;
  voices: readonly CustomVoice[];
  /** Texts of the key files that were chosen, by the id of their voice. Secrets. */
  keys: Readonly<Record<string, string>>;
};

export const noVoices: CustomVoicesValue = { isOn: false, voices: [], keys: {} };

export const usages = ['REPORTED_USAGE_UNSPECIFIED', 'REALTIME', 'OFFLINE'] as const;

const previewLength = 100;
/** As much of a cloning key as is shown. */
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

/** On with no voice is nothing: the first one is put there. */
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

/** Whether a cloned voice can do without a new key. */
export const keepsKey = ({ keyPreview, hasKey = false, wasCloned }: CustomVoice) =>
  keyPreview !== '' || hasKey || wasCloned;

/** Messages as `voices.0.name`; none while there are no custom voices. */
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

/** Paths that no draft may hold. */
export const voiceSecrets = ({ keys }: CustomVoicesValue) =>
  Object.keys(keys).map((id) => `keys.${id}`);
