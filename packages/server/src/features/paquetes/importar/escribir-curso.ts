import { setImmediate } from 'node:timers/promises';
import { nombreDeArchivo } from '@catedra/shared/archivos/nombre.ts';
import type { CursoPorImportar } from '@catedra/shared/paquetes/leer.ts';
import { eq } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { exigirCuota } from '#features/archivos/offers.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosConSusArchivosBinding } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { traerComposicion } from '#features/evaluaciones/offers.ts';
import type { ArchivoTraido } from '#features/paquetes/importar/traer-archivos.ts';
import { type PreguntaTraida, traerBanco } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { create } from '#platform/collections/create.ts';
import { type Row, scopeFieldsOf } from '#platform/collections/rows.ts';
import type { Values } from '#platform/collections/mapping.ts';
import type { Config } from '#platform/config.ts';

type ConId = Values & { readonly id: string };

/** The records as any write would leave them: cleaned, and others get their turn in between. */
export async function limpiarFilas(binding: Binding, filas: readonly ConId[]): Promise<ConId[]> {
  const limpias: ConId[] = [];
  for (const { id, ...valores } of filas) {
    limpias.push({ ...binding.clean(valores), id });
    await setImmediate();
  }
  return limpias;
}

const DE_UNA_VEZ = 50;

async function insertar(
  work: Work,
  binding: Binding,
  filas: readonly ConId[],
  paquete: string,
): Promise<void> {
  const moment = work.now.toISOString();
  for (let desde = 0; desde < filas.length; desde += DE_UNA_VEZ) {
    const rows = filas
      .slice(desde, desde + DE_UNA_VEZ)
      .map((fila) => ({ ...fila, creadoEn: moment, actualizadoEn: moment }));
    const escritas = (await work.tx
      .insert(binding.table)
      .values(rows as never)
      .returning()) as Row[];
    for (const row of escritas) {
      work.record({
        coleccion: binding.collection.nombre,
        documento: row.id,
        antes: null,
        despues: scopeFieldsOf(binding, row),
        detalle: {
          ...(row.titulo !== undefined && { titulo: [null, row.titulo] }),
          paquete: [null, paquete],
        },
      });
    }
  }
}

const filaDeArchivo = (work: Work, cursoId: string, { id, nombre, proposito, hallado }: ArchivoTraido) => ({
  ...hallado,
  id,
  cursoId,
  proposito,
  nombre: nombreDeArchivo(nombre),
  usuarioId: work.actor.id,
  estado: 'listo' as const,
  creadoEn: work.now.toISOString(),
  listoEn: work.now.toISOString(),
});

/** The room that files may take is asked for as uploads ask for it: one by one. */
export interface CursoLimpio
  extends Pick<CursoPorImportar, 'id' | 'curso' | 'secciones' | 'carpetas' | 'evaluaciones'> {
  readonly actividades: readonly ConId[];
  /** Of each evaluation. */
  readonly reglas: readonly ConId[];
  readonly preguntas: readonly PreguntaTraida[];
}

/** A new draft with all of its parts, in one step: it is there whole or it is not. */
export async function escribirCurso(
  work: Work,
  config: Config,
  limpio: CursoLimpio,
  archivos: readonly ArchivoTraido[],
  paquete: string,
): Promise<void> {
  const { tx } = work;
  const { id: cursoId, secciones } = limpio;
  const { imagen, ...ficha } = limpio.curso;
  const nuevos = archivos.reduce((suma, { hallado }) => suma + hallado.bytes, 0);
  await exigirCuota(work, config, nuevos);
  const traidos = new Set(archivos.map(({ id }) => id));
  const textos = [ficha.descripcion, ...limpio.actividades.map(({ contenido }) => contenido)];
  await exigirArchivosALaVista(work, {
    cursoId,
    campo: 'paquete',
    antes: null,
    despues: textos,
    recientes: traidos,
  });
  await create(work, cursosConSusArchivosBinding, cursoId, { ...ficha, imagen: null });
  if (secciones.length > 0)
    await tx
      .insert(seccionesTable)
      .values(secciones.map((seccion, orden) => ({ ...seccion, cursoId, orden })));
  // Files before what refers to them, which the database ties to those of the same course.
  for (const archivo of archivos)
    await tx.insert(archivosTable).values(filaDeArchivo(work, cursoId, archivo));
  if (imagen) await tx.update(cursosTable).set({ imagen }).where(eq(cursosTable.id, cursoId));
  await insertar(work, actividadesBinding, limpio.actividades, paquete);
  await insertar(work, evaluacionesBinding, limpio.reglas, paquete);
  await traerBanco(work, cursoId, limpio, { archivos: traidos, paquete });
  for (const { reglas, secciones: suyas, bandas } of limpio.evaluaciones)
    await traerComposicion(work, reglas, suyas, bandas);
}
