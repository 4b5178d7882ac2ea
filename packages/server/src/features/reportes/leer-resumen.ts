import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { DiaDeCifras, ResumenDeReportes, Valoracion } from '@catedra/shared/reportes/schemas.ts';
import { extremosDe } from '@catedra/shared/reportes/valoraciones.ts';
import { cursosDeSuLista, personasDeSuLista } from '@catedra/shared/reportes/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { personasDeSiempreSql, personasSql } from '#features/participantes/offers.ts';
import { activasDesde } from '#features/reportes/anotar-dia.ts';
import { contarHechas, diaDe, hoyEn } from '#features/reportes/contar-hechas.ts';
import { type Lectura, veATodos } from '#features/reportes/filtros.ts';
import { leerAvance } from '#features/reportes/leer-avance.ts';
import { leerPlazos } from '#features/reportes/leer-plazos.ts';
import { cifrasPorDiaTable } from '#features/reportes/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

const DIAS = 30;
export const OPINIONES_MINIMAS = 2;

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
  | 'activasDesde'
  | 'historia'
  | 'personasActivas'
  | 'nuncaEntraron'
  | 'contraseñasTemporales'
  | 'cursosPublicados'
>;

/** The days before today that were written down; of everyone alone, so for whoever sees everyone. */
const historiaSql = (lectura: Lectura): SQL => {
  if (!veATodos(lectura)) return sql`'[]'::json`;
  const hoy = hoyEn(lectura.now, lectura.zona);
  return sql`(select coalesce(json_agg(d order by d.dia), '[]') from ${cifrasPorDiaTable} d
               where d.dia >= ${diaDe(hoy - DIAS * DIA)}::date and d.dia < ${diaDe(hoy)}::date)`;
};

async function contar(db: Database, lectura: Lectura): Promise<Cuentas> {
  const { actor, zona, now } = lectura;
  const { ultimoAcceso, cambiarContraseña } = usuariosTable;
  // The list that the figure opens asks for the same moment, also some minutes later.
  const desde = activasDesde(now, zona);
  const activas = personasSql(personasDeSuLista(actor));
  const visibles = scopeSql(cursosBinding, cursosDeSuLista(actor)) ?? sql`true`;
  const { rows } = await db.execute<
    Record<'activas' | 'nunca' | 'temporales' | 'cursos', number> & { historia: DiaDeCifras[] }
  >(sql`select ${historiaSql(lectura)} as historia,
    (select count(*)::int from usuarios where ${activas} and ${ultimoAcceso} >= ${desde}) as activas,
    (select count(*)::int from usuarios where ${activas} and ${ultimoAcceso} is null) as nunca,
    (select count(*)::int from usuarios where ${activas} and ${cambiarContraseña}) as temporales,
    (select count(*)::int from cursos where ${cursosTable.estado} = 'publicado' and ${visibles}) as cursos`);
  return {
    activasDesde: desde,
    historia: rows[0]?.historia ?? [],
    personasActivas: rows[0]?.activas ?? 0,
    nuncaEntraron: rows[0]?.nunca ?? 0,
    contraseñasTemporales: rows[0]?.temporales ?? 0,
    cursosPublicados: rows[0]?.cursos ?? 0,
  };
}

/** Activities completed each day of the academy's calendar. */
async function leerActividad(db: Database, lectura: Lectura): Promise<ResumenDeReportes['actividad']> {
  const hoy = hoyEn(lectura.now, lectura.zona);
  const dias = Array.from({ length: DIAS }, (_, i) => diaDe(hoy - (DIAS - 1 - i) * DIA));
  const hechas = await contarHechas(db, lectura, dias);
  return dias.map((dia, i) => ({ dia, hechas: hechas[i] ?? 0 }));
}

/** Of everyone, what is kept; of whom the reader follows, their own. An opinion stays when whoever gave it leaves. */
export const valoradosSql = (lectura: Lectura): SQL =>
  veATodos(lectura)
    ? sql`select curso_id, sum(opiniones) as opiniones, sum(suma) as suma
            from (select * from valoraciones_de_cursos union all select * from valoraciones_pendientes) v group by curso_id`
    : sql`select curso_id, count(*) as opiniones, sum(media) as suma
            from (select f.curso_id, f.usuario_id, avg(f.estrellas) as media
                    from feedback f where f.tipo = 'valoracion' and f.usuario_id = any(array(
                      select ${usuariosTable.id} from usuarios where ${personasDeSiempreSql(...lectura.personas)}))
                   group by f.curso_id, f.usuario_id) p
           group by curso_id`;

/** Each person once, however many activities of the course they rated. */
async function leerValoraciones(
  db: Database,
  lectura: Lectura,
): Promise<Pick<ResumenDeReportes, 'mejores' | 'peores'>> {
  const { rows } = await db.execute<Valoracion & Record<string, unknown>>(sql`
    select c.id as "cursoId", c.titulo as curso, round(v.suma / v.opiniones, 1)::float as media, v.opiniones::int as opiniones
      from (${valoradosSql(lectura)}) v join cursos c on c.id = v.curso_id and c.estado = 'publicado'
     where v.opiniones >= ${OPINIONES_MINIMAS}
     order by c.titulo, c.id`);
  return extremosDe(rows);
}
