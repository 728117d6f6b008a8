export {
  type Availability,
  isSubdomain,
  shortestSubdomain,
  subdomainProblem,
} from './subdomain.model.ts';
export {
  SubdomainField,
  type SubdomainFieldLabels,
  type SubdomainFieldProps,
} from './subdomain-field.tsx';
