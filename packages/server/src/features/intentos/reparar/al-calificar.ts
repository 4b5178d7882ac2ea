import { type EstadoDeLugar, mismoEstado, repara } from '@catedra/shared/intentos/reparar/regla.ts';
import type { TipoDeReparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { FilaDeIntento, FilaDePregunta } from '#features/intentos/filas.ts';
import { reparacionLugaresTable } from '#features/intentos/table.ts';
import type { leerClaves } from '#features/preguntas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What marking says of a question of an attempt. */
export interface Calificada extends EstadoDeLugar {
  readonly lugar: number;
  readonly blanco: boolean;
}

interface Reparacion {
  readonly id: string;
  readonly preguntaId: string;
  readonly versiones: readonly number[];
  readonly tipo: TipoDeReparacion;
  readonly clave: Record<string, unknown> | null;
}

/** A repair that was applied to a place, and how it found it. */
export interface Aplicada extends Pick<Reparacion, 'id' | 'tipo' | 'clave'> {
  readonly lugar: number;
  readonly antes: EstadoDeLugar;
  readonly motivo: string;
}

const DEL_CERROJO = sql`hashtext('intentos.reparar')`;

/** Whoever repairs waits for those who are handing in, and the next ones find the repair. */
export const cerrojoDeReparar = (evaluacionId: string): SQL =>
  sql`pg_advisory_xact_lock(${DEL_CERROJO}, hashtext(${evaluacionId}))`;

const ENTREGANDO = {
  name: 'intentos.entregando',
  text: `select pg_advisory_xact_lock_shared(hashtext('intentos.reparar'), hashtext($1))`,
};

const VIGENTES = {
  name: 'intentos.reparaciones-vigentes',
  text: `select r.id, r.pregunta_id as "preguntaId", r.versiones, r.tipo, r.clave,
                r.grupo_ids is null or exists (select from miembros_vigentes m
                  where m.usuario_id = $2 and m.grupo_id = any(r.grupo_ids)) as suya
           from reparaciones r where r.evaluacion_id = $1 and r.estado in ('en_curso', 'hecha')
          order by r.pregunta_id, r.orden`,
};

async function leerVigentes(
  { $client }: Tx,
  { evaluacionId, usuarioId }: Pick<FilaDeIntento, 'evaluacionId' | 'usuarioId'>,
): Promise<(Reparacion & { readonly suya: boolean })[]> {
  await $client.query({ ...ENTREGANDO, values: [evaluacionId] });
  return (await $client.query({ ...VIGENTES, values: [evaluacionId, usuarioId] })).rows;
}

type Leida = Aplicada & { readonly intentoId: string } & Record<string, unknown>;

/** The repairs applied to the places of some attempts, in their order, by attempt. */
export async function leerAplicadas(
  db: Database | Tx,
  intentoIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Aplicada[]>> {
  const { rows } = await db.execute<Leida>(sql`
    select l.intento_id as "intentoId", l.lugar, l.antes, r.id, r.tipo, r.clave, r.motivo
      from reparacion_lugares l join reparaciones r on r.id = l.reparacion_id
     where l.intento_id = any(${sql.param([...intentoIds])}::uuid[]) order by l.intento_id, l.lugar, r.orden`);
  return Map.groupBy(rows, ({ intentoId }) => intentoId);
}

const dadaPor = (fila: FilaDePregunta, { fraccion, regla, aMano, puntos }: Calificada) => ({
  publica: fila.publica,
  respuesta: fila.respuesta,
  resta: fila.resta,
  base: { fraccion, regla, aMano, puntos },
});

type Claves = Awaited<ReturnType<typeof leerClaves>>;

/** What is right of the questions of an attempt, by the last key that each has: another one where it was changed since. */
export async function conClavesReparadas(
  db: Database | Tx,
  { evaluacionId, usuarioId }: Pick<FilaDeIntento, 'evaluacionId' | 'usuarioId'>,
  claves: Claves,
): Promise<Claves> {
  const { rows } = await db.execute<Reparacion & Record<string, unknown>>(sql`
    select r.id, r.pregunta_id as "preguntaId", r.versiones, r.tipo, r.clave from reparaciones r
     where r.evaluacion_id = ${evaluacionId} and r.estado in ('en_curso', 'hecha') and r.tipo = 'clave'
       and (r.grupo_ids is null or exists (select from miembros_vigentes m
              where m.usuario_id = ${usuarioId} and m.grupo_id = any(r.grupo_ids)))
     order by r.pregunta_id, r.orden`);
  if (rows.length === 0) return claves;
  const todas = new Map(claves);
  for (const { preguntaId, versiones, clave } of rows)
    for (const numero of versiones) {
      const nombre = `${preguntaId}:${numero}`;
      const una = todas.get(nombre);
      if (una && clave) todas.set(nombre, { ...una, clave });
    }
  return todas;
}

/** What its key says of a place, as the repairs applied to it left it. What a person gives is what it was before them. */
export function conLoAplicado(
  fila: FilaDePregunta,
  calificada: Calificada,
  aplicadas: readonly Aplicada[],
): Calificada {
  const [primera] = aplicadas;
  if (!primera) return calificada;
  const { puntos, fraccion } = primera.antes;
  const base = { ...calificada, puntos, ...(calificada.aMano && { fraccion }) };
  const una = dadaPor(fila, base);
  return { ...base, ...aplicadas.reduce((antes, reparacion) => repara(reparacion, una, antes), una.base) };
}

/**
 * What marking says of an attempt, with the repairs of its evaluation: those in force for what is marked for the first
 * time, and for the rest those that were applied to it.
 */
export async function conReparaciones(
  tx: Tx,
  intento: Pick<FilaDeIntento, 'id' | 'evaluacionId' | 'usuarioId'>,
  preguntas: readonly FilaDePregunta[],
  calificadas: readonly Calificada[],
  esNueva: (lugar: number) => boolean,
): Promise<readonly Calificada[]> {
  const vigentes = await leerVigentes(tx, intento);
  if (vigentes.length === 0) return calificadas;
  const aplicadas = Map.groupBy(
    (await leerAplicadas(tx, [intento.id])).get(intento.id) ?? [],
    ({ lugar }) => lugar,
  );
  const nuevas: (typeof reparacionLugaresTable.$inferInsert)[] = [];
  const dichas = preguntas.map((fila, i) => {
    const calificada = calificadas[i];
    if (!calificada) throw new Error(`place ${fila.lugar} was not marked`);
    const { lugar } = fila;
    const suyas = aplicadas.get(lugar);
    if (suyas || !esNueva(lugar)) return conLoAplicado(fila, calificada, suyas ?? []);
    const una = dadaPor(fila, calificada);
    let estado: EstadoDeLugar = una.base;
    for (const reparacion of vigentes) {
      const { preguntaId, versiones, suya, id: reparacionId } = reparacion;
      if (!suya || preguntaId !== fila.preguntaId || !versiones.includes(fila.numero)) continue;
      const despues = repara(reparacion, una, estado);
      if (!mismoEstado(estado, despues))
        nuevas.push({ reparacionId, intentoId: intento.id, lugar, antes: estado });
      estado = despues;
    }
    return { ...calificada, ...estado };
  });
  if (nuevas.length > 0) await tx.insert(reparacionLugaresTable).values(nuevas);
  return dichas;
}

/** Puts places of an attempt back as they were before any repair: they are going to be marked anew. */
export async function sinReparar(
  tx: Tx,
  intentoId: string,
  lugares: readonly number[] | null,
): Promise<void> {
  const ellos = lugares === null ? sql`true` : sql`l.lugar = any(${sql.param([...lugares])}::smallint[])`;
  await tx.execute(sql`
    update intento_preguntas p set fraccion = b.antes->>'fraccion', regla = b.antes->>'regla',
           a_mano = (b.antes->>'aMano')::boolean, puntos = (b.antes->>'puntos')::numeric
      from (select distinct on (l.lugar) l.lugar, l.antes from reparacion_lugares l join reparaciones r on r.id = l.reparacion_id
             where l.intento_id = ${intentoId} and ${ellos} order by l.lugar, r.orden) b
     where p.intento_id = ${intentoId} and p.lugar = b.lugar`);
  await tx.execute(sql`delete from reparacion_lugares l where l.intento_id = ${intentoId} and ${ellos}`);
}
