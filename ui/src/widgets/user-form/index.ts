export {
  emptyUser,
  type UserErrors,
  type UserScope,
  type UserValue,
  userScopes,
  validateUser,
} from './user.model.ts';
export { UserForm } from './user-form.tsx';
export type {
  UserAccountOption,
  UserFormLabels,
  UserFormProps,
  UserScopeChoice,
} from './user-form.types.ts';
