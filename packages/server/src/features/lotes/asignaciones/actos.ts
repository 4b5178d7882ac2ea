import { puedeEximir, puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import type {
  EximirEnCursos,
  ExentosEnCursos,
  ProrrogadosEnCursos,
  ProrrogarEnCursos,
  RecordadosEnCursos,
  RecordarEnCursos,
} from '@catedra/shared/lotes/asignaciones.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { tanda } from '#features/lotes/aplicar.ts';
import { enCadaCurso } from '#features/lotes/asignaciones/en-cada-curso.ts';
import { prorrogar } from '#features/lotes/commands/prorrogar.ts';
import { Cuenta } from '#features/lotes/cuenta.ts';
import { eximirDeCurso, recordarCurso } from '#features/participantes/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Each hears of each of their courses, at most once a day of each. */
export const recordarEnCursos = (
  work: Work,
  { enCursos, simular }: RecordarEnCursos,
): Promise<RecordadosEnCursos> =>
  enCadaCurso(work, { enCursos, alcance: aQuienSigue(work.actor), sostiene: false }, (cursoId, usuarioIds) =>
    recordarCurso(work, cursoId, { usuarioIds, soloContar: simular }),
  );

export const prorrogarEnCursos = (
  work: Work,
  { enCursos, simular, tambienEnEvaluaciones, ...plazo }: ProrrogarEnCursos,
): Promise<ProrrogadosEnCursos> =>
  enCadaCurso(
    work,
    { enCursos, alcance: puedeProrrogar(work.actor), sostiene: true },
    async (cursoId, ids) => {
      const cuenta = new Cuenta();
      const enEvaluaciones = tambienEnEvaluaciones?.includes(cursoId);
      const accion = prorrogar(cursoId, { ...plazo, tambienEnEvaluaciones: enEvaluaciones });
      await tanda(work, accion, { ids, simular }, cuenta);
      return cuenta.resultado;
    },
  );

export const eximirEnCursos = (
  work: Work,
  { enCursos, ...exencion }: EximirEnCursos,
): Promise<ExentosEnCursos> =>
  enCadaCurso(
    work,
    { enCursos, alcance: puedeEximir(work.actor), sostiene: true },
    async (cursoId, usuarioIds) => {
      const hecho = await eximirDeCurso(work, cursoId, { ...exencion, usuarioIds });
      return { ...hecho, noLlega: usuarioIds.length - hecho.hechas - hecho.iguales };
    },
  );
