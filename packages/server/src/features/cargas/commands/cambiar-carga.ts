import type { CambioDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { errorDeMapeo } from '@catedra/shared/cargas/error-de-mapeo.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { leerCatalogo } from '#features/cargas/archivo/catalogo.ts';
import { descripcionDe } from '#features/cargas/commands/subir-carga.ts';
import { archivoOlvidado, cargaCerrada } from '#features/cargas/errors.ts';
import {
  guardarFilas,
  leerArchivo,
  type Leido,
  recordarMapeo,
} from '#features/cargas/archivo/leer-archivo.ts';
import { leerContexto } from '#features/cargas/revisar/contexto.ts';
import { type CargaRow, encontrarCarga, lockCarga } from '#features/cargas/queries.ts';
import { cargaArchivosTable, cargasTable } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const ABIERTAS: readonly CargaRow['estado'][] = ['leida', 'revisando', 'revisada', 'fallida'];

export function exigirAbierta(carga: CargaRow): void {
  if (!ABIERTAS.includes(carga.estado)) throw cargaCerrada();
}

/** What an import that failed half-way did hangs on its rows, which another reading would replace. */
function exigirIntacta(carga: CargaRow): void {
  exigirAbierta(carga);
  if (carga.creadas + carga.actualizadas > 0) throw cargaCerrada();
}

/** Reads the file again in another way, outside any transaction; null when nothing asks for it. */
export async function releer(
  { db }: Platform,
  actor: Actor,
  id: string,
  { codificacion, separador, hoja, sinTitulos }: CambioDeCarga,
): Promise<Leido | null> {
  if ([codificacion, separador, hoja, sinTitulos].every((dicho) => dicho === undefined)) return null;
  const carga = await encontrarCarga(db, actor, id);
  exigirIntacta(carga);
  const [archivo] = await db.select().from(cargaArchivosTable).where(eq(cargaArchivosTable.cargaId, id));
  if (!archivo) throw archivoOlvidado();
  const nueva = hoja !== undefined && hoja !== carga.hoja;
  const titulos = sinTitulos === undefined ? carga.filaDeTitulos !== null : !sinTitulos;
  const opciones = {
    nombre: carga.archivo,
    codificacion: codificacion ?? carga.codificacion ?? undefined,
    separador: separador ?? (nueva ? undefined : (carga.separador ?? undefined)),
    hoja: hoja ?? carga.hoja ?? undefined,
    // Another sheet is looked at with fresh eyes.
    ...((sinTitulos !== undefined || !nueva) && { titulos }),
  };
  return leerArchivo(actor.id, archivo.contenido, opciones, await leerCatalogo(db, actor));
}

/** Changes how the file is read or what is done with it; it has to be revised again. */
export async function cambiarCarga(
  work: Work,
  id: string,
  cambio: CambioDeCarga,
  leido: Leido | null,
): Promise<void> {
  const carga = await lockCarga(work, id);
  if (leido) exigirIntacta(carga);
  else exigirAbierta(carga);
  const { codificacion: _c, separador: _s, hoja: _h, sinTitulos: _t, ...opciones } = cambio;
  const lectura = leido ? await descripcionDe(work, leido) : {};
  const despues = { ...carga, ...lectura, ...opciones };
  const mal = errorDeMapeo(despues.mapeo, despues.encabezados);
  if (mal) throw datosInvalidos({ mapeo: mal }, mal);
  if (opciones.grupoId) await leerContexto(work.tx, work.actor, despues);
  if (leido) await guardarFilas(work, id, leido);
  if (opciones.mapeo || opciones.situaciones) await recordarMapeo(work, despues);
  const soloContraseñas = Object.keys(cambio).every((campo) => campo === 'contraseñas');
  await work.tx
    .update(cargasTable)
    .set({ ...lectura, ...opciones, ...(!soloContraseñas && { estado: 'leida' as const, motivo: null }) })
    .where(eq(cargasTable.id, id));
}
