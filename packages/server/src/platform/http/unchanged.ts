import type { FastifyRequest } from 'fastify';

/** Whether whoever asks has what would be sent: any of the marks they know is its own. */
export function isUnchanged({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean {
  const known = headers['if-none-match'];
  return known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
