import type { PasswordPolicy } from '@trunkline/ui/widgets/password-rules';
import { type UserValue, validateUser } from '@trunkline/ui/widgets/user-form';
import { formSchema } from '../../screen/form-schema.ts';

/** The specification's words (1 §5), though it is a user that is being created. */
const noAccounts = 'Cannot create an account. Service Provider has no accounts.';

type UserFormRules = {
  isNew: boolean;
  policy: PasswordPolicy;
  /** The provider has no account a user could belong to. */
  hasNoAccounts: boolean;
};

export const userFormSchema = ({ isNew, policy, hasNoAccounts }: UserFormRules) =>
  formSchema<UserValue>((values, report) => {
    const errors = validateUser(values, { isNew, policy });
    if (errors.accountSid && hasNoAccounts) errors.accountSid = noAccounts;
    for (const [field, message] of Object.entries(errors)) report(field, message);
  });

/** Values for a draft: the temporary password stays out. */
export const withoutPassword = (values: UserValue): UserValue => ({ ...values, password: '' });
