import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { ConsultaDePregunta, PreguntaPorDentro } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { elegiblesDe, elegidasEn } from '@catedra/shared/intentos/estadistica/opciones.ts';
import { puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { textoPlano } from '@catedra/shared/preguntas/texto-plano.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { type SQL, sql } from 'drizzle-orm';
import { elegidosSql } from '#features/intentos/estadistica/elegidos.ts';
import { ELEGIDAS } from '#features/intentos/estadistica/elegidas.ts';
import { conTercios } from '#features/intentos/estadistica/tercios.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** As many different answers as are read at a glance. */
const MAS_FRECUENTES = 8;
/** Of these, equal answers are worth counting together. */
const SE_ESCRIBEN = ['corta', 'numerica'];

interface Cuantos {
  readonly n: number;
  readonly mejores: number;
  readonly peores: number;
}

interface Leida extends Record<string, unknown> {
  readonly suma: Cuantos & PreguntaPorDentro['reparto'];
  readonly opciones: readonly (Cuantos & { readonly opcion: string })[];
  readonly frecuentes: readonly {
    readonly respuesta: unknown;
    readonly n: number;
    readonly facilidad: number;
  }[];
}

const CUANTOS = sql`count(*)::int as n, (count(*) filter (where p.tercio = 1))::int as mejores,
  (count(*) filter (where p.tercio = 3))::int as peores`;

/** What was answered to one version of a question, for whoever sees these people; which was right, for whoever sees keys. */
export async function leerPreguntaPorDentro(
  db: Database,
  actor: Actor,
  id: string,
  preguntaId: string,
  { version, ...consulta }: ConsultaDePregunta,
): Promise<PreguntaPorDentro> {
  const reglas = await leerReglas(db, actor, id);
  const intentos = sql`select i.id from ${elegidosSql(actor, id, consulta)}`;
  const cual = await cualVersion(db, intentos, preguntaId, version);
  const suya = sql`p.pregunta_id = ${preguntaId} and p.numero = ${cual.numero}`;
  const escrita = SE_ESCRIBEN.includes(cual.publica.tipo);
  const [{ rows }, segundos, correctas] = await Promise.all([
    db.execute<Leida>(sql`
      ${conTercios(intentos, suya)}
      select (select row_to_json(c) from (
                select ${CUANTOS}, (count(*) filter (where p.respuesta is not null and x >= 1))::int as bien,
                       (count(*) filter (where p.respuesta is not null and x > 0 and x < 1))::int as parte,
                       (count(*) filter (where p.respuesta is not null and x <= 0))::int as mal,
                       (count(*) filter (where p.respuesta is null))::int as blanco
                  from terciada p) c) as suma,
             (select coalesce(json_agg(o), '[]') from (
                select e.opcion, ${CUANTOS} from terciada p cross join lateral ${ELEGIDAS} e group by e.opcion) o) as opciones,
             (select coalesce(json_agg(f), '[]') from (
                select p.respuesta, count(*)::int as n, avg(x) as facilidad from terciada p
                 where ${escrita ? sql`p.respuesta is not null` : sql`false`}
                 group by p.respuesta order by count(*) desc, p.respuesta limit ${MAS_FRECUENTES}) f) as frecuentes`),
    leerSegundos(db, intentos, preguntaId, cual.numero),
    leerCorrectas(db, actor, reglas.cursoId, { preguntaId, numero: cual.numero }),
  ]);
  const [leida] = rows;
  if (!leida) throw new Error('nothing was counted');
  const { n, mejores, peores, ...reparto } = leida.suma;
  const tipo = tipoDePregunta(cual.publica.tipo);
  return {
    id: preguntaId,
    version: cual.numero,
    n,
    mejores,
    peores,
    reparto,
    segundos,
    opciones: elegiblesDe(cual.publica).map(({ id: una, letra, texto }) => {
      const suyas = leida.opciones.find(({ opcion }) => opcion === una);
      return {
        letra,
        texto: textoPlano(texto),
        correcta: correctas && correctas.includes(una),
        n: suyas?.n ?? 0,
        mejores: suyas?.mejores ?? 0,
        peores: suyas?.peores ?? 0,
      };
    }),
    frecuentes: leida.frecuentes.map(({ respuesta, ...una }) => ({
      ...una,
      dicha: tipo.dicha(cual.publica, respuesta),
    })),
  };
}

/** The version that is asked for, or else the last one that somebody met. */
async function cualVersion(db: Database, intentos: SQL, preguntaId: string, version: number | undefined) {
  const { rows } = await db.execute<{ numero: number; publica: Publica }>(sql`
    select v.numero, v.publica from pregunta_versiones v
     where v.pregunta_id = ${preguntaId} and ${version === undefined ? sql`true` : sql`v.numero = ${version}`}
       and exists (select from intento_preguntas p
                    where p.pregunta_id = v.pregunta_id and p.numero = v.numero and p.intento_id in (${intentos}))
     order by v.numero desc limit 1`);
  const [cual] = rows;
  if (!cual) throw noEncontrado();
  return cual;
}

/** The median of the time from the answer before, or the start, to the last time that this one was saved. */
async function leerSegundos(
  db: Database,
  intentos: SQL,
  preguntaId: string,
  numero: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ segundos: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from p.guardada_en - coalesce(
             (select max(o.guardada_en) from intento_preguntas o
               where o.intento_id = p.intento_id and o.guardada_en < p.guardada_en), i.empezado_en)))::float8 as segundos
      from intento_preguntas p join intentos i on i.id = p.intento_id
     where p.pregunta_id = ${preguntaId} and p.numero = ${numero} and p.guardada_en is not null and p.respuesta is not null
       and p.intento_id in (${intentos})`);
  return rows[0]?.segundos ?? null;
}

/** What is right of what can be chosen; null for whoever may not see keys, as in an attempt. */
async function leerCorrectas(
  db: Database,
  actor: Actor,
  cursoId: string,
  ref: { readonly preguntaId: string; readonly numero: number },
): Promise<string[] | null> {
  if (!matches(puedeVerPreguntas(actor), { cursoId }) || actor.cursoIds.includes(cursoId)) return null;
  const pregunta = (await leerClaves(db, [ref])).get(`${ref.preguntaId}:${ref.numero}`);
  if (!pregunta) return null;
  return elegidasEn(tipoDePregunta(pregunta.publica.tipo).correcta(pregunta));
}
