import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { ResumenDeReportes, Valoracion } from '@catedra/shared/reportes/schemas.ts';
import { cursosEnReportes } from '@catedra/shared/reportes/policy.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { personasSql } from '#features/participantes/offers.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerPlazos } from '#features/reportes/leer-plazos.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const DIA = 86_400_000;
const DIAS = 30;
const OPINIONES_MINIMAS = 2;
const VALORADOS = 2;

/** Everything that the dashboard shows, within what the reader may see. */
export async function leerResumen(db: Database, lectura: Lectura): Promise<ResumenDeReportes> {
  const [plazos, personas, cursosPublicados, actividad, valoraciones] = await Promise.all([
    leerPlazos(db, lectura),
    contarPersonas(db, lectura),
    contarCursos(db, lectura),
    leerActividad(db, lectura),
    leerValoraciones(db, lectura),
  ]);
  return { ...plazos, ...personas, cursosPublicados, actividad, ...valoraciones };
}

type Personas = Pick<ResumenDeReportes, 'personasActivas' | 'contraseñasTemporales'>;

async function contarPersonas(db: Database, { personas, now }: Lectura): Promise<Personas> {
  const { ultimoAcceso, cambiarContraseña } = usuariosTable;
  const desde = new Date(now.getTime() - DIAS * DIA).toISOString();
  const { rows } = await db.execute<{ activas: number; temporales: number }>(sql`select
    (select count(*)::int from usuarios where ${personasSql(...personas)} and ${ultimoAcceso} >= ${desde}) as activas,
    (select count(*)::int from usuarios where ${personasSql(...personas)} and ${cambiarContraseña}) as temporales`);
  return { personasActivas: rows[0]?.activas ?? 0, contraseñasTemporales: rows[0]?.temporales ?? 0 };
}

async function contarCursos(db: Database, { actor }: Lectura): Promise<number> {
  const visibles = scopeSql(cursosBinding, cursosEnReportes(actor));
  return db.$count(cursosTable, and(eq(cursosTable.estado, 'publicado'), visibles));
}

/** Activities completed each day of the academy's calendar. */
async function leerActividad(
  db: Database,
  { personas, zona, now }: Lectura,
): Promise<ResumenDeReportes['actividad']> {
  const desde = new Date(finDelDia(now, -DIAS, zona).getTime() + 1000).toISOString();
  const { rows } = await db.execute<{ dia: string; hechas: number }>(sql`
    select (p.completado_en at time zone ${zona})::date::text as dia, count(*)::int as hechas
      from progreso p join usuarios on ${usuariosTable.id} = p.usuario_id
     where p.actualizado_en >= ${desde} and p.completado_en >= ${desde} and p.estado = 'completada'
       and ${personasSql(...personas)}
     group by dia`);
  const hechas = new Map(rows.map((row) => [row.dia, row.hechas]));
  return ultimosDias(now, zona).map((dia) => ({ dia, hechas: hechas.get(dia) ?? 0 }));
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
  const { rows } = await db.execute<Valoracion & Record<string, unknown>>(sql`
    with valorados as (
      select c.id as "cursoId", c.titulo as curso, round(avg(f.estrellas), 1)::float as media, count(*)::int as opiniones
        from feedback f
        join cursos c on c.id = f.curso_id and c.estado = 'publicado'
        join usuarios on ${usuariosTable.id} = f.usuario_id
       where f.tipo = 'valoracion' and f.estrellas is not null and ${personasSql(...personas)}
       group by c.id having count(*) >= ${OPINIONES_MINIMAS})
    (select * from valorados order by media desc, opiniones desc, curso limit ${VALORADOS})
    union
    (select * from valorados order by media, opiniones desc, curso limit ${VALORADOS})
    order by media desc, opiniones desc, curso`);
  const mitad = Math.min(VALORADOS, Math.ceil(rows.length / 2));
  return { mejores: rows.slice(0, mitad), peores: rows.slice(mitad).toReversed() };
}
