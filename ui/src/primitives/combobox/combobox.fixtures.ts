export const accounts = [
  { value: 'a1', label: 'Acme Support' },
  { value: 'a2', label: 'Acorn Insurance' },
  { value: 'a3', label: 'Globex' },
  { value: 'a4', label: 'Initech' },
  { value: 'a5', label: 'Umbrella Health' },
];
