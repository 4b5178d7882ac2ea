import type { FinalDeCurso, MiCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { notaMedia } from '@catedra/shared/intentos/nota.ts';
import { leerInicio } from '#features/aprendizaje/leer-inicio.ts';
import { leerPorCorregir } from '#features/entregas/offers.ts';
import { leerPasos } from '#features/progreso/offers.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const SIGUIENTES = 2;
const TARDE = '9999';

/** How a course ended for someone who takes it, and what they may go on with. */
export async function leerFinal(
  db: Database,
  actor: Actor,
  zona: string,
  cursoId: string,
  now: Date,
): Promise<FinalDeCurso> {
  if (!actor.cursoIds.includes(cursoId)) throw noEncontrado();
  const [inicio, pasos, dedicado, esperan] = await Promise.all([
    leerInicio(db, actor, zona, now),
    leerPasos(db, actor.id, [cursoId]),
    leerDedicado(db, actor.id, cursoId),
    leerPorCorregir(db, actor.id, cursoId),
  ]);
  const curso = inicio.cursos.find(({ id }) => id === cursoId);
  if (!curso) throw noEncontrado();
  const notas = pasos.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  return {
    ...dedicado,
    terminadoEn: curso.completadoEn,
    hechas: pasos.filter(({ hecho }) => hecho === 'completada').length,
    nota: notaMedia(notas),
    notas: notas.length,
    porCorregir: pasos.filter(({ id }) => esperan.includes(id)).map(({ id, titulo }) => ({ id, titulo })),
    siguientes: losSiguientes(inicio.cursos, cursoId),
  };
}

const losSiguientes = (cursos: readonly MiCurso[], este: string): MiCurso[] =>
  cursos
    .filter(({ id, siguiente }) => id !== este && siguiente !== null)
    .toSorted(
      (a, b) =>
        (a.venceEn ?? TARDE).localeCompare(b.venceEn ?? TARDE) ||
        (b.ultimaVez ?? '').localeCompare(a.ultimaVez ?? ''),
    )
    .slice(0, SIGUIENTES);

const DEDICADO = {
  name: 'aprendizaje.dedicado',
  text: `select min(p.iniciado_en)::text as desde, coalesce(sum(greatest(p.tiempo, l.segundos)), 0)::int as segundos
    from progreso p left join latidos l on l.usuario_id = p.usuario_id and l.actividad_id = p.actividad_id
   where p.usuario_id = $1 and p.curso_id = $2`,
};

async function leerDedicado({ $client }: Database, usuarioId: string, cursoId: string) {
  const { rows } = await $client.query<{ desde: string | null; segundos: number }>({
    ...DEDICADO,
    values: [usuarioId, cursoId],
  });
  const [una] = rows;
  return { empezadoEn: una?.desde ? isoOf(una.desde) : null, segundos: una?.segundos ?? 0 };
}
