import type { CierreAntes, CierresAntes } from '@catedra/shared/participantes/cierres.ts';
import { Alert, Checkbox } from '@mantine/core';
import { canGive, type Closes } from '#parts/cursos/early-closes.ts';
import classes from '#parts/cursos/EarlyCloses.module.css';
import { cuenta, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface EarlyClosesProps {
  readonly closes: Closes;
  /** Of which course, where several are given. */
  readonly titulo?: string | undefined;
}

/** Before a date is given: to how many an evaluation closes earlier, and the same date in it if they want it. */
export function EarlyCloses({ closes: { cierres, chosen, onChoose }, titulo }: EarlyClosesProps) {
  const now = useNow();
  const zone = useZone();
  if (!cierres || cierres.personas === 0) return null;
  const dia = (momento: string) => fecha(momento, now, zone);
  const una = cierres.personas === 1;
  return (
    <Alert className={classes.early} color="azafran" variant="light" role="status">
      <b className={classes.title}>
        {titulo && `«${titulo}»: `}
        {una ? 'A 1 persona se le' : `A ${cuenta(cierres.personas, 'persona')} se les`}{' '}
        {cierres.evaluaciones.length === 1
          ? 'cierra una evaluación obligatoria'
          : 'cierran evaluaciones obligatorias'}{' '}
        antes de que acabe su plazo
      </b>
      <ul className={classes.evaluations}>
        {cierres.evaluaciones.map((evaluacion) => (
          <li key={evaluacion.evaluacionId}>
            {queCierra(evaluacion, dia, now, cierres.evaluaciones.length > 1)}
          </li>
        ))}
      </ul>
      {canGive(cierres) && (
        <Checkbox
          label={deLaFecha(una, cierres.evaluaciones.length)}
          classNames={{ description: classes.what }}
          description={queHace(cierres)}
          checked={chosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      {!canGive(cierres) && <p>{porQueNo(cierres)}</p>}
      {cierres.sinRemedio > 0 && cierres.remedio !== 'ninguno' && (
        <p className={classes.rest}>
          {cierres.sinRemedio === 1
            ? 'A 1 persona no le sirve'
            : `A ${cuenta(cierres.sinRemedio, 'persona')} no les sirve`}
          : {cierres.sinRemedio === 1 ? 'le' : 'les'} cierra una fecha de la propia actividad.
        </p>
      )}
    </Alert>
  );
}

const deLaFecha = (una: boolean, evaluaciones: number): string =>
  `${una ? 'Darle' : 'Darles'} también esa fecha en ${evaluaciones === 1 ? 'la evaluación' : 'las evaluaciones'}`;

function queCierra(
  { titulo, cierraEn, ultimoCierre, personas }: CierreAntes,
  dia: (momento: string) => string,
  now: Date,
  conCuantas: boolean,
): string {
  const cual = titulo === null ? 'Una evaluación que no ves' : `«${titulo}»`;
  const yaCerro = Date.parse(ultimoCierre) <= now.getTime();
  const cuando =
    dia(cierraEn) === dia(ultimoCierre)
      ? `${yaCerro ? 'cerró' : 'cierra'} el ${dia(cierraEn)}`
      : `${yaCerro ? 'cerró' : 'cierra'} entre el ${dia(cierraEn)} y el ${dia(ultimoCierre)}, según la persona`;
  return `${cual} ${cuando}${conCuantas ? `: ${cuenta(personas, 'persona')}` : ''}.`;
}

function queHace({ remedio, personas }: CierresAntes): string {
  if (remedio === 'grupo') return 'Será una excepción del grupo: vale también para quien entre después.';
  return personas === 1
    ? 'Será una excepción suya en las reglas de la evaluación.'
    : 'Será una excepción para cada una en las reglas de la evaluación.';
}

/** Why the same date is not offered here. */
function porQueNo({ remedio, personas }: CierresAntes): string {
  const les = personas === 1 ? 'le' : 'les';
  switch (remedio) {
    case 'sin_permiso':
      return `No puedes dar${les} otra fecha en la evaluación: hace falta el permiso «Dar más tiempo u otro intento» sobre ${personas === 1 ? 'esa persona' : 'todas esas personas'}. Pídeselo a quien administra la academia.`;
    case 'ninguno':
      return `La cierra una fecha de la propia actividad, y una excepción no la mueve. Cámbiala en la actividad si quieres que ${les} dé tiempo.`;
    default:
      return `Si quieres que ${les} dé tiempo, haz una excepción en las reglas de la evaluación.`;
  }
}
