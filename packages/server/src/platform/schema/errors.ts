/** What keeps a database from being brought to today's form, in a sentence for whoever runs the academy. */
export class MigrationError extends Error {}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Someone else holds what was asked for, or waits for what this one holds: later it may be had. */
export const isBusy = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error));
