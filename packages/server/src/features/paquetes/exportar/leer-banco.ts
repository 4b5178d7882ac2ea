import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { demasiadasPreguntas } from '@catedra/shared/paquetes/errors.ts';
import type { BancoEntero } from '@catedra/shared/paquetes/escribir-banco.ts';
import { LIMITES_DE_PAQUETE } from '@catedra/shared/paquetes/formato.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasQueVe } from '#features/preguntas/offers.ts';
import type { Tx } from '#platform/db/pool.ts';

/** What the places of the evaluations of a course hold. */
const pedidas = (columna: string, cursoId: string): SQL => sql`(
  select l.${sql.identifier(columna)} from evaluacion_lugares l join evaluaciones le on le.id = l.evaluacion_id
   where le.curso_id = ${cursoId} and l.${sql.identifier(columna)} is not null)`;

/** The folders that its draws draw from, down to the bottom. */
const sorteadas = (cursoId: string): SQL => sql`(
  with recursive baja (id) as (
    select c.id from carpetas c where c.id in ${pedidas('carpeta_id', cursoId)}
    union select c.id from carpetas c join baja b on c.padre_id = b.id)
  select id from baja)`;

/** The bank of a course, and what its evaluations ask for from elsewhere, by name or by a draw. */
const lasDelCurso = (cursoId: string): SQL => sql`(
  p.id in ${pedidas('pregunta_id', cursoId)}
  or (viva(p.eliminada_en) and (p.curso_id = ${cursoId} or p.carpeta_id in ${sorteadas(cursoId)}
      or (p.curso_id is null and p.etiquetas && array${pedidas('etiqueta', cursoId)}))))`;

type Pregunta = BancoEntero['preguntas'][number] & { readonly texto: string };
type Carpeta = BancoEntero['carpetas'][number];

async function leerPreguntas(tx: Tx, actor: Actor, cursoId: string): Promise<Pregunta[]> {
  const { rows: cuenta } = await tx.execute<{ todas: number; vistas: number }>(sql`
    select count(*)::int as todas, count(*) filter (where ${lasQueVe(actor)})::int as vistas
      from preguntas p where ${lasDelCurso(cursoId)}`);
  const { todas, vistas } = cuenta[0] ?? { todas: 0, vistas: 0 };
  // A course without some of what it asks would be another course.
  if (vistas < todas) throw sinPermiso();
  if (todas > LIMITES_DE_PAQUETE.preguntas) throw demasiadasPreguntas(todas);
  const { rows } = await tx.execute<Pregunta & Record<string, unknown>>(sql`
    select p.id, p.carpeta_id as "carpetaId", p.etiquetas, p.texto, v.publica, k.clave
      from preguntas p
      join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
      join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
     where ${lasDelCurso(cursoId)}`);
  return rows;
}

async function leerCarpetas(tx: Tx, cursoId: string, conAlgo: readonly string[]): Promise<Carpeta[]> {
  const { rows } = await tx.execute<Carpeta & Record<string, unknown>>(sql`
    with recursive sube (id, padre_id) as (
      select c.id, c.padre_id from carpetas c
       where c.curso_id = ${cursoId} or c.id in ${sorteadas(cursoId)} or c.id = any(${sql.param(conAlgo)}::uuid[])
      union select c.id, c.padre_id from carpetas c join sube s on c.id = s.padre_id)
    select c.id, c.padre_id as "padreId", c.nombre from carpetas c where c.id in (select id from sube)`);
  return rows;
}

const { compare } = new Intl.Collator('es');

/** By name, each right after the one it is in. */
function enArbol(carpetas: readonly Carpeta[]): Carpeta[] {
  const dentro = Map.groupBy(carpetas, ({ padreId }) => padreId);
  const bajar = (padreId: string | null): Carpeta[] =>
    (dentro.get(padreId) ?? [])
      .toSorted((a, b) => compare(a.nombre, b.nombre) || compare(a.id, b.id))
      .flatMap((una) => [una, ...bajar(una.id)]);
  return bajar(null);
}

/** Everything that the evaluations of a course ask, for someone who may see all of its keys. */
export async function leerBanco(tx: Tx, actor: Actor, cursoId: string): Promise<BancoEntero> {
  const preguntas = await leerPreguntas(tx, actor, cursoId);
  const conAlgo = [...new Set(preguntas.map(({ carpetaId }) => carpetaId))];
  const carpetas = enArbol(await leerCarpetas(tx, cursoId, conAlgo));
  const lugar = new Map(carpetas.map(({ id }, i) => [id, i]));
  // By what they say: exporting it again numbers them alike.
  const orden = (a: Pregunta, b: Pregunta) =>
    (lugar.get(a.carpetaId) ?? 0) - (lugar.get(b.carpetaId) ?? 0) ||
    compare(a.texto, b.texto) ||
    compare(a.id, b.id);
  return { carpetas, preguntas: preguntas.toSorted(orden) };
}
