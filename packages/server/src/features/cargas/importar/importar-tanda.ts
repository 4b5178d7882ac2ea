import { type CuentaExistente, scopeDe, type ValoresDePersona } from '@catedra/shared/cargas/cuenta.ts';
import type { ContextoDeCarga } from '@catedra/shared/cargas/contexto.ts';
import { haceLoQueSeVio } from '@catedra/shared/cargas/lo-que-se-vio.ts';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import { sql } from 'drizzle-orm';
import { detalleDePlazo, ponerPlazoPropio } from '#features/grupos/offers.ts';
import { nuevasLineas } from '#features/cargas/revisar/lineas.ts';
import { leerCeldas } from '#features/cargas/filas/leer-celdas.ts';
import { decidirTanda } from '#features/cargas/revisar/decidir-tanda.ts';
import type { FilaJuzgada, FilaLeida } from '#features/cargas/revisar/fila-juzgada.ts';
import { datosDePersona } from '#features/cargas/revisar/personas-nombradas.ts';
import {
  anotarEntradas,
  anotarPersonas,
  type Diferencias,
  diferenciasDe,
  type Paso,
} from '#features/cargas/importar/anotar.ts';
import { cambiarCuentas } from '#features/cargas/importar/cambiar-cuentas.ts';
import {
  añadirMembresias,
  crearGrupos,
  quitarMembresias,
} from '#features/cargas/importar/escribir-grupos.ts';
import { crearPersonas } from '#features/cargas/importar/escribir-personas.ts';
import type { Vienen } from '#features/cargas/revisar/quien-viene.ts';
import type { CargaRow } from '#features/cargas/queries.ts';
import type { Work } from '#platform/changes/work.ts';
import { rowsByColumns } from '#platform/db/rows-by-columns.ts';

export interface Hechas {
  readonly hasta: number;
  readonly creadas: number;
  readonly actualizadas: number;
  readonly sinCambios: number;
  readonly fallidas: number;
  readonly grupos: readonly { readonly id: string; readonly nombre: string }[];
  /** What the log is still to be told. */
  readonly diferencias: Diferencias;
}

interface Tanda {
  readonly desde: number;
  readonly cuantas: number;
  readonly seCruzan: boolean;
  readonly vienen: Vienen;
}

interface Resuelta {
  readonly fila: FilaJuzgada;
  readonly resultado: 'creada' | 'actualizada' | 'igual' | 'fallida';
  readonly usuarioId: string | null;
  readonly nota: string | null;
}

const SE_ADELANTARON =
  'Alguien acaba de crear una cuenta con estos datos. Revisa la fila y vuelve a cargarla.';

const PENDIENTE = sql`resultado is null and estado in ('nueva', 'cambia', 'igual')`;

const YA_NO_ES_LO_MISMO =
  'Cambió después de la revisión, y se habría hecho otra cosa que la que se vio. Vuelve a cargarla y revísala.';

/** A row that would do something else than what was shown of it does nothing, and says so. */
function soloLoVisto(
  leidas: readonly FilaLeida[],
  ahora: readonly FilaJuzgada[],
  contexto: ContextoDeCarga,
): FilaJuzgada[] {
  const vistos = new Map(leidas.map(({ linea, visto }) => [linea, visto]));
  const dePersona = datosDePersona(contexto);
  return ahora.map((fila) => {
    const visto = vistos.get(fila.linea);
    return !visto || haceLoQueSeVio(visto, fila, dePersona)
      ? fila
      : { ...fila, estado: 'error', errores: [{ columna: null, texto: YA_NO_ES_LO_MISMO }] };
  });
}

/** Rows that name groups which were created meanwhile join them. */
function conGruposNuevos(fila: FilaJuzgada, porNombre: Map<string, string>): FilaJuzgada {
  if (fila.gruposNuevos.length === 0) return fila;
  const ids = fila.gruposNuevos.flatMap((nombre) => porNombre.get(sinAdornos(nombre)) ?? []);
  return { ...fila, entra: [...new Set([...fila.entra, ...ids])] };
}

function resolver(juzgadas: readonly FilaJuzgada[], creadas: Map<number, string>): Resuelta[] {
  return juzgadas.map((fila): Resuelta => {
    const { estado, linea, usuarioId, errores } = fila;
    if (estado === 'error')
      return { fila, resultado: 'fallida', usuarioId, nota: errores.map(({ texto }) => texto).join(' ') };
    if (estado !== 'nueva')
      return { fila, resultado: estado === 'cambia' ? 'actualizada' : 'igual', usuarioId, nota: null };
    const id = creadas.get(linea);
    return id
      ? { fila, resultado: 'creada', usuarioId: id, nota: null }
      : { fila, resultado: 'fallida', usuarioId: null, nota: SE_ADELANTARON };
  });
}

function pasosDe(resueltas: readonly Resuelta[]): Paso[] {
  return resueltas.flatMap(({ fila, resultado, usuarioId }): Paso[] => {
    if (!usuarioId || (resultado !== 'creada' && resultado !== 'actualizada')) return [];
    const antes = resultado === 'creada' ? null : (fila.cuenta ?? null);
    const quedan = antes?.grupoIds.filter((grupo) => !fila.sale.includes(grupo)) ?? [];
    const despues: CuentaExistente = {
      id: usuarioId,
      valores: { ...antes?.valores, ...fila.valores } as ValoresDePersona,
      grupoIds: [...new Set([...quedan, ...fila.entra])],
      tutorDe: antes?.tutorDe ?? [],
      responsableIds: antes?.responsableIds ?? [],
    };
    return [{ id: usuarioId, antes, despues }];
  });
}

async function escribirGrupos(work: Work, resueltas: readonly Resuelta[], tanda: Tanda) {
  const membresias = (cuales: 'entra' | 'sale') =>
    resueltas.flatMap(({ fila, usuarioId, resultado }) =>
      usuarioId && resultado !== 'fallida' ? fila[cuales].map((grupoId) => ({ usuarioId, grupoId })) : [],
    );
  // In this order, whoever moves between groups that share a course never loses it on the way.
  const entran = await añadirMembresias(work, membresias('entra'), tanda);
  const salen = await quitarMembresias(work, membresias('sale'));
  return { entran, salen };
}

const MARCA = {
  linea: 'int',
  resultado: 'text',
  usuario_id: 'uuid',
  usuario: 'text',
  nota: 'text',
  cambios: 'json',
  entra: 'uuid[]',
  sale: 'uuid[]',
} as const;

async function marcar(work: Work, cargaId: string, resueltas: readonly Resuelta[]): Promise<void> {
  const rows = resueltas.map(({ fila, resultado, usuarioId, nota }) => ({
    linea: fila.linea,
    resultado,
    usuario_id: usuarioId,
    usuario: fila.usuario,
    nota,
    // What undoing needs; of a new account the revision's own will do.
    cambios: resultado === 'actualizada' ? fila.cambios : null,
    entra: fila.entra.length > 0 ? fila.entra : null,
    sale: fila.sale.length > 0 ? fila.sale : null,
  }));
  await work.tx.execute(sql`
    update carga_filas f
       set resultado = x.resultado, usuario_id = x.usuario_id, usuario = x.usuario, nota = x.nota, cambios = coalesce(x.cambios, f.cambios),
           entra = x.entra, sale = x.sale
      from ${rowsByColumns(MARCA, rows)}
     where f.carga_id = ${cargaId} and f.linea = x.linea`);
}

/** Whoever came into a course past its date has one of their own, and their history tells it. */
async function darPlazos(work: Work, pasos: readonly Paso[], dias: number, archivo: string): Promise<void> {
  const cuentas = new Map(pasos.flatMap(({ id, despues }) => (despues ? [[id, despues] as const] : [])));
  for (const plazo of await ponerPlazoPropio(work, [...cuentas.keys()], dias)) {
    const cuenta = cuentas.get(plazo.usuarioId);
    const fields = cuenta ? scopeDe(cuenta) : null;
    work.record({
      coleccion: 'usuarios',
      documento: plazo.usuarioId,
      antes: fields,
      despues: fields,
      detalle: { ...detalleDePlazo(plazo), carga: [null, archivo] },
    });
  }
}

/** The next rows of an upload after a line, judged anew and done; null when none are left. */
export async function importarTanda(
  work: Work,
  { id: cargaId, archivo, diasSiPaso }: Pick<CargaRow, 'id' | 'archivo' | 'diasSiPaso'>,
  contexto: ContextoDeCarga,
  tanda: Tanda,
): Promise<Hechas | null> {
  const { filas: pendientes, hasta } = await leerCeldas(work.tx, cargaId, tanda, PENDIENTE, {
    conLoVisto: true,
  });
  if (hasta === null) return null;
  // Rows that repeat what another claims were refused by the revision: those that are written repeat nobody.
  const lineas = nuevasLineas();
  const ahora = await decidirTanda(work.tx, cargaId, pendientes, contexto, {
    paraEscribir: true,
    seCruzan: tanda.seCruzan,
    lineas,
    vienen: tanda.vienen,
  });
  const decididas = soloLoVisto(pendientes, ahora, contexto);
  const buenas = decididas.filter(({ estado }) => estado === 'nueva' || estado === 'cambia');
  const { porNombre, creados } = await crearGrupos(
    work,
    buenas.flatMap(({ gruposNuevos }) => gruposNuevos),
  );
  const juzgadas = decididas.map((fila) => conGruposNuevos(fila, porNombre));

  const creadas = await crearPersonas(
    work,
    juzgadas.filter(({ estado }) => estado === 'nueva'),
    tanda,
  );
  const resueltas = resolver(juzgadas, creadas);
  const pasos = pasosDe(resueltas);
  const cambiadas = pasos.filter(({ antes }) => antes);
  await cambiarCuentas(work, cambiadas);
  const grupos = await escribirGrupos(work, resueltas, tanda);
  await marcar(work, cargaId, resueltas);

  const nombres = new Map(
    [...contexto.catalogo.grupos.values(), ...creados].map(({ id, nombre }) => [id, nombre]),
  );
  await anotarPersonas(work, pasos, (id) => nombres.get(id) ?? 'otro grupo', [null, archivo]);
  if (diasSiPaso !== null) await darPlazos(work, pasos, diasSiPaso, archivo);
  await anotarEntradas(work, grupos.entran);
  const cuantasCon = (resultado: Resuelta['resultado']) =>
    resueltas.filter((una) => una.resultado === resultado).length;
  return {
    hasta,
    creadas: cuantasCon('creada'),
    actualizadas: cuantasCon('actualizada'),
    sinCambios: cuantasCon('igual'),
    fallidas: cuantasCon('fallida'),
    grupos: creados,
    diferencias: diferenciasDe(grupos.entran, grupos.salen),
  };
}
