import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { NO_PUEDES_CARGARLA } from '@catedra/shared/cargas/fuera-de-la-vista.ts';
import { veTodoDeTodos } from '@catedra/shared/cargas/policy.ts';
import { veCampo } from '@catedra/shared/campos/vista.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { and, inArray } from 'drizzle-orm';
import type { CargaRow } from '#features/cargas/queries.ts';
import type { cargaFilasTable } from '#features/cargas/table.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type FilaRow = typeof cargaFilasTable.$inferSelect;

/** Whoever judged a row may see more than whoever reads it: their reasons name what only they see. */
const LA_VIO_OTRA =
  'La revisó otra persona, que puede ver más que tú: pregúntale el motivo o revisa otra vez.';

const filaOf = (row: FilaRow): FilaDeCarga => ({
  linea: row.linea,
  celdas: row.celdas,
  estado: row.estado,
  usuarioId: row.usuarioId,
  errores: row.errores ?? [],
  avisos: row.avisos ?? [],
  cambios: row.cambios ?? {},
  resultado: row.resultado,
  nota: row.nota,
});

const nombradasEn = ({ usuarioId, errores, avisos }: FilaDeCarga): string[] => [
  ...(usuarioId ? [usuarioId] : []),
  ...[...errores, ...avisos].flatMap(({ personas }) => personas?.map(({ id }) => id) ?? []),
];

async function leerVisibles(
  db: Database | Tx,
  actor: Actor,
  filas: readonly FilaDeCarga[],
): Promise<Set<string>> {
  const ids = [...new Set(filas.flatMap(nombradasEn))];
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: usuariosTable.id })
    .from(usuariosTable)
    .where(and(inArray(usuariosTable.id, ids), scopeSql(usuariosBinding, usuarios.policy.read(actor))));
  return new Set(rows.map(({ id }) => id));
}

/** The same row with one sentence in the place of every reason. */
const callada = (fila: FilaDeCarga, texto: string): FilaDeCarga => ({
  ...fila,
  errores: fila.errores.length > 0 ? [{ columna: null, texto }] : [],
  avisos: [],
  nota: fila.nota && texto,
});

/** Of a person out of sight no more is left than the file said; what a row created is what the file said. */
const deQuienNoVe = (fila: FilaDeCarga): FilaDeCarga => ({
  ...callada(fila, NO_PUEDES_CARGARLA),
  usuarioId: null,
  cambios: fila.resultado === 'creada' ? fila.cambios : {},
});

const conSusCampos = (fila: FilaDeCarga, actor: Actor): FilaDeCarga => ({
  ...fila,
  cambios: Object.fromEntries(
    Object.entries(fila.cambios).filter(
      ([dato]) => !esPropio(dato) || veCampo(actor, fila.usuarioId, idDePropio(dato)),
    ),
  ),
});

/**
 * Rows as their reader may know them, whoever judged them and whenever: rights change, and whoever sees more may have
 * revised, corrected or imported an upload of someone else.
 */
export async function aLaVista(
  db: Database | Tx,
  actor: Actor,
  { quien, ordenadaPor }: Pick<CargaRow, 'quien' | 'ordenadaPor'>,
  rows: readonly FilaRow[],
): Promise<FilaDeCarga[]> {
  const filas = rows.map(filaOf);
  if (veTodoDeTodos(actor)) return filas;
  const visibles = await leerVisibles(db, actor, filas);
  const laJuzgo = (ordenadaPor ?? quien) === actor.id;
  return filas.map((fila) => {
    const vista = conSusCampos(fila, actor);
    if (nombradasEn(fila).some((id) => !visibles.has(id))) return deQuienNoVe(vista);
    return laJuzgo ? vista : callada(vista, LA_VIO_OTRA);
  });
}
