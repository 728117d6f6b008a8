export { FormError, type FormErrorMessage, type FormErrorProps } from './form-error.tsx';
