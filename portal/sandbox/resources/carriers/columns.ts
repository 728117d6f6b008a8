/**
 * The columns of a carrier as they are stored. A registration status that a client sends is turned
 * into text that nobody can read again (`voip-carriers#put-register-status`).
 */
export function carrierColumns(body: Record<string, unknown>): Record<string, unknown> {
  const { register_status: status } = body;
  if (typeof status !== 'object' || status === null) return body;
  return { ...body, register_status: '[object Object]' };
}
