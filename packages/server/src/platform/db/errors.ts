import { DomainError, datosInvalidos, enUso, yaExiste } from '@catedra/shared/core/errors.ts';

interface DatabaseFailure {
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
  readonly syscall?: string;
  readonly message: string;
}

const isFailure = (value: unknown): value is DatabaseFailure =>
  value instanceof Error && typeof (value as Partial<DatabaseFailure>).code === 'string';

export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (isFailure(error)) return error;
  return error instanceof Error ? databaseFailure(error.cause) : null;
}

/** What the pool and its connections say without a code: none was free in time, or the one in use was cut. */
const UNCODED = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

const isUncoded = (error: unknown): boolean =>
  error instanceof Error &&
  (UNCODED.some((start) => error.message.startsWith(start)) || isUncoded(error.cause));

/** A cut connection or a busy moment: whoever tries again later may succeed. */
export const willPass = (error: unknown): boolean =>
  error instanceof DomainError
    ? error.status === 503
    : /^(08|57|53|25P0[34]|E[A-Z])/.test(databaseFailure(error)?.code ?? '') || isUncoded(error);

/** The server can't be reached, is stopping, has no connections left or lost one that was idle too long. */
const UNAVAILABLE =
  /^(08|28|3D|55000|57P0|53[234]00|25P0[34]|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;

/** A PostgreSQL that is closed has no socket: that is what can't be found, and not a file of ours. */
const isUnavailable = ({ code, syscall }: DatabaseFailure): boolean =>
  UNAVAILABLE.test(code) || (code === 'ENOENT' && syscall === 'connect');

/** What the person reads when a unique index refuses: index name → field and sentence. */
export type UniqueMessages = Readonly<Record<string, { readonly field: string; readonly message: string }>>;

const USED_BY: Readonly<Record<string, string>> = {
  progreso_guardado: 'hay personas con progreso',
  progreso_pasado: 'hay personas que lo hicieron otras veces',
  rondas: 'hay personas que lo completaron',
  usuarios: 'hay personas que lo tienen',
  actividades: 'tiene actividades',
  evaluaciones: 'tiene una evaluación',
  feedback: 'tiene opiniones',
  grupo_cursos: 'está asignado a grupos',
  grupo_miembros: 'tiene miembros',
  grupo_regla_usos: 'hay grupos que se llenan con él; cambia antes su regla',
  grupo_tutores: 'tiene tutores',
  inscripciones: 'hay personas inscritas',
  archivos: 'tiene archivos',
  actividad_archivos: 'hay actividades que lo usan',
  entregas: 'hay entregas hechas',
  entrega_archivos: 'hay entregas que lo llevan',
  anotaciones: 'hay trabajos que comentó',
  certificados: 'hay certificados expedidos',
  certificado_diseno_versiones: 'hay diseños de certificado publicados',
  curso_certificados: 'hay cursos que lo usan',
  externas: 'hay formación externa registrada',
  intentos: 'hay intentos hechos',
  intento_preguntas: 'hay intentos que preguntaron sus preguntas',
  evaluacion_lugares: 'hay evaluaciones que usan sus preguntas',
  pregunta_archivos: 'hay preguntas que usan sus archivos',
  preguntas: 'tiene preguntas',
  carpetas: 'tiene otras carpetas dentro',
};

/** A table between two things says something else of each. */
const USED_BY_KEY: Readonly<Record<string, string>> = {
  grupo_cursos_grupo_id_grupos_id_fk: 'tiene cursos asignados',
};

const usedBy = ({ constraint = '', table = '' }: DatabaseFailure): string | undefined =>
  USED_BY_KEY[constraint] ?? USED_BY[table];

type FieldsByKey = Readonly<Record<string, string>>;

/** Turns what the database refused, which is its cause, into a situation the product knows; else it stays as it was. */
export function asDomainError(
  error: unknown,
  unique: UniqueMessages = {},
  foreign: FieldsByKey = {},
): unknown {
  if (error instanceof DomainError) return error;
  const failure = databaseFailure(error);
  const known = failure ? situationOf(failure, unique, foreign) : isUncoded(error) ? noDisponible() : null;
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
    return enUso(usedBy(failure) ?? 'hay otros datos que dependen de ello');
  }
  // Two that met, a lock that was not given or a statement that ran out of time.
  if (['40001', '40P01', '55P03', '57014'].includes(failure.code)) {
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
  return isUnavailable(failure) ? noDisponible() : null;
}

export const noDisponible = () =>
  new DomainError(
    503,
    'NO_DISPONIBLE',
    'El servicio no está disponible por un momento. Lo que ya guardaste está a salvo.',
    { retryAfter: 2 },
  );
