import type { ResultadoDeCarga } from '@catedra/shared';
import { inArray, sql } from 'drizzle-orm';
import { grupoMiembrosTable, gruposTable } from '#features/grupos/table.ts';
import type { FilaContrastada } from '#features/usuarios/carga/contrastar.ts';
import { revisarCarga, revisionOf } from '#features/usuarios/carga/revisar-carga.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';

const TANDA = 1000;

const tandas = <T>(todas: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(todas.length / TANDA) }, (_, i) => todas.slice(i * TANDA, (i + 1) * TANDA));

/** Those that another load or form got ahead of are left out by the unique indexes, and said. */
async function insertar(work: Work, filas: readonly FilaContrastada[]): Promise<Set<string>> {
  const momento = work.now.toISOString();
  const dentro = new Set<string>();
  for (const tanda of tandas(filas)) {
    const creadas = await work.tx
      .insert(usuariosTable)
      .values(
        tanda.flatMap(({ id, datos }) =>
          datos ? [{ ...datos, id, creadoEn: momento, actualizadoEn: momento }] : [],
        ),
      )
      .onConflictDoNothing()
      .returning({ id: usuariosTable.id });
    for (const { id } of creadas) dentro.add(id);
  }
  return dentro;
}

async function añadirAGrupos(work: Work, filas: readonly FilaContrastada[]): Promise<void> {
  const desde = work.now.toISOString();
  const membresias = filas.flatMap(({ id, grupoIds }) =>
    grupoIds.map((grupoId) => ({ grupoId, usuarioId: id, desde })),
  );
  if (membresias.length === 0) return;
  for (const tanda of tandas(membresias)) {
    await work.tx.insert(grupoMiembrosTable).values(tanda).onConflictDoNothing();
  }
  const cuantos = Map.groupBy(membresias, ({ grupoId }) => grupoId);
  const grupos = await work.tx
    .select({
      id: gruposTable.id,
      estado: gruposTable.estado,
      miembros: sql<number>`(select count(*)::int from grupo_miembros m where m.grupo_id = grupos.id)`,
    })
    .from(gruposTable)
    .where(inArray(gruposTable.id, [...cuantos.keys()]));
  for (const { id, estado, miembros } of grupos) {
    const fields = { id, estado };
    work.record({
      coleccion: 'grupos',
      documento: id,
      antes: fields,
      despues: fields,
      detalle: { miembros: [miembros - (cuantos.get(id)?.length ?? 0), miembros] },
    });
  }
}

/** Creates the people of the rows that are right; the same file again creates nobody twice. */
export async function cargarUsuarios(work: Work, texto: string): Promise<ResultadoDeCarga> {
  const revision = await revisarCarga(work.tx, work.actor, texto);
  const nuevas = revision.filas.filter(({ estado }) => estado === 'nueva');
  const dentro = await insertar(work, nuevas);
  const creadas = nuevas.filter(({ id }) => dentro.has(id));
  await añadirAGrupos(work, creadas);
  for (const { id, datos, grupoIds } of creadas) {
    work.record({
      coleccion: 'usuarios',
      documento: id,
      antes: null,
      despues: { id, perfil: datos?.perfil ?? '', estado: 'activo', fechaBaja: null, grupoIds },
      detalle: Object.fromEntries(
        Object.entries(datos ?? {}).map(([campo, valor]) => [campo, [null, valor]]),
      ),
    });
  }
  const filas = revision.filas.map((fila): FilaContrastada => {
    if (fila.estado !== 'nueva' || dentro.has(fila.id)) return fila;
    return {
      ...fila,
      estado: 'error',
      errores: { fila: 'Alguien acaba de crear una cuenta con estos datos.' },
    };
  });
  return {
    ...revisionOf({ ...revision, filas }),
    creadas: creadas.map(({ id, linea, datos }) => ({ id, linea, conCorreo: Boolean(datos?.correo) })),
  };
}
