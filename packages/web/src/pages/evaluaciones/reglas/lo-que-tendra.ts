import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { ajustesEfectivos, type Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { ExcepcionDeEvaluacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { cuenta, duracion, enumerar } from '#ui/words/words.ts';

/** What one person has at the end and whose word it is, by the same rule as the server. */
export function loQueTendra(
  evaluacion: Evaluacion,
  { cambios, susGrupos }: Pick<ExcepcionDeEvaluacion, 'cambios' | 'susGrupos'>,
  factor: Factor | null,
): string {
  const suyos = ajustesEfectivos({
    evaluacion,
    grupos: susGrupos.map((uno) => uno.cambios),
    persona: cambios,
    factor,
  });
  const { segundos, intentos, origen } = suyos;
  const por = (campo: 'minutos' | 'intentos'): string => {
    if (origen[campo] === 'persona') return '';
    if (origen[campo] === 'evaluacion') return ', como todos';
    const dicen = susGrupos.filter((uno) => uno.cambios[campo] !== undefined);
    return `, por ${dicen.length === 1 ? 'su grupo' : 'sus grupos'} ${enumerar(dicen.map(({ nombre }) => nombre))}`;
  };
  const adaptacion = suyos.factor
    ? `, con su adaptación ×${suyos.factor}`
    : factor && segundos !== null
      ? ': son finales, su adaptación no los multiplica'
      : '';
  const tiempo = segundos === null ? 'todo el tiempo' : duracion(segundos / 60);
  const veces = intentos === null ? 'los intentos que quiera' : cuenta(intentos, 'intento');
  return `Tendrá ${tiempo}${por('minutos')}${adaptacion}; ${veces}${por('intentos')}.`;
}
