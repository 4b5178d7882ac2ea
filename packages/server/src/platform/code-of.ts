/** The code that a failure carries, of the system or of PostgreSQL; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
