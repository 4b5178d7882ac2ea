import { cursosTable } from '#features/cursos/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { SortKey } from '#platform/db/sorting.ts';

/** A key of an order, as the row that was read holds it under that name. */
export const clave = (
  campo: string,
  expresion: SortKey['sql'],
  { nula = false, ...otros }: { readonly nula?: boolean } & Pick<SortKey, 'encoder' | 'empty'> = {},
): SortKey => ({ sql: expresion, of: (row) => row[campo], nullable: nula, ...otros });

const { id, nombre, apellidos } = usuariosTable;

/** Of a person, in the index of people. */
export const DE_PERSONA = {
  apellidos: clave('apellidos', apellidos),
  nombre: clave('nombre', nombre),
  usuarioId: clave('usuarioId', id, { encoder: id }),
} as const;

/** An id of a person or of a course wherever a statement has it. */
export const deQuien = (expresion: SortKey['sql']): SortKey => clave('usuarioId', expresion, { encoder: id });
export const deQue = (expresion: SortKey['sql']): SortKey =>
  clave('cursoId', expresion, { encoder: cursosTable.id });
