import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { IconCheck } from '@tabler/icons-react';
import classes from '#pages/intentos/despues/Despues.module.css';
import { attemptWords, costWords, notaEnPalabras, porCorregir } from '#pages/intentos/despues/words.ts';
import { rutas } from '#platform/paths.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { mayuscula, numero } from '#ui/words/words.ts';

interface ReviewHeaderProps {
  readonly evaluacionId: string;
  readonly revisado: IntentoRevisado;
  /** What was lost is open, and nothing else. */
  readonly open: boolean;
}

/** Which attempt it is, what it cost, and its mark. */
export function ReviewHeader({ evaluacionId, revisado, open }: ReviewHeaderProps) {
  const { recibo, aprobado, notaMinima } = revisado;
  const nota = notaEnPalabras(revisado);
  const falta = porCorregir(revisado);
  const cost = costWords(revisado, open);
  return (
    <header>
      <div>
        <p className="look-muted">
          {recibo.entregadoEn && (
            <>
              Entregada <Moment date={recibo.entregadoEn} />,{' '}
            </>
          )}
          intento {attemptWords(revisado)}
        </p>
        <SerifTitle level={1} size={40}>
          {recibo.titulo}
        </SerifTitle>
        {cost && <p className={classes.cost}>{cost}</p>}
        <p className={classes.ways}>
          <TextLink to={rutas.evaluacion(evaluacionId)}>Volver a la prueba</TextLink>
          <TextLink to={rutas.evaluacion(evaluacionId)} search={{ recibo: recibo.intentoId }}>
            Ver el recibo
          </TextLink>
        </p>
      </div>
      {nota && (
        <p className={classes.mark}>
          <b>{nota}</b>
          {falta && <small>{mayuscula(falta)}</small>}
          {aprobado !== null && (
            <span data-passed={aprobado}>
              {aprobado && <IconCheck size={20} stroke={2} aria-hidden />}
              {aprobado ? 'Aprobada' : `No llega a ${numero(notaMinima)}`}
            </span>
          )}
        </p>
      )}
    </header>
  );
}
