/** Classes of PostgreSQL's errors whose messages tell of the server and never of a value: connections, limits, locks. */
const OF_THE_SERVER = /^(08|25|40|53|55|57)/;
const DATABASE_CODE = /^[0-9A-Z]{5}$/;
const ADDRESS = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+/g;
const SAFE_FIELDS = [
  'code',
  'constraint',
  'table',
  'column',
  'schema',
  'routine',
  'syscall',
  'statusCode',
  'queue',
];

export interface DescribedFailure {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: DescribedFailure;
  readonly code?: string | number;
  readonly [field: string]: string | number | DescribedFailure | undefined;
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : '');

/** Query builders put the statement and its values into the message; so does PostgreSQL with what it refuses. */
function messageOf(error: Error): string {
  if ('query' in error || 'params' in error) return 'falló una sentencia';
  if (DATABASE_CODE.test(codeOf(error)) && !OF_THE_SERVER.test(codeOf(error))) return 'lo rechazó PostgreSQL';
  return error.message.replaceAll(ADDRESS, '…@…');
}

const framesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** The queue of jobs tells of failures with copies of them, which are errors in all but their class. */
const isFailure = (thrown: unknown): thrown is Error =>
  thrown instanceof Error ||
  (typeof thrown === 'object' &&
    thrown !== null &&
    'message' in thrown &&
    typeof thrown.message === 'string' &&
    'stack' in thrown);

/** What a failure may say where operators look: where it happened and of what kind it is, never a value it was given. */
export function describeFailure(error: unknown): DescribedFailure {
  if (!isFailure(error)) return { type: typeof error, message: 'no es un error', stack: '' };
  const fields = SAFE_FIELDS.flatMap((name) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name ?? 'Error',
    message: messageOf(error),
    stack: framesOf(error),
    ...Object.fromEntries(fields),
    ...(isFailure(error.cause) && { cause: describeFailure(error.cause) }),
  };
}

/** The same as lines of text. */
export function failureText(error: unknown): string {
  const { type, message, stack, cause, code } = describeFailure(error);
  const because = cause && isFailure(error) ? `\n${failureText(error.cause)}` : '';
  return `${type}${code ? ` ${code}` : ''}: ${message}\n${stack}${because}`;
}
