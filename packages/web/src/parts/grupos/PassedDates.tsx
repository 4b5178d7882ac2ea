import type { CursoPasado } from '@catedra/shared/grupos/plazos.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { Alert, NumberInput } from '@mantine/core';
import type { Passed } from '#parts/grupos/passed-dates.ts';
import classes from '#parts/grupos/PassedDates.module.css';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Before anybody comes in: how many would do so past a date, in which courses, and until when they will have. */
export function PassedDates({ passed: { plazos, dias, onDias } }: { readonly passed: Passed }) {
  const now = useNow();
  const zone = useZone();
  if (!plazos || plazos.personas === 0) return null;
  const dia = (momento: string) => fecha(momento, now, zone);
  const hasta = (n: number) => `hasta el ${dia(finDelDia(now, n, zone).toISOString())}`;
  const solos = plazos.cursos.some(({ diasDeGracia }) => diasDeGracia === null);
  return (
    <Alert className={classes.passed} color="azafran" variant="light" role="status">
      <b>
        {plazos.personas === 1 ? '1 persona entraría' : `${cuenta(plazos.personas, 'persona')} entrarían`} con
        un plazo que ya pasó
      </b>
      <ul className={classes.courses}>
        {plazos.cursos.map((curso) => (
          <li key={`${curso.cursoId} ${curso.grupo}`}>
            {queCurso(curso)}: venció el {dia(curso.venceEn)}. {queTienen(curso, dias, hasta)}
          </li>
        ))}
      </ul>
      <NumberInput
        label={plazos.personas === 1 ? 'Darle otros días desde hoy' : 'Darles otros días desde hoy'}
        description="Será su plazo propio, con su motivo, y quedará en su historial."
        placeholder={solos ? 'Ninguno' : 'Los del grupo'}
        maw={340}
        min={0}
        max={365}
        allowDecimal={false}
        allowNegative={false}
        value={dias}
        onChange={(valor) => onDias(typeof valor === 'number' ? valor : '')}
      />
      {dias !== '' && (
        <p className={classes.until}>
          {plazos.personas === 1 ? 'Tendrá' : 'Tendrán'} {hasta(dias)}.
        </p>
      )}
    </Alert>
  );
}

function queCurso({ titulo, grupo }: CursoPasado): string {
  if (grupo === null) return 'El plazo que has puesto';
  return `${titulo === null ? 'Un curso que no ves' : `«${titulo}»`}, por el grupo ${grupo}`;
}

function queTienen(
  { diasDeGracia, entran }: CursoPasado,
  dias: number | '',
  hasta: (dias: number) => string,
): string {
  const una = entran === 1;
  // Said once, beneath: those chosen here go before the group's.
  if (dias !== '') return una ? 'Entra 1 persona.' : `Entran ${cuenta(entran, 'persona')}.`;
  if (diasDeGracia === null)
    return una ? 'Entraría vencida.' : `${cuenta(entran, 'persona')} entrarían vencidas.`;
  const quienes = una ? '1 persona entra' : `${cuenta(entran, 'persona')} entran`;
  return `${quienes} con ${cuenta(diasDeGracia, 'día')}: ${hasta(diasDeGracia)}.`;
}
