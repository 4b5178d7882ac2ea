import { decidePlazo, type SuCurso } from '@catedra/shared/lotes/rules.ts';
import { sql } from 'drizzle-orm';
import type { Accion, Candidata } from '#features/lotes/aplicar.ts';
import {
  darCierres,
  exigirDarCierres,
  lockCursoDePlazos,
  plazoPosible,
  ponerPlazos,
} from '#features/participantes/offers.ts';
import type { Row } from '#platform/collections/rows.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

interface SuFila extends SuCurso, Record<string, unknown> {
  readonly id: string;
}

/** How these people have the course; whoever has not is not there. */
async function susCursos(
  on: Database | Tx,
  cursoId: string,
  personas: readonly Candidata[],
): Promise<ReadonlyMap<string, SuCurso>> {
  const ids = personas.map(({ id }) => id);
  const { rows } = await on.execute<SuFila>(sql`
    select m.usuario_id as id, m.completada, p.vence_en as "venceEn", p.motivo
      from matriculas m
      left join prorrogas p on p.usuario_id = m.usuario_id and p.curso_id = m.curso_id
     where m.curso_id = ${cursoId} and m.usuario_id = any(${sql.param(ids)}::uuid[])`);
  return new Map(
    rows.map(({ id, completada, venceEn, motivo }) => [
      id,
      { completada, venceEn: venceEn && new Date(venceEn).toISOString(), motivo },
    ]),
  );
}

/** What is written carries its moment: by it what was done is told from what somebody does later. */
export const ahora: Accion['apunta'] = async (work, personas) => [
  { valor: '', marca: work.now.toISOString(), ids: personas.map(({ usuario }) => usuario.id) },
];

interface Prorroga {
  readonly venceEn: string;
  readonly motivo: string;
  readonly tambienEnEvaluaciones?: boolean | undefined;
}

export function prorrogar(cursoId: string, pedido: Prorroga): Accion {
  let curso: Row;
  let plazo = pedido;
  return {
    comando: 'cursos.prorrogar',
    comprobar: async (work) => {
      curso = await lockCursoDePlazos(work, cursoId, 'plazos:prorrogar');
      if (pedido.tambienEnEvaluaciones) exigirDarCierres(work.actor, cursoId);
      plazo = { ...pedido, venceEn: plazoPosible(work, pedido.venceEn) };
    },
    decidir: async (actor, personas, on) => {
      const suyos = await susCursos(on, cursoId, personas);
      return personas.map((persona) => decidePlazo(actor, persona, suyos.get(persona.id), plazo));
    },
    apunta: ahora,
    async hacer(work, personas) {
      await ponerPlazos(work, curso, personas, plazo);
      if (pedido.tambienEnEvaluaciones)
        await darCierres(work, cursoId, { usuarioIds: personas.map(({ usuario }) => usuario.id) });
    },
  };
}
