import type { Recuperado } from '@catedra/shared/papelera/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Entrada } from '#features/papelera/entrada.ts';
import type { Work } from '#platform/changes/work.ts';

type Lugar = Pick<Recuperado, 'seccion' | 'lugar' | 'espera' | 'personas'> & Record<string, unknown>;

const NINGUNO = { seccion: null, lugar: null, espera: false, personas: 0 };

/** Where something is now that it came back, and whose work came with it. */
export async function describir({ tx }: Work, entrada: Entrada): Promise<Recuperado> {
  const { tipo, documento, cursoId, titulo } = entrada;
  const suyas = {
    curso: sql`a.curso_id = ${documento}`,
    seccion: sql`a.seccion = ${documento}`,
    actividad: sql`a.id = ${documento}`,
  }[tipo];
  const { rows } = await tx.execute<Lugar>(sql`
    select ${
      tipo === 'actividad'
        ? sql`(select s.titulo from actividades a join secciones s on s.id = a.seccion where a.id = ${documento})`
        : sql`null::text`
    } as seccion,
           ${
             tipo === 'actividad'
               ? sql`(select count(*)::int from actividades a join actividades o on o.seccion = a.seccion and viva(o.papelera)
                    and (o.orden, o.id) <= (a.orden, a.id) where a.id = ${documento} and viva(a.papelera))`
               : sql`null::int`
           } as lugar,
           ${tipo !== 'curso'} and exists (select from actividades a join actividades_pendientes p on p.actividad_id = a.id
              where ${suyas} and viva(a.papelera) and a.oculta and p.campos->>'oculta' = 'false') as espera,
           (select count(distinct g.usuario_id)::int from progreso_de_siempre g join actividades a on a.id = g.actividad_id
             where ${suyas} and viva(a.papelera)) as personas`);
  return { tipo, documento, cursoId, titulo, ...(rows[0] ?? NINGUNO) };
}
