import type { ResultadoDeExencion } from '@catedra/shared/participantes/exenciones.ts';
import classes from '#parts/cursos/exempt/Exempt.module.css';
import { fullName } from '#ui/people/PersonName.tsx';
import { cuenta, dia, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ForeseenProps {
  readonly previsto: ResultadoDeExencion;
  /** What is about to be done. */
  readonly que: 'dar' | 'quitar';
}

/** To whom it goes, who had one already, and the due date that each will have. */
export function Foreseen({ previsto, que }: ForeseenProps) {
  const now = useNow();
  const zone = useZone();
  const { hechas, yaTenian, iguales, yaVencidas, personas } = previsto;
  const plazo = (momento: string | null) => (momento === null ? 'sin plazo' : fecha(momento, now, zone));
  return (
    <div className={classes.foreseen} role="status">
      <p>
        <b>
          {hechas === 0
            ? que === 'dar'
              ? 'No alcanza a nadie.'
              : 'Nadie está exento.'
            : `Alcanza a ${cuenta(hechas, 'persona')}.`}
        </b>{' '}
        {que === 'dar' &&
          yaTenian > 0 &&
          `${cuenta(yaTenian, 'persona ya tenía', 'personas ya tenían')} otra: esta la sustituye. `}
        {iguales > 0 &&
          `${cuenta(iguales, 'persona')} se ${iguales === 1 ? 'queda' : 'quedan'} como está${iguales === 1 ? '' : 'n'}. `}
        {yaVencidas > 0 &&
          `${cuenta(yaVencidas, 'persona')} ya ${yaVencidas === 1 ? 'estaba' : 'estaban'} fuera de plazo y lo ${yaVencidas === 1 ? 'seguirá' : 'seguirán'} estando después, si no se ${yaVencidas === 1 ? 'le' : 'les'} da otro.`}
      </p>
      {personas.length > 0 && (
        <ul className={classes.people}>
          {personas.map((persona) => (
            <li key={persona.usuarioId}>
              <span>{fullName(persona)}</span>
              <span className="look-faint">
                {persona.exentoHasta && `exento hasta el ${dia(persona.exentoHasta, now)}; `}
                {persona.venceEn === persona.venceDespues
                  ? `plazo: ${plazo(persona.venceDespues)}`
                  : `plazo: ${plazo(persona.venceEn)} → ${plazo(persona.venceDespues)}`}
              </span>
            </li>
          ))}
          {hechas > personas.length && <li>y {cuenta(hechas - personas.length, 'persona')} más</li>}
        </ul>
      )}
    </div>
  );
}
