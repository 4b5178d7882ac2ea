import type { Config } from '#platform/config.ts';

export type Addresses = Pick<Config, 'DATABASE_URL' | 'DATABASE_URL_DIRECTA'>;

/** Another's PostgreSQL itself, whoever lends its connections; nothing where the program starts its own. */
export const directAddress = ({ DATABASE_URL, DATABASE_URL_DIRECTA }: Addresses): string | undefined =>
  DATABASE_URL_DIRECTA ?? DATABASE_URL;

/** Whoever lends connections by the transaction, if there is one. */
export const lenderAddress = ({
  DATABASE_URL,
  DATABASE_URL_DIRECTA,
}: Partial<Addresses>): string | undefined =>
  DATABASE_URL_DIRECTA && DATABASE_URL_DIRECTA !== DATABASE_URL ? DATABASE_URL : undefined;
