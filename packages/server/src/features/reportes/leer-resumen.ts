import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { ResumenDeReportes, Valoracion } from '@catedra/shared/reportes/schemas.ts';
import { extremosDe } from '@catedra/shared/reportes/valoraciones.ts';
import { cursosEnReportes } from '@catedra/shared/reportes/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { personasSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import { leerAvance } from '#features/reportes/leer-avance.ts';
import { leerPlazos } from '#features/reportes/leer-plazos.ts';
import { SITUACION_SQL } from '#features/usuarios/binding.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const DIA = 86_400_000;
const DIAS = 30;
const OPINIONES_MINIMAS = 2;

/** Everything that the dashboard shows, within what the reader may see. */
export async function leerResumen(db: Database, lectura: Lectura): Promise<ResumenDeReportes> {
  const [plazos, avance, cuentas, actividad, valoraciones] = await Promise.all([
    leerPlazos(db, lectura),
    leerAvance(db, lectura),
    contar(db, lectura),
    leerActividad(db, lectura),
    leerValoraciones(db, lectura),
  ]);
  return { ...plazos, ...avance, ...cuentas, actividad, ...valoraciones };
}

type Cuentas = Pick<
  ResumenDeReportes,
  'activasDesde' | 'personasActivas' | 'contraseñasTemporales' | 'cursosPublicados'
>;

async function contar(db: Database, { actor, personas, zona, now }: Lectura): Promise<Cuentas> {
  const { ultimoAcceso, cambiarContraseña } = usuariosTable;
  // The beginning of a day: the list that the figure opens asks for the same moment, also some minutes later.
  const activasDesde = new Date(finDelDia(now, -DIAS, zona).getTime() + 1000).toISOString();
  // Whose last day came is in no list of active people.
  const activas = sql`${personasSql(...personas)} and ${SITUACION_SQL.activo}`;
  const visibles = scopeSql(cursosBinding, cursosEnReportes(actor)) ?? sql`true`;
  const { rows } = await db.execute<{ activas: number; temporales: number; cursos: number }>(sql`select
    (select count(*)::int from usuarios where ${activas} and ${ultimoAcceso} >= ${activasDesde}) as activas,
    (select count(*)::int from usuarios where ${activas} and ${cambiarContraseña}) as temporales,
    (select count(*)::int from cursos where ${cursosTable.estado} = 'publicado' and ${visibles}) as cursos`);
  return {
    activasDesde,
    personasActivas: rows[0]?.activas ?? 0,
    contraseñasTemporales: rows[0]?.temporales ?? 0,
    cursosPublicados: rows[0]?.cursos ?? 0,
  };
}

/** What everyone completed, as the database keeps it by quarters of an hour; few are suspended, so theirs is taken away. */
const HECHAS_DE_TODOS = sql`
  select desde as momento, hechas from cifras_de_hechas
  union all select desde, hechas from hechas_pendientes
  union all select p.completado_en, -1 from usuarios s
    join progreso p on p.usuario_id = s.id and p.estado = 'completada' where s.estado = 'suspendido'`;

const hechasDeAlgunos = (lectura: Lectura): SQL => sql`
  select p.completado_en as momento, 1 as hechas from progreso p
   where p.estado = 'completada' and ${dePersonasSql(lectura, sql`p.usuario_id`)}`;

/** Activities completed each day of the academy's calendar. */
async function leerActividad(db: Database, lectura: Lectura): Promise<ResumenDeReportes['actividad']> {
  const { zona, now } = lectura;
  const dias = ultimosDias(now, zona);
  const empieza = (i: number) => new Date(finDelDia(now, i - DIAS, zona).getTime() + 1000).toISOString();
  const { rows } = await db.execute<{ dia: number; hechas: number }>(sql`
    select width_bucket(momento, ${sql.param(dias.map((_, i) => empieza(i)))}::timestamptz[]) - 1 as dia,
           sum(hechas)::int as hechas
      from (${veATodos(lectura) ? HECHAS_DE_TODOS : hechasDeAlgunos(lectura)}) h
     where momento >= ${empieza(0)}::timestamptz and momento < ${empieza(DIAS)}::timestamptz group by 1`);
  const hechas = new Map(rows.map((row) => [row.dia, row.hechas]));
  return dias.map((dia, i) => ({ dia, hechas: hechas.get(i) ?? 0 }));
}

function ultimosDias(now: Date, zona: string): string[] {
  const hoy = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zona }).format(now));
  return Array.from({ length: DIAS }, (_, i) =>
    new Date(hoy - (DIAS - 1 - i) * DIA).toISOString().slice(0, 10),
  );
}

async function leerValoraciones(
  db: Database,
  { personas }: Lectura,
): Promise<Pick<ResumenDeReportes, 'mejores' | 'peores'>> {
  // Each person once, however many activities of the course they rated.
  const { rows } = await db.execute<Valoracion & Record<string, unknown>>(sql`
    select c.id as "cursoId", c.titulo as curso, round(avg(p.media), 1)::float as media, count(*)::int as opiniones
      from (select f.curso_id, f.usuario_id, avg(f.estrellas) as media from feedback f
             where f.tipo = 'valoracion' group by f.curso_id, f.usuario_id) p
      join cursos c on c.id = p.curso_id and c.estado = 'publicado'
      join usuarios on ${usuariosTable.id} = p.usuario_id
     where ${personasSql(...personas)}
     group by c.id having count(*) >= ${OPINIONES_MINIMAS}
     order by c.titulo, c.id`);
  return extremosDe(rows);
}
