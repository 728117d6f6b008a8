/** Requirements for a password. Disabled rules aren't mentioned. */
export type PasswordPolicy = {
  minLength: number;
  requireDigit: boolean;
  requireSpecialCharacter: boolean;
  /** Default: false. */
  requireLetter?: boolean;
};

/** Used until the platform's policy is loaded. */
export const defaultPolicy: PasswordPolicy = {
  minLength: 6,
  requireDigit: false,
  requireSpecialCharacter: false,
};

export const ruleLabels = {
  length: (minLength: number) => `Be at least ${minLength} characters long`,
  letter: 'Contain at least one letter',
  digit: 'Contain at least one number',
  special: 'Contain at least one special character',
};

export type PasswordRuleLabels = typeof ruleLabels;

/** Special characters by the platform's rules, which exclude backquote and tilde. */
const special = /[!@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/;

export type PasswordRule = {
  id: 'length' | 'letter' | 'digit' | 'special';
  label: string;
  isMet: boolean;
};

/** The enabled rules, and whether the password meets them. */
export function passwordRules(
  password: string,
  policy: PasswordPolicy,
  labels: PasswordRuleLabels = ruleLabels,
): PasswordRule[] {
  const { minLength, requireLetter = false, requireDigit, requireSpecialCharacter } = policy;
  const rules: (PasswordRule & { isOn: boolean })[] = [
    {
      id: 'length',
      isOn: minLength > 0,
      label: labels.length(minLength),
      isMet: password.length >= minLength,
    },
    { id: 'letter', isOn: requireLetter, label: labels.letter, isMet: /\p{L}/u.test(password) },
    { id: 'digit', isOn: requireDigit, label: labels.digit, isMet: /[0-9]/.test(password) },
    {
      id: 'special',
      isOn: requireSpecialCharacter,
      label: labels.special,
      isMet: special.test(password),
    },
  ];
  return rules.filter(({ isOn }) => isOn).map(({ id, label, isMet }) => ({ id, label, isMet }));
}

/** Whether the password meets every rule. */
export const isPasswordFit = (password: string, policy: PasswordPolicy) =>
  passwordRules(password, policy).every(({ isMet }) => isMet);
