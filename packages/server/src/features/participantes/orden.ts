import { ESTADOS_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { sql } from 'drizzle-orm';
import { avanceSql, enEstadoSql } from '#features/participantes/asignaciones.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Sortable, SortKey } from '#platform/db/sorting.ts';

const { id, nombre, apellidos } = usuariosTable;

const key = (field: string, column: SortKey['sql'], nullable = false): SortKey => ({
  sql: column,
  of: (row) => row[field],
  nullable,
});

/** What the rows of `origenSql` can be ordered by. */
const CLAVES = {
  usuarioId: { ...key('usuarioId', id), encoder: id },
  /** The same ids as `matriculas` holds them, beside its figures in its indexes. */
  deQuien: { ...key('usuarioId', sql`a.usuario_id`), encoder: id },
  deQue: { ...key('cursoId', sql`a.curso_id`), encoder: cursosTable.id },
  /** And as the table of progress holds them, beside the last time. */
  quienAvanza: { ...key('usuarioId', sql`v.usuario_id`), encoder: id },
  enQueAvanza: { ...key('cursoId', sql`v.curso_id`), encoder: cursosTable.id },
  apellidos: key('apellidos', apellidos),
  nombre: key('nombre', nombre),
  curso: key('curso', sql`c.titulo`),
  cursoId: { ...key('cursoId', sql`c.id`), encoder: cursosTable.id },
  porcentaje: key('porcentaje', avanceSql()),
  venceEn: key('venceEn', sql`a.vence_en`, true),
  desde: key('desde', sql`a.desde`),
  // Whoever has not begun has no row in `v`, and no figure in `a`.
  ultimaVez: { ...key('ultimaVez', sql`v.ultima_vez`, true), empty: sql`a.porcentaje is null` },
} satisfies Readonly<Record<string, SortKey>>;

/** What tells rows apart: whose they are and, where there is more than one course, of which. */
type DeQuienODeQue = 'deQuien' | 'deQue';
const AL_AVANZAR = { deQuien: 'quienAvanza', deQue: 'enQueAvanza' } as const;

/** Those orders of the people who have courses, by what is true at that moment. */
export const ordenada = (
  sortable: Sortable['collection']['sortable'],
  tie: readonly DeQuienODeQue[],
  now: Date,
): Sortable => ({
  collection: { sortable },
  columns: {},
  sortKeys: {
    ...CLAVES,
    // Many have the same last time when their progress came in one file: only its own index tells them apart at once.
    ultimaVez: { ...CLAVES.ultimaVez, tie: tie.map((clave) => AL_AVANZAR[clave]) },
  },
  // In the order of their words on the screen.
  stretches: { estado: ESTADOS_AVANCE.map((estado) => enEstadoSql(estado, now)) },
  tie,
  // Surname, name and id, in the index of people; title and id, in that of courses; when, who and in what, in that of progress.
  inOneIndex: { apellidos: 3, estado: 3, curso: 2 },
});
