import { describeFailure } from '#platform/describe-failure.ts';

/** What keeps a database from being brought to today's form, in a sentence for whoever runs the academy. */
export class MigrationError extends Error {}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Someone else holds what was asked for, or waits for what this one holds: later it may be had. */
export const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error));

/** Errors of names and rights tell of no row. Others could tell a person's data: of those, where alone. */
function reasonOf(error: Error): string {
  if (codeOf(error).startsWith('42')) return error.message;
  const { code, table, constraint } = describeFailure(error);
  return [code, table, constraint].filter((word) => typeof word === 'string').join(', ');
}

/** What PostgreSQL refused while this was being done. Anything else is told as it is. */
export function inASentence(error: unknown, doing: string): unknown {
  if (!(error instanceof Error) || !/^(2|42|P0|CT)/.test(codeOf(error))) return error;
  const sentence =
    codeOf(error) === '42501'
      ? `Al usuario de la base le falta un derecho para poner al día ${doing}: ${error.message}.`
      : `No se pudo poner al día la base de datos, en ${doing}: PostgreSQL no lo admite (${reasonOf(error)}). No se ha cambiado nada.`;
  return new MigrationError(sentence, { cause: error });
}
