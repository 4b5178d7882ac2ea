import { decideCursos } from '@catedra/shared/lotes/rules.ts';
import type { AlcanceDeCurso } from '@catedra/shared/lotes/schemas.ts';
import { sql } from 'drizzle-orm';
import { alDiaSql, exigirFecha } from '#features/grupos/offers.ts';
import type { Accion, Candidata } from '#features/lotes/aplicar.ts';
import { ahora } from '#features/lotes/commands/prorrogar.ts';
import {
  darCurso,
  exigirDarCierres,
  lockCursoAbierto,
  type PlazoPorNombre,
} from '#features/participantes/offers.ts';
import type { Row } from '#platform/collections/rows.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface Suyo extends Record<string, unknown> {
  readonly id: string;
  readonly cursoId: string;
  readonly loTiene: boolean;
  readonly alDia: boolean;
}

/** Of these people, those who have these courses or hold a completion of them that is valid. */
async function susCursos(
  on: Database | Tx,
  cursoIds: readonly string[],
  personas: readonly Candidata[],
): Promise<readonly Suyo[]> {
  const ids = sql.param(personas.map(({ id }) => id));
  const { rows } = await on.execute<Suyo>(sql`
    select x.id, x."cursoId", x."loTiene", x."alDia" from (
      select u.id, c.id as "cursoId", m.usuario_id is not null as "loTiene", ${alDiaSql(sql`u`, sql`c.id`)} as "alDia"
        from usuarios u cross join unnest(${sql.param([...cursoIds])}::uuid[]) c (id)
        left join matriculas m on m.usuario_id = u.id and m.curso_id = c.id
       where u.id = any(${ids}::uuid[])) x
     where x."loTiene" or x."alDia"`);
  return rows;
}

interface Plazo extends Omit<PlazoPorNombre, 'tambienEnEvaluaciones'> {
  /** In which of the courses their evaluations have the same date. */
  readonly tambienEnEvaluaciones: readonly string[];
}

/** How far an act reached in each course, added up page by page. */
export class Alcances {
  private readonly cursos: ReadonlyMap<string, AlcanceDeCurso>;

  constructor(cursoIds: readonly string[]) {
    const nada = { entran: 0, yaLoTienen: 0, alDia: 0 };
    this.cursos = new Map(cursoIds.map((cursoId) => [cursoId, { cursoId, ...nada }]));
  }

  contar(personas: number, suyos: readonly Suyo[]): void {
    for (const alcance of this.cursos.values()) alcance.entran += personas;
    for (const { cursoId, loTiene, alDia } of suyos) {
      const alcance = this.cursos.get(cursoId);
      if (alcance && loTiene) alcance.yaLoTienen++;
      if (alcance && loTiene) alcance.entran--;
      if (alcance && alDia) alcance.alDia++;
    }
  }

  get porCurso(): AlcanceDeCurso[] {
    return [...this.cursos.values()];
  }
}

/** Gives courses to whoever lacks them, all with the same date; what somebody has already stays as it is. */
export function asignarCursos(cursoIds: readonly string[], plazo: Plazo, alcances?: Alcances): Accion {
  // Always in the same order: two acts on the same courses wait for one another and no more.
  const ids = [...new Set(cursoIds)].toSorted();
  let cursos: Row[] = [];
  let tienen = new Map<string, Set<string>>();
  return {
    comando: 'cursos.inscribir',
    comprobar: async (work) => {
      cursos = [];
      for (const id of ids) cursos.push(await lockCursoAbierto(work, id));
      if (plazo.venceCampoId !== null) await exigirFecha(work, plazo.venceCampoId);
      for (const id of plazo.tambienEnEvaluaciones) exigirDarCierres(work.actor, id);
    },
    decidir: async (_actor, personas, on) => {
      const suyos = await susCursos(on, ids, personas);
      alcances?.contar(personas.length, suyos);
      tienen = new Map(personas.map(({ id }) => [id, new Set()]));
      for (const { id, cursoId, loTiene } of suyos) if (loTiene) tienen.get(id)?.add(cursoId);
      return personas.map(({ id }) => decideCursos(ids, tienen.get(id) ?? new Set()));
    },
    apunta: ahora,
    hacer: async (work, personas) => {
      for (const curso of cursos) {
        const entran = personas.filter(({ usuario }) => !tienen.get(usuario.id)?.has(curso.id));
        const tambienEnEvaluaciones = plazo.tambienEnEvaluaciones.includes(curso.id);
        if (entran.length > 0) await darCurso(work, curso, entran, { ...plazo, tambienEnEvaluaciones });
      }
    },
  };
}
