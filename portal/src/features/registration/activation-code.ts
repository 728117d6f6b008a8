/** Six random digits. */
export function activationCode(): string {
  const range = 1_000_000;
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return String((random ?? 0) % range).padStart(6, '0');
}
