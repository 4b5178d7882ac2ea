import { DomainError, datosInvalidos, enUso, yaExiste } from '@catedra/shared/core/errors.ts';

interface DatabaseFailure {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
  readonly message: string;
}

const isFailure = (value: unknown): value is DatabaseFailure =>
  value instanceof Error && typeof (value as Partial<DatabaseFailure>).code === 'string';

export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (isFailure(error)) return error;
  return error instanceof Error && isFailure(error.cause) ? error.cause : null;
}

/** A cut connection or a busy moment: whoever tries again later may succeed. */
export const willPass = (error: unknown): boolean =>
  error instanceof DomainError
    ? error.status === 503
    : /^(08|57|53|ECONN|EPIPE|ETIMEDOUT)/.test(databaseFailure(error)?.code ?? '');

const UNAVAILABLE = /^(08|57P0[1-3]|53300|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/;

/** What the person reads when a unique index refuses: index name → field and sentence. */
export type UniqueMessages = Readonly<Record<string, { readonly field: string; readonly message: string }>>;

const USED_BY: Readonly<Record<string, string>> = {
  progreso: 'hay personas con progreso',
  usuarios: 'hay personas que lo tienen',
  actividades: 'tiene actividades',
  evaluaciones: 'tiene una evaluación',
  feedback: 'tiene opiniones',
  grupo_cursos: 'está asignado a grupos',
  grupo_miembros: 'tiene miembros',
  grupo_tutores: 'tiene tutores',
  inscripciones: 'hay personas inscritas',
  archivos: 'tiene archivos',
};

type FieldsByKey = Readonly<Record<string, string>>;

/** Turns what the database refused, which is its cause, into a situation the product knows; else it stays as it was. */
export function asDomainError(
  error: unknown,
  unique: UniqueMessages = {},
  foreign: FieldsByKey = {},
): unknown {
  const failure = databaseFailure(error);
  const known = failure && situationOf(failure, unique, foreign);
  return known ? Object.assign(known, { cause: error }) : error;
}

function situationOf(
  failure: DatabaseFailure,
  unique: UniqueMessages,
  foreign: FieldsByKey,
): DomainError | null {
  if (failure.code === 'CT409') {
    const { column, detail = 'No se puede hacer.' } = failure;
    return new DomainError(409, failure.message, detail, column ? { fields: { [column]: detail } } : {});
  }
  if (failure.code === '23505') {
    const known = unique[failure.constraint ?? ''];
    return known ? yaExiste(known.field, known.message) : new DomainError(409, 'YA_EXISTE', 'Eso ya existe.');
  }
  // 23001 since PostgreSQL 18: a foreign key with RESTRICT.
  if (failure.code === '23503' || failure.code === '23001') {
    const field = foreign[failure.constraint ?? ''];
    if (field && failure.code === '23503' && !failure.detail?.includes('still referenced'))
      return datosInvalidos({ [field]: 'Lo que elegiste ya no existe. Elige otro.' });
    return enUso(USED_BY[failure.table ?? ''] ?? 'hay otros datos que dependen de ello');
  }
  if (failure.code === '40001' || failure.code === '40P01' || failure.code === '55P03') {
    return new DomainError(503, 'OCUPADO', 'Hay mucha actividad ahora mismo. Vuelve a intentarlo.', {
      retryAfter: 1,
    });
  }
  // Class 22: what came can't be stored as it is (a null character, a number out of range).
  if (failure.code.startsWith('22'))
    return new DomainError(400, 'DATOS_INVALIDOS', 'Hay caracteres o números que no se pueden guardar.');
  if (failure.code === '53100') {
    return new DomainError(
      507,
      'SIN_ESPACIO',
      'No hay espacio en el servidor. Lo que ya guardaste está a salvo.',
    );
  }
  return UNAVAILABLE.test(failure.code) ? noDisponible() : null;
}

export const noDisponible = () =>
  new DomainError(
    503,
    'NO_DISPONIBLE',
    'El servicio no está disponible por un momento. Lo que ya guardaste está a salvo.',
    { retryAfter: 2 },
  );
