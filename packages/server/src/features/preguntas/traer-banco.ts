import { setImmediate } from 'node:timers/promises';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { archivosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { limpias, loQueSeSabe } from '#features/preguntas/store.ts';
import {
  carpetasTable,
  preguntaArchivosTable,
  preguntaClavesTable,
  preguntasTable,
  preguntaVersionesTable,
} from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';

interface CarpetaTraida {
  readonly id: string;
  readonly padreId: string | null;
  readonly nombre: string;
}

export interface PreguntaTraida {
  readonly id: string;
  readonly carpetaId: string;
  readonly etiquetas: readonly string[];
  readonly mitades: Mitades;
}

/** Questions as any write would leave them, and others get their turn in between. */
export async function limpiarPreguntas(
  preguntas: readonly PreguntaTraida[],
  despues: (mitades: Mitades) => Mitades,
): Promise<PreguntaTraida[]> {
  const hechas: PreguntaTraida[] = [];
  for (const una of preguntas) {
    const limpia = limpias(una.mitades);
    const otra = despues(limpia);
    hechas.push({ ...una, mitades: otra === limpia ? limpia : limpias(otra) });
    await setImmediate();
  }
  return hechas;
}

async function traerCarpetas(work: Work, cursoId: string, carpetas: readonly CarpetaTraida[]): Promise<void> {
  const moment = work.now.toISOString();
  // One by one: the database looks at the folder that each one is in.
  for (const { id, padreId, nombre } of carpetas) {
    await work.tx
      .insert(carpetasTable)
      .values({ id, padreId, cursoId, nombre, creadoEn: moment, actualizadoEn: moment });
    work.record({
      coleccion: 'carpetas',
      documento: id,
      antes: null,
      despues: { cursoId },
      detalle: { nombre: [null, nombre] },
    });
  }
}

const DE_UNA_VEZ = 100;

/** New questions of one course or of the academy, a few statements for all of them. */
export async function traerPreguntas(
  work: Work,
  cursoId: string | null,
  tanda: readonly PreguntaTraida[],
  { archivos, detalle }: Origen,
): Promise<void> {
  if (tanda.length === 0) return;
  const { tx, actor } = work;
  const moment = work.now.toISOString();
  const fila = ({ id, carpetaId, etiquetas, mitades }: PreguntaTraida) => ({
    id,
    carpetaId,
    etiquetas: [...etiquetas],
    creadoEn: moment,
    actualizadoEn: moment,
    ...(loQueSeSabe(mitades) as { tipo: Mitades['publica']['tipo'] }),
  });
  await tx.insert(preguntasTable).values(tanda.map(fila));
  await tx.insert(preguntaVersionesTable).values(
    tanda.map(({ id, mitades: { publica } }) => ({
      preguntaId: id,
      numero: 1,
      publica,
      en: moment,
      por: actor.id,
    })),
  );
  await tx
    .insert(preguntaClavesTable)
    .values(tanda.map(({ id, mitades: { clave } }) => ({ preguntaId: id, numero: 1, clave })));
  const usos = tanda.flatMap(({ id, mitades }) =>
    archivosDe(mitades)
      .filter((archivoId) => archivos.has(archivoId))
      .map((archivoId) => ({ preguntaId: id, archivoId })),
  );
  if (usos.length > 0) await tx.insert(preguntaArchivosTable).values(usos);
  for (const { id, mitades } of tanda)
    work.record({
      coleccion: 'preguntas',
      documento: id,
      antes: null,
      despues: { cursoId },
      detalle: {
        tipo: [null, mitades.publica.tipo],
        enunciado: [null, enUnaLinea(mitades.publica)],
        ...detalle,
      },
    });
}

interface Origen {
  /** The files that came with them: a question shows no others. */
  readonly archivos: ReadonlySet<string>;
  /** What the log says of where they came from. */
  readonly detalle: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** The bank of a course that has just come in: folders after those they are in, and one version of each question. */
export async function traerBanco(
  work: Work,
  cursoId: string,
  {
    carpetas,
    preguntas,
  }: { readonly carpetas: readonly CarpetaTraida[]; readonly preguntas: readonly PreguntaTraida[] },
  { archivos, paquete }: { readonly archivos: ReadonlySet<string>; readonly paquete: string },
): Promise<void> {
  await traerCarpetas(work, cursoId, carpetas);
  for (let desde = 0; desde < preguntas.length; desde += DE_UNA_VEZ)
    await traerPreguntas(work, cursoId, preguntas.slice(desde, desde + DE_UNA_VEZ), {
      archivos,
      detalle: { paquete: [null, paquete] },
    });
}
