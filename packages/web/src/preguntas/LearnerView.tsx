import { penalizacion } from '@catedra/shared/preguntas/calificar.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { comoCuenta } from '@catedra/shared/preguntas/palabras.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import classes from '#preguntas/composers.module.css';
import type { PlayerProps } from '#preguntas/formas.ts';
import { AnswerBones } from '#preguntas/LearnerBones.tsx';
import { playerOf } from '#preguntas/players.ts';
import { Prose } from '#ui/rich-text/Prose.tsx';

interface LearnerViewProps {
  /** In the order in which an attempt would show it. */
  readonly publica: Publica;
  readonly clave: Record<string, unknown>;
  readonly resta: Resta;
  /** That nothing else on the page has. */
  readonly base: string;
  readonly respuesta: unknown;
  readonly onAnswer: (respuesta: unknown) => void;
}

const NOWHERE = { cursoId: '', actividadId: '', evaluacionId: '', intentoId: '' };

function Answer(props: PlayerProps) {
  const [Player] = useState(() => playerOf(props.publica.tipo));
  return <Player {...props} />;
}

/** A question as whoever answers meets it; nothing leaves the page. */
export function LearnerView({ publica, clave, resta, base, respuesta, onAnswer }: LearnerViewProps) {
  const kind = tipoDePregunta(publica.tipo);
  const ids = { enunciado: `${base}-enunciado`, base };
  // An upload would be sent.
  const disabled = 'maxArchivos' in publica;
  const player = { publica, respuesta, disabled, ids, donde: NOWHERE } as PlayerProps;
  return (
    <div className={classes.learner}>
      <div className={classes.asked} id={ids.enunciado}>
        {publica.enunciado !== '' && <Prose html={publica.enunciado} />}
        {enUnaLinea(publica) === '' && <i>Sin escribir</i>}
      </div>
      {kind.puntua && (
        <>
          <p className={`look-quiet ${classes.counting}`}>
            <IconInfoCircle size={18} stroke={1.75} aria-hidden />
            {comoCuenta(publica.tipo, kind.cuenta(clave), penalizacion(publica, resta).n !== 0n)}
          </p>
          <Suspense fallback={<AnswerBones />}>
            <Answer key={publica.tipo} {...player} onChange={onAnswer} />
          </Suspense>
          {disabled && <p className={`look-faint ${classes.note}`}>En la vista previa no se sube nada.</p>}
        </>
      )}
    </div>
  );
}
