import { DE_SI_MISMA_EN_FILA } from '@catedra/shared/campos/equipo.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import { type CampoPropio, idDePropio, MARCA_DE_VACIAR } from '@catedra/shared/cargas/campos.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import type { CuentaExistente } from '@catedra/shared/cargas/cuenta.ts';
import { filaDe } from '@catedra/shared/cargas/quien-viene.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { anotarPersonas, type Paso } from '#features/cargas/importar/anotar.ts';
import { cambiarCuentas } from '#features/cargas/importar/cambiar-cuentas.ts';
import { leerCeldas } from '#features/cargas/filas/leer-celdas.ts';
import { seleccionar } from '#features/cargas/filas/leer-filas.ts';
import { leerCuentas } from '#features/cargas/revisar/cuentas.ts';
import { buscarNombradas, datosDePersona } from '#features/cargas/revisar/personas-nombradas.ts';
import type { Vienen } from '#features/cargas/revisar/quien-viene.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import { cargaFilasTable as filas, cargasTable } from '#features/cargas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

type FilaRow = typeof filas.$inferSelect;

interface Nombra {
  readonly dato: CampoPropio;
  readonly texto: string;
}

interface Puesta {
  readonly fila: FilaRow;
  readonly paso: Paso;
  readonly cambios: Record<string, [string | null, string | null]>;
  readonly nota: string | null;
}

const nombreDe = (dato: CampoPropio, { catalogo }: ContextoDeCarga) =>
  catalogo.campos.get(idDePropio(dato))?.nombre ?? '';

/** Whether the file has a say in that field of that person. */
function tieneQueDecir(
  { dato }: Nombra,
  { resultado }: FilaRow,
  antes: string | null,
  { actor, opciones, catalogo }: ContextoDeCarga,
): boolean {
  const campo = catalogo.campos.get(idDePropio(dato));
  const puede = resultado === 'creada' || (campo && vistaDeCampo(actor, campo, false) === 'edita');
  return Boolean(puede) && (opciones.politica === 'sobrescribir' || !antes);
}

/** What is still to be put of one person, and whom it could not be. */
function puestaDe(
  fila: FilaRow,
  nombra: readonly Nombra[],
  cuenta: CuentaExistente,
  halladas: ReadonlyMap<string, string>,
  contexto: ContextoDeCarga,
): Puesta | null {
  const cambios: Puesta['cambios'] = {};
  const faltan: string[] = [];
  for (const uno of nombra) {
    const antes = cuenta.valores[uno.dato] ?? null;
    if (!tieneQueDecir(uno, fila, antes, contexto)) continue;
    const id = halladas.get(uno.texto);
    if (id === cuenta.id && contexto.catalogo.campos.get(idDePropio(uno.dato))?.equipo) {
      faltan.push(`${DE_SI_MISMA_EN_FILA} «${nombreDe(uno.dato, contexto)}» no se puso.`);
      continue;
    }
    if (id && JSON.stringify(id) !== antes) cambios[uno.dato] = [antes, JSON.stringify(id)];
    if (!id)
      faltan.push(
        `«${uno.texto}» no entró con el archivo, o podría ser más de una persona: «${nombreDe(uno.dato, contexto)}» no se puso.`,
      );
  }
  const nuevos = Object.fromEntries(Object.entries(cambios).map(([dato, [, despues]]) => [dato, despues]));
  if (Object.keys(cambios).length + faltan.length === 0) return null;
  const despues = { ...cuenta, valores: { ...cuenta.valores, ...nuevos } };
  return {
    fila,
    paso: { id: cuenta.id, antes: cuenta, despues },
    cambios,
    nota: faltan.join(' ') || null,
  };
}

async function marcar(work: Work, cargaId: string, puestas: readonly Puesta[]): Promise<void> {
  const rows = puestas.map(({ fila, cambios, nota }) => ({
    linea: fila.linea,
    resultado: fila.resultado === 'igual' && Object.keys(cambios).length > 0 ? 'actualizada' : fila.resultado,
    cambios: { ...fila.cambios, ...cambios },
    nota: nota ?? fila.nota,
  }));
  await work.tx.execute(sql`
    update carga_filas f set resultado = x.resultado, cambios = x.cambios, nota = x.nota
      from ${rowsByColumns({ linea: 'int', resultado: 'text', cambios: 'json', nota: 'text' }, rows)}
     where f.carga_id = ${cargaId} and f.linea = x.linea`);
  const mas = rows.filter(({ resultado }, i) => resultado !== puestas[i]?.fila.resultado).length;
  if (mas > 0)
    await work.tx
      .update(cargasTable)
      .set({
        actualizadas: sql`${cargasTable.actualizadas} + ${mas}`,
        sinCambios: sql`${cargasTable.sinCambios} - ${mas}`,
      })
      .where(eq(cargasTable.id, cargaId));
}

/**
 * People whom the next rows name and who came with the same file, put where they are named. Harmless when done twice; gives
 * the last row looked at, or null when none are left.
 */
export async function ponerNombradas(
  work: Work,
  { id: cargaId, archivo }: Pick<CargaRow, 'id' | 'archivo'>,
  contexto: ContextoDeCarga,
  { desde, cuantas, vienen }: { readonly desde: number; readonly cuantas: number; readonly vienen: Vienen },
): Promise<number | null> {
  const datos = datosDePersona(contexto);
  if (datos.length === 0) return null;
  const columnas = datos.map((dato) => ({ dato, columna: contexto.opciones.mapeo.indexOf(dato) }));
  const dentro = sql`resultado in ('creada', 'actualizada', 'igual') and usuario_id is not null`;
  const { filas: leidas, hasta } = await leerCeldas(work.tx, cargaId, { desde, cuantas }, dentro);
  const enElArchivo = await vienen(contexto);
  const nombran = new Map(
    leidas.flatMap(({ linea, celdas }) => {
      const suyos = columnas.flatMap(({ dato, columna }): Nombra[] => {
        const texto = (celdas[columna] ?? '').trim();
        const viene = texto !== '' && texto !== MARCA_DE_VACIAR && filaDe(texto, enElArchivo) !== null;
        return viene ? [{ dato, texto }] : [];
      });
      return suyos.length > 0 ? [[linea, suyos] as const] : [];
    }),
  );
  if (nombran.size === 0) return hasta;
  const textos = [...new Set([...nombran.values()].flat().map(({ texto }) => texto))];
  const halladas = await buscarNombradas(work.tx, contexto, textos);
  const rows = await seleccionar(work.tx, cargaId, inArray(filas.linea, [...nombran.keys()]), nombran.size);
  const ids = sql.param(rows.flatMap(({ usuarioId }) => usuarioId ?? []));
  const cuentas = await leerCuentas(work.tx, sql`u.id = any(${ids}::uuid[])`, true);
  const porId = new Map(cuentas.map((cuenta) => [cuenta.id, cuenta]));
  const puestas = rows.flatMap((fila) => {
    const cuenta = porId.get(fila.usuarioId ?? '');
    return cuenta ? (puestaDe(fila, nombran.get(fila.linea) ?? [], cuenta, halladas, contexto) ?? []) : [];
  });
  if (puestas.length === 0) return hasta;
  const pasos = puestas.filter(({ cambios }) => Object.keys(cambios).length > 0).map(({ paso }) => paso);
  await cambiarCuentas(work, pasos);
  await marcar(work, cargaId, puestas);
  await anotarPersonas(work, pasos, () => '', [null, archivo]);
  return hasta;
}
