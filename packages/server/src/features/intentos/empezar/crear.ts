import { randomInt, randomUUID } from 'node:crypto';
import { HECHOS_ANOTADOS } from '@catedra/shared/intentos/hechos.ts';
import { sinPreguntas } from '@catedra/shared/intentos/errors.ts';
import type { planDelIntento } from '@catedra/shared/intentos/plan.ts';
import type { Orden } from '@catedra/shared/preguntas/tipos/tipo.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { getTableColumns } from 'drizzle-orm';
import type { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { FilaDeIntento } from '#features/intentos/filas.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Tx } from '#platform/db/pool.ts';
import { inserter } from '#platform/db/row-statements.ts';

export const azar = (): number => randomInt(2 ** 47) / 2 ** 47;

export type ReglasDeIntento = typeof evaluacionesTable.$inferSelect;

const columnas = getTableColumns(intentosTable);
const AL_EMPEZAR = [
  'id',
  'evaluacionId',
  'actividadId',
  'cursoId',
  'usuarioId',
  'numero',
  'practica',
  'empezadoEn',
  'vistoEn',
  'venceEn',
  'limite',
  'toleranciaSegundos',
  'graciaMinutos',
  'alVencer',
  'porPagina',
  'secuencial',
  'secciones',
  'pestana',
  'equipo',
  'anota',
] as const;

const insertar = inserter<FilaDeIntento>({
  label: 'intentos',
  table: intentosTable,
  selection: columnas,
  inserted: Object.fromEntries(AL_EMPEZAR.map((campo) => [campo, columnas[campo]])),
});

interface Nuevo {
  readonly numero: number;
  readonly empezadoEn: string;
  readonly secciones: string[];
  readonly venceEn: string | null;
  readonly limite: string | null;
  readonly pestana: string;
  readonly equipo: string;
}

/** Keeps an attempt with the rules it begins by; null when another request of the same person was quicker. */
export async function crearIntento(
  work: Work,
  reglas: ReglasDeIntento,
  nuevo: Nuevo,
): Promise<FilaDeIntento | null> {
  const {
    actividadId,
    cursoId,
    practica,
    toleranciaSegundos,
    graciaMinutos,
    alVencer,
    porPagina,
    secuencial,
  } = reglas;
  const [fila] = await insertar(work.tx, [
    {
      id: randomUUID(),
      evaluacionId: reglas.id,
      actividadId,
      cursoId,
      usuarioId: work.actor.id,
      practica,
      toleranciaSegundos,
      graciaMinutos,
      alVencer,
      porPagina,
      secuencial,
      vistoEn: work.now.toISOString(),
      anota: [...HECHOS_ANOTADOS],
      ...nuevo,
    },
  ]);
  return fila ?? null;
}

type LugarDelPlan = ReturnType<typeof planDelIntento>[number];

/** A question of an attempt that nobody answered yet. */
export interface PreguntaNueva extends LugarDelPlan {
  readonly lugar: number;
  readonly numero: number;
  readonly orden: Orden;
  readonly publica: Publica;
  readonly revision: number;
  readonly respuesta: unknown;
  readonly guardadaEn: null;
}

/** What was drawn, each with the version that is asked now and the order in which its parts are shown. */
export async function preguntasDelPlan(
  tx: Tx,
  plan: readonly LugarDelPlan[],
  versiones: ReadonlyMap<string, number>,
): Promise<PreguntaNueva[]> {
  const refs = plan.map(({ preguntaId }) => ({ preguntaId, numero: versiones.get(preguntaId) ?? 0 }));
  const claves = await leerClaves(tx, refs);
  if (plan.length === 0) throw sinPreguntas();
  return plan.map((sitio, lugar) => {
    const numero = versiones.get(sitio.preguntaId) ?? 0;
    const pregunta = claves.get(`${sitio.preguntaId}:${numero}`);
    if (!pregunta) throw sinPreguntas();
    const orden = tipoDePregunta(pregunta.publica.tipo).ordena(pregunta, azar);
    const { publica } = pregunta;
    return { ...sitio, lugar, numero, orden, publica, revision: 0, respuesta: null, guardadaEn: null };
  });
}

const GUARDAR = {
  name: 'intentos.guardar-preguntas',
  text: `
  insert into intento_preguntas (intento_id, lugar, lugar_id, pregunta_id, numero, seccion, bajo, puntos, resta, orden)
  select $1, f.lugar, f."lugarId", f."preguntaId", f.numero, f.seccion, f.bajo, f.puntos, f.resta, f.orden
    from json_to_recordset($2) as f(lugar smallint, "lugarId" uuid, "preguntaId" uuid, numero int, seccion smallint,
      bajo smallint, puntos numeric, resta text, orden jsonb)`,
};

export async function guardarPreguntas(
  tx: Tx,
  intentoId: string,
  preguntas: readonly PreguntaNueva[],
): Promise<void> {
  const filas = preguntas.map((pregunta) => ({ ...pregunta, publica: undefined }));
  await tx.$client.query({ ...GUARDAR, values: [intentoId, JSON.stringify(filas)] });
}
