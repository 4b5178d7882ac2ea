import { hash, randomBytes } from 'node:crypto';

/** 256 random bits: what opens a session, a link or a visit. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The same hash as a name to remember something by. */
export const nameOfToken = (token: string): string => hash('sha256', token, 'base64');
