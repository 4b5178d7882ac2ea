import type { Carga, ResumenDeCarga } from '@catedra/shared/cargas/schemas.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import { alcanceDeCarga, veCargasDeTodos } from '@catedra/shared/cargas/policy.ts';
import { esPropio, idDePropio } from '@catedra/shared/cargas/campos.ts';
import { veCampo } from '@catedra/shared/campos/vista.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { leerCamposQueQuedan } from '#features/cargas/deshacer/campos-que-quedan.ts';
import { cuantosEsperan } from '#features/cargas/entrada/esperan-contrasena.ts';
import { leerDesfase } from '#features/cargas/revisar/desfase.ts';
import { leerSituaciones } from '#features/cargas/revisar/situaciones.ts';
import { cargaArchivosTable, cargaFilasTable, cargasTable } from '#features/cargas/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type CargaRow = typeof cargasTable.$inferSelect;

export function exigirPermiso(actor: Actor): void {
  if (alcanceDeCarga(actor) === false) throw sinPermiso();
}

const visible = (actor: Actor): SQL | undefined =>
  veCargasDeTodos(actor) ? undefined : eq(cargasTable.quien, actor.id);

/** The upload, if the actor may see it. */
export async function encontrarCarga(db: Database | Tx, actor: Actor, id: string): Promise<CargaRow> {
  exigirPermiso(actor);
  const [row] = await db
    .select()
    .from(cargasTable)
    .where(and(eq(cargasTable.id, id), visible(actor)));
  if (!row) throw noEncontrado();
  return row;
}

/** The same under a lock, so that two orders on one upload come one after the other. */
export async function lockCarga(work: Work, id: string): Promise<CargaRow> {
  exigirPermiso(work.actor);
  const [row] = await work.tx
    .select()
    .from(cargasTable)
    .where(and(eq(cargasTable.id, id), visible(work.actor)))
    .for('update');
  if (!row) throw noEncontrado();
  return row;
}

export const opcionesOf = (row: CargaRow): OpcionesDeCarga => ({
  mapeo: row.mapeo,
  modo: row.modo,
  clave: row.clave,
  politica: row.politica,
  vaciar: row.vaciar,
  grupos: row.grupos,
  crearGrupos: row.crearGrupos,
  corregirMayusculas: row.corregirMayusculas,
  situaciones: row.situaciones,
  grupoId: row.grupoId,
  usuarioPlantilla: row.usuarioPlantilla,
  contraseñas: row.contraseñas,
});

export const contadoresOf = (row: CargaRow) => ({
  total: row.filas,
  nuevas: row.nuevas,
  cambian: row.cambian,
  iguales: row.iguales,
  errores: row.errores,
  avisos: row.conAviso,
  descartadas: row.descartadas,
  enMayusculas: row.enMayusculas,
});

const SIN_REVISAR: readonly CargaRow['estado'][] = ['leida', 'revisando'];
const IMPORTADAS: readonly CargaRow['estado'][] = [
  'importando',
  'importada',
  'fallida',
  'deshaciendo',
  'deshecha',
];
const DESHECHAS: readonly CargaRow['estado'][] = ['deshaciendo', 'deshecha'];

const resumenSelection = {
  ...getTableColumns(cargasTable),
  quienNombre: sql<string>`trim(${usuariosTable.nombre} || ' ' || ${usuariosTable.apellidos})`.as(
    'quien_nombre',
  ),
};

type ResumenRow = CargaRow & { quienNombre: string };

const resumenOf = (row: ResumenRow): ResumenDeCarga => ({
  id: row.id,
  archivo: row.archivo,
  bytes: row.bytes,
  quien: { id: row.quien, nombre: row.quienNombre },
  estado: row.estado,
  modo: row.modo,
  filas: row.filas,
  creadaEn: row.creadaEn,
  terminadaEn: row.terminadaEn,
  deshacibleHasta: row.deshacibleHasta,
  contadores: SIN_REVISAR.includes(row.estado) ? null : contadoresOf(row),
  resultado: IMPORTADAS.includes(row.estado)
    ? {
        creadas: row.creadas,
        actualizadas: row.actualizadas,
        iguales: row.sinCambios,
        fallidas: row.fallidas,
        invitadas: row.invitadas,
        sinContraseña: row.sinContraseña,
        salieron: row.salieron,
        gruposCreados: row.nombresCreados,
      }
    : null,
});

const EJEMPLOS = 5;

/** Whoever was given a key since, or came in, waits no longer. */
const esperanAhora = async (db: Database | Tx, row: CargaRow): Promise<number> =>
  row.estado === 'importada' && row.sinContraseña > 0 ? cuantosEsperan(db, row.id) : row.sinContraseña;

/** Everything a screen shows of an upload, its rows aside. */
export async function leerCarga(db: Database | Tx, actor: Actor, id: string): Promise<Carga> {
  exigirPermiso(actor);
  const [[row], ejemplos] = await Promise.all([
    db
      .select({
        ...resumenSelection,
        releible: sql<boolean>`exists (select from ${cargaArchivosTable} a where a.carga_id = cargas.id)`.as(
          'releible',
        ),
      })
      .from(cargasTable)
      .innerJoin(usuariosTable, eq(usuariosTable.id, cargasTable.quien))
      .where(and(eq(cargasTable.id, id), visible(actor))),
    db
      .select({ linea: cargaFilasTable.linea, celdas: cargaFilasTable.celdas })
      .from(cargaFilasTable)
      .where(eq(cargaFilasTable.cargaId, id))
      .orderBy(cargaFilasTable.linea)
      .limit(EJEMPLOS),
  ]);
  if (!row) throw noEncontrado();
  return {
    ...resumenOf({ ...row, sinContraseña: await esperanAhora(db, row) }),
    formato: row.formato,
    codificacion: row.codificacion,
    separador: row.separador,
    hoja: row.hoja,
    hojas: row.hojas,
    encabezados: row.encabezados,
    filaDeTitulos: row.filaDeTitulos,
    columnas: row.columnas.map((opciones) =>
      opciones.filter(({ campo }) => !esPropio(campo) || veCampo(actor, null, idDePropio(campo))),
    ),
    muestra: row.muestra,
    ejemplos,
    avisos: row.avisos,
    opciones: opcionesOf(row),
    mapeoRecordado: row.mapeoRecordado,
    releible: row.releible,
    gruposNuevos: row.gruposNuevos,
    situaciones: await leerSituaciones(db, row),
    revisadaEn: SIN_REVISAR.includes(row.estado) ? null : row.revisadaEn,
    desfase: await leerDesfase(db, row),
    salen: row.salen,
    todoONada: row.todoONada,
    progreso: { hechas: row.hechas, total: row.total },
    motivo: row.motivo,
    contraseñasEn: row.contraseñasEn,
    deshecho: DESHECHAS.includes(row.estado)
      ? {
          cuentasQuitadas: row.cuentasQuitadas,
          cuentasConservadas: row.cuentasConservadas,
          personasRestauradas: row.personasRestauradas,
          personasConCambios: row.personasConCambios,
          gruposQuitados: row.gruposQuitados,
          vuelvenAlGrupo: row.vuelvenAlGrupo,
          camposQueQuedan: await leerCamposQueQuedan(db, actor, row),
        }
      : null,
  };
}

const lugar = z.tuple([z.iso.datetime(), z.uuid()]);

interface Pagina {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The uploads someone may see, newest first. */
export async function leerCargas(db: Database, actor: Actor, { cursor, limite }: Pagina) {
  exigirPermiso(actor);
  const { creadaEn, id } = cargasTable;
  const [antesDe, suId] = cursor ? readCursor(lugar, cursor) : [];
  const siguen = cursor ? sql`(${creadaEn}, ${id}) < (${antesDe}::timestamptz, ${suId}::uuid)` : undefined;
  const rows = await db
    .select(resumenSelection)
    .from(cargasTable)
    .innerJoin(usuariosTable, eq(usuariosTable.id, cargasTable.quien))
    .where(and(visible(actor), siguen))
    .orderBy(desc(creadaEn), desc(id))
    .limit(limite + 1);
  return cutPage(rows.map(resumenOf), limite, (carga) => writeCursor(carga.creadaEn, carga.id));
}
