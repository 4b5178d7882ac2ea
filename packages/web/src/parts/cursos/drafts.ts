import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { faltaParaPublicar } from '@catedra/shared/cursos/rules.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { useActor } from '#platform/session.ts';

/** What a draft lacks, and those of its evaluations that go with it: only where nothing else stands in the way. */
export function useMissing({ curso, actividades }: ContenidoDeCurso) {
  const { actor } = useActor();
  const found = faltaParaPublicar(actividades);
  const drafts = actividades.filter(({ id, tipo }) => id in found && fichaDe(tipo).trabajo === 'intentos');
  const may = matches(evaluaciones.policy.update(actor), { cursoId: curso.id, estado: 'borrador' });
  const together = may && drafts.length > 0 && drafts.length === Object.keys(found).length;
  return {
    found,
    together: together ? drafts : [],
    /** Nothing is lacking: what is in draft goes with it, unless it is to publish itself some day, which asks nobody. */
    goes: together && curso.publicarEn === null,
  };
}
