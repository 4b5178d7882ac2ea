import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { enUnaLinea } from '@catedra/shared/preguntas/en-una-linea.ts';
import { laCorrigeUnaPersona, seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import {
  IconCheck,
  IconChevronDown,
  IconCircleHalf2,
  IconClock,
  IconFileText,
  IconMinus,
  IconPencil,
  IconX,
} from '@tabler/icons-react';
import { Outcome } from '#pages/intentos/despues/Outcome.tsx';
import { ReportError } from '#pages/intentos/despues/ReportError.tsx';
import { RESULTS, type Result } from '#pages/intentos/despues/results.ts';
import classes from '#pages/intentos/despues/ReviewedQuestion.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { numero } from '#ui/words/words.ts';

interface QuestionProps {
  readonly pregunta: PreguntaRevisada;
  readonly number: number | undefined;
  readonly intentoId: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

const SIGNS: Readonly<Record<Result, typeof IconCheck>> = {
  acierto: IconCheck,
  parcial: IconCircleHalf2,
  fallo: IconX,
  blanco: IconMinus,
  espera: IconClock,
};

/** A question in one row, which opens to what was answered, what was right and why. */
export function ReviewedQuestion({ pregunta, number, intentoId, open, onToggle }: QuestionProps) {
  const { publica, tipo, lugar } = pregunta;
  if (!publica) return null;
  const asked = seResponde(tipo);
  return (
    <details
      className={classes.row}
      id={`pregunta-${lugar}`}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) onToggle(event.currentTarget.open);
      }}
    >
      <summary>
        {asked ? <Sign pregunta={pregunta} /> : <IconFileText size={20} stroke={1.75} aria-hidden />}
        <span className={classes.number}>
          <span className={unseen.unseen}>{asked ? 'Pregunta ' : 'Caso'}</span>
          {number}
        </span>
        <span className={`look-one-line ${classes.title}`}>{enUnaLinea(publica)}</span>
        {asked ? <Points pregunta={pregunta} /> : <span />}
        <IconChevronDown className={classes.chevron} size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={classes.inside}>
        <div className={asked ? classes.statement : classes.told}>
          <Prose html={publica.enunciado} />
        </div>
        {asked && (
          <>
            <Outcome pregunta={pregunta} />
            <ReportError intentoId={intentoId} lugar={lugar} />
          </>
        )}
      </div>
    </details>
  );
}

/** Whoever marks it gives part of it more often than not: it was marked, not half missed. */
const isMarked = ({ tipo, resultado }: PreguntaRevisada) =>
  laCorrigeUnaPersona(tipo) && (resultado === 'parcial' || resultado === 'acierto');

function Sign({ pregunta }: { readonly pregunta: PreguntaRevisada }) {
  const { resultado } = pregunta;
  if (!resultado) return <span />;
  const Icon = isMarked(pregunta) && resultado === 'parcial' ? IconPencil : SIGNS[resultado];
  return <Icon className={classes.sign} data-result={resultado} size={20} stroke={2} aria-hidden />;
}

/** «1 de 1», and what became of it in words where it says more than its sign. */
function Points({ pregunta }: { readonly pregunta: PreguntaRevisada }) {
  const { resultado, logrados, puntos } = pregunta;
  if (!resultado) return <span />;
  const word = isMarked(pregunta) ? 'Corregida' : RESULTS[resultado][0];
  const share = logrados === null || logrados === undefined ? '' : `${numero(logrados)} de ${numero(puntos)}`;
  const isRight = resultado === 'acierto' && share !== '';
  return (
    <span className={classes.points}>
      <span className={isRight ? unseen.unseen : undefined}>
        {word}
        {share !== '' && ', '}
      </span>
      {share}
    </span>
  );
}
