import type { Actor } from '@catedra/shared/core/actor.ts';
import type { EfectoEnIntento } from '@catedra/shared/intentos/reparar/efecto.ts';
import type {
  CambioPrevisto,
  ReparacionPrevista,
  VerReparacion,
} from '@catedra/shared/intentos/reparar/schemas.ts';
import { sql } from 'drizzle-orm';
import { certificadosTable, cursoCertificadosTable } from '#features/certificados/table.ts';
import { alcancePedido } from '#features/intentos/reparar/alcance.ts';
import { calcular, type EfectoEnSuRonda, mueveLaNota } from '#features/intentos/reparar/calcular.ts';
import { losQueAlcanza, personasDesde } from '#features/intentos/reparar/cargar.ts';
import { leerReglasQueCuentan } from '#features/intentos/reparar/filas.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import type { Database } from '#platform/db/pool.ts';

const JUNTAS = 500;
const POR_PAGINA = 100;

type Previsto = Omit<CambioPrevisto, 'persona'> & { readonly usuarioId: string };

const enNumero = (nota: string | null): number | null => (nota === null ? null : Number(nota));

/** The attempts of somebody whose mark changes, or would be lower and stays. */
function losSuyos({ intentos, efectos, bajan, usuarioId, veredicto }: EfectoEnSuRonda): Previsto[] {
  const hechos = new Set(efectos.map(({ id }) => id));
  const porId = new Map<string, EfectoEnIntento>([...bajan, ...efectos].map((uno) => [uno.id, uno]));
  return intentos.flatMap((intento): Previsto[] => {
    const efecto = porId.get(intento.id);
    if (!efecto || !mueveLaNota(intento, efecto)) return [];
    return [
      {
        usuarioId,
        intentoId: intento.id,
        numero: intento.numero,
        varios: intentos.length > 1,
        antes: enNumero(efecto.antes.nota),
        despues: enNumero(efecto.despues.nota),
        provisional: efecto.despues.provisional,
        practica: intento.practica,
        veredicto: hechos.has(intento.id) ? veredicto : null,
        baja: efecto.baja,
      },
    ];
  });
}

/** Whoever fails first, then whoever passes, then whoever stays as they are, by name. */
const PESO = ({ veredicto, baja }: Previsto): number =>
  veredicto === 'suspende' ? 0 : veredicto === 'aprueba' ? 1 : baja ? 2 : 3;

interface Nombre extends Record<string, unknown> {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
}

/** In the order of names. */
async function leerNombres(db: Database, ids: readonly string[]): Promise<Map<string, Nombre>> {
  const { rows } = await db.execute<Nombre>(sql`
    select u.id, u.nombre, u.apellidos from usuarios u where u.id = any(${sql.param([...ids])}::uuid[])
     order by u.apellidos, u.nombre, u.id`);
  return new Map(rows.map((una) => [una.id, una]));
}

interface Consecuencias extends Record<string, unknown> {
  readonly completan: number;
  readonly terminan: number;
  readonly conCertificado: number;
  readonly daCertificado: boolean;
  readonly curso: string;
}

/** What follows in the course: those who pass complete the activity, and whoever lacked only it ends the course. */
async function leerConsecuencias(
  db: Database,
  evaluacionId: string,
  aprueban: readonly string[],
  cambian: readonly string[],
): Promise<Consecuencias> {
  const quienes = sql`any(${sql.param([...aprueban])}::uuid[])`;
  const completan = sql`progreso p where p.actividad_id = a.id and p.usuario_id = ${quienes} and p.estado <> 'completada'`;
  const { rows } = await db.execute<Consecuencias>(sql`
    select c.titulo as curso, exists (select from ${cursoCertificadosTable} x where x.curso_id = c.id) as "daCertificado",
           (select count(*)::int from ${completan} and a.regla = 'aprobar') as completan,
           (select count(*)::int from ${completan} and a.regla = 'aprobar' and a.obligatoria and exists (
              select from curso_avance v where v.usuario_id = p.usuario_id and v.curso_id = c.id
                 and v.terminado_en is null and v.total - v.hechas = 1)) as terminan,
           (select count(distinct k.usuario_id)::int from ${certificadosTable} k where k.curso_id = c.id
               and k.usuario_id = any(${sql.param([...cambian])}::uuid[])
               and k.sustituido_en is null and k.retirado_en is null) as "conCertificado"
      from evaluaciones e join actividades a on a.id = e.actividad_id join cursos c on c.id = e.curso_id
     where e.id = ${evaluacionId}`);
  const [una] = rows;
  if (!una) throw new Error(`evaluacion ${evaluacionId} vanished`);
  return una;
}

const personasDe = (unos: readonly { readonly usuarioId: string }[]): string[] => [
  ...new Set(unos.map(({ usuarioId }) => usuarioId)),
];

/** Whose marks a repair would change, from what to what: computed by what would do it, and nothing is written. */
export async function prever(
  db: Database,
  actor: Actor,
  evaluacionId: string,
  { desde, ...pedida }: VerReparacion,
): Promise<ReparacionPrevista> {
  await leerReglas(db, actor, evaluacionId);
  const alcance = await alcancePedido(db, actor, evaluacionId, pedida);
  const reglas = await leerReglasQueCuentan(db, evaluacionId);
  const con = { alcance, haciaAbajo: pedida.haciaAbajo, reglas };
  const efectos: EfectoEnSuRonda[] = [];
  let personas = 0;
  let tras: string | null = null;
  do {
    const ids: string[] = await personasDesde(db, alcance, tras, JUNTAS);
    personas += ids.length;
    if (ids.length > 0) efectos.push(...(await calcular(db, con, ids, false)));
    tras = ids.length < JUNTAS ? null : (ids.at(-1) ?? null);
  } while (tras !== null);

  const todos = efectos.flatMap(losSuyos);
  const cambian = todos.filter(({ baja }) => pedida.haciaAbajo || !baja);
  const conVeredicto = (cual: EfectoEnSuRonda['veredicto']) =>
    personasDe(efectos.filter(({ veredicto }) => veredicto === cual));
  const aprueban = conVeredicto('aprueba');
  const nombres = await leerNombres(db, personasDe(todos));
  const puesto = new Map([...nombres.keys()].map((id, i) => [id, i]));
  const enOrden = todos.toSorted(
    (a, b) =>
      PESO(a) - PESO(b) ||
      (puesto.get(a.usuarioId) ?? 0) - (puesto.get(b.usuarioId) ?? 0) ||
      a.numero - b.numero,
  );
  const { rows: cuenta } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from intentos i where ${losQueAlcanza(alcance)}`,
  );
  const hasta = desde + POR_PAGINA;
  return {
    intentos: cuenta[0]?.n ?? 0,
    personas,
    cambian: personasDe(cambian).length,
    aprueban: aprueban.length,
    suspenden: conVeredicto('suspende').length,
    bajan: personasDe(todos.filter(({ baja }) => baja)).length,
    ...(await leerConsecuencias(db, evaluacionId, aprueban, personasDe(cambian))),
    datos: enOrden.slice(desde, hasta).map(({ usuarioId, ...uno }) => {
      const { nombre = '', apellidos = '' } = nombres.get(usuarioId) ?? {};
      return { ...uno, persona: { id: usuarioId, nombre, apellidos } };
    }),
    siguiente: hasta < enOrden.length ? hasta : null,
  };
}
