import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { CambioDeLinea, LineaDeImportacion } from '@catedra/shared/importaciones/schemas.ts';
import { fallosDe } from '@catedra/shared/preguntas/textos.ts';
import { and, eq, sql } from 'drizzle-orm';
import { estadoDe } from '#features/importaciones/commands/subir.ts';
import { sinFuente, variasEnUna, yaOrdenada } from '#features/importaciones/errors.ts';
import { exigirSuyos, shasDe } from '#features/importaciones/archivos.ts';
import { huella } from '#features/importaciones/huella.ts';
import { leerArchivo } from '#features/importaciones/lector/leer-archivo.ts';
import { seleccionar, sinUrgencia } from '#features/importaciones/leer-lineas.ts';
import { bloquearImportacion, encontrar, type ImportacionRow } from '#features/importaciones/queries.ts';
import { reconocerUna } from '#features/importaciones/reconocer.ts';
import { importacionLineasTable as lineas } from '#features/importaciones/table.ts';
import { limpias } from '#features/preguntas/offers.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Platform } from '#platform/platform.ts';

type Valores = Partial<typeof lineas.$inferInsert>;

/** What its new text says, read by the same reader; pictures of a text are none of its own. */
async function releida(actor: Actor, { id, formato }: ImportacionRow, fuente: string): Promise<Valores> {
  const bytes = new TextEncoder().encode(fuente);
  const pedido = { importacionId: id, nombre: `linea.${formato}`, bytes, formato, categorias: null };
  const { lineas: leidas } = await leerArchivo(actor.id, pedido, (suyas) => Promise.resolve(suyas));
  const [una, otra] = leidas;
  if (!una || otra) throw variasEnUna(leidas.length);
  const { titulo, etiquetas, cambios, porque, mitades, huella: suya } = una;
  return { fuente, titulo, etiquetas: [...etiquetas], cambios: [...cambios], porque, mitades, huella: suya };
}

type Escrita = Extract<CambioDeLinea, { readonly publica: unknown }>;

async function escrita(work: Work, id: string, { publica, clave, etiquetas }: Escrita): Promise<Valores> {
  const mitades = limpias({ publica, clave });
  await exigirSuyos(work, id, mitades);
  const cambios = [
    'La corregiste aquí antes de importarla.',
    ...fallosDe(mitades).map((fallo) => `Queda por terminar. ${fallo}`),
  ];
  return {
    mitades,
    etiquetas,
    cambios,
    porque: null,
    huella: huella(mitades, await shasDe(work.tx, [mitades])),
  };
}

const deEsta = (id: string, numero: number) => and(eq(lineas.importacionId, id), eq(lineas.numero, numero));

async function guardar(work: Work, row: ImportacionRow, numero: number, valores: Valores): Promise<void> {
  const [una] = await work.tx.update(lineas).set(valores).where(deEsta(row.id, numero)).returning();
  if (!una) throw noEncontrado();
  const { fuera, mitades, cambios } = una;
  const estado = fuera ? 'fuera' : estadoDe({ mitades, cambios });
  await work.tx.update(lineas).set({ estado }).where(deEsta(row.id, numero));
  if (!fuera && mitades) await reconocerUna(work, row, numero);
}

/** One line of the review is put right, left out or decided; nothing else of it moves. */
export async function cambiarLinea(
  platform: Platform,
  actor: Actor,
  id: string,
  numero: number,
  cambio: CambioDeLinea,
): Promise<LineaDeImportacion> {
  const row = await encontrar(platform.db, actor, id);
  const [antes] = await seleccionar(platform.db, sql`l.importacion_id = ${id} and l.numero = ${numero}`, 1);
  if (!antes) throw noEncontrado();
  if ('fuente' in cambio && antes.fuente === '') throw sinFuente();
  const leida = 'fuente' in cambio ? await releida(actor, row, cambio.fuente) : null;
  return runWork(platform, actor, 'importaciones.cambiar-linea', async (work) => {
    const bloqueada = await bloquearImportacion(work, id);
    if (bloqueada.estado !== 'revisada') throw yaOrdenada();
    if ('decision' in cambio && !antes.aqui)
      throw datosInvalidos({ decision: 'Esta pregunta no estaba aquí: no hay nada que decidir.' });
    await guardar(
      work,
      bloqueada,
      numero,
      leida ?? ('publica' in cambio ? await escrita(work, id, cambio) : cambio),
    );
    const [despues] = await seleccionar(work.tx, sql`l.importacion_id = ${id} and l.numero = ${numero}`, 1);
    if (!despues) throw noEncontrado();
    return sinUrgencia(despues);
  });
}
