import type { EncuentrosDeExternas } from '@catedra/shared/externas/archivo/juzgar.ts';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/db/pool.ts';

export type DeEllas = Pick<EncuentrosDeExternas, 'yaEsta' | 'aviso'>;

interface DeCurso {
  readonly usuario_id: string;
  readonly curso_id: string;
  /** The day of their last completion. */
  readonly ultima: string | null;
}

/** What these people did elsewhere already, which courses they have and when they last completed them. */
export async function leerLoDeEllas(db: Database | Tx, ids: readonly string[]): Promise<DeEllas> {
  const suyos = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await db.execute<{ externas: string; cursos: string }>(sql`
    select (select coalesce(json_agg(e.usuario_id || ' ' || coalesce(e.curso_id, e.entrada_id) || ' ' || e.dia), '[]')::text
              from externas e where e.usuario_id = ${suyos} and e.retirada_en is null) as externas,
           (select coalesce(json_agg(c), '[]')::text from (
              select m.usuario_id, m.curso_id,
                     (select max((r.terminado_en at time zone zona_de(u.zona_horaria, a.zona_horaria))::date)
                        from rondas r where r.usuario_id = m.usuario_id and r.curso_id = m.curso_id and r.deshecha_en is null) as ultima
                from matriculas_guardadas m join usuarios u on u.id = m.usuario_id cross join academia a
               where m.usuario_id = ${suyos} and not m.adelantada) c) as cursos`);
  const externas = new Set(JSON.parse(rows[0]?.externas ?? '[]') as string[]);
  const cursos = new Map(
    (JSON.parse(rows[0]?.cursos ?? '[]') as DeCurso[]).map(({ usuario_id, curso_id, ultima }) => [
      `${usuario_id} ${curso_id}`,
      ultima,
    ]),
  );
  return {
    yaEsta: (usuarioId, formacionId, dia) => externas.has(`${usuarioId} ${formacionId} ${dia}`),
    aviso: (usuarioId, cursoId, dia) => {
      const ultima = cursos.get(`${usuarioId} ${cursoId}`);
      if (ultima === undefined) return 'No tiene el curso: contará cuando lo tenga.';
      return ultima !== null && dia < ultima
        ? 'Lo completó después de ese día: queda en su historia y no mueve nada.'
        : null;
    },
  };
}
