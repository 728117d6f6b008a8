const two = (value: number) => String(value).padStart(2, '0');

/** An instant where the person is: '2026 11.20 09:56:48 am'. The form is prescribed. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const date = `${at.getFullYear()} ${two(at.getMonth() + 1)}.${two(at.getDate())}`;
  const hours = at.getHours();
  const time = [hours % 12 || 12, at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${date} ${time} ${hours < 12 ? 'am' : 'pm'}`;
}
