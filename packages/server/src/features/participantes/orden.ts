import { ESTADOS_AVANCE } from '@catedra/shared/participantes/estado.ts';
import { sql } from 'drizzle-orm';
import { enEstadoSql } from '#features/participantes/asignaciones.ts';
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
const CLAVES: Readonly<Record<string, SortKey>> = {
  usuarioId: { ...key('usuarioId', id), encoder: id },
  /** The same ids as `matriculas` holds them, beside its figures in its indexes. */
  deQuien: { ...key('usuarioId', sql`a.usuario_id`), encoder: id },
  deQue: { ...key('cursoId', sql`a.curso_id`), encoder: cursosTable.id },
  apellidos: key('apellidos', apellidos),
  nombre: key('nombre', nombre),
  curso: key('curso', sql`c.titulo`),
  cursoId: { ...key('cursoId', sql`c.id`), encoder: cursosTable.id },
  porcentaje: key('porcentaje', sql`coalesce(a.porcentaje, 0)`),
  venceEn: key('venceEn', sql`a.vence_en`, true),
  desde: key('desde', sql`a.desde`),
  // Whoever has not begun has no row in `v`, and no figure in `a`.
  ultimaVez: { ...key('ultimaVez', sql`v.ultima_vez`, true), empty: sql`a.porcentaje is null` },
};

/** Those orders of the people who have courses, by what is true at that moment. */
export const ordenada = (
  sortable: Sortable['collection']['sortable'],
  tie: readonly string[],
  now: Date,
): Sortable => ({
  collection: { sortable },
  columns: {},
  sortKeys: CLAVES,
  // In the order of their words on the screen.
  stretches: { estado: ESTADOS_AVANCE.map((estado) => enEstadoSql(estado, now)) },
  tie,
  // Surname, name and id, in the index of people; title and id, in that of courses; when, in that of progress.
  inOneIndex: { apellidos: 3, estado: 3, curso: 2, ultimaVez: 1 },
});
