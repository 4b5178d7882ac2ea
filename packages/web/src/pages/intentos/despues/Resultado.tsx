import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { againWords, type ResultWords } from '#pages/intentos/despues/result-words.ts';
import classes from '#pages/intentos/despues/Resultado.module.css';
import { rutas } from '#platform/paths.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ResultadoProps {
  readonly revisado: IntentoRevisado;
  readonly words: ResultWords;
}

/** How it went, before anything else: the mark and how far from passing, what is left, the way on. */
export function Resultado({ revisado, words }: ResultadoProps) {
  const { recibo, nota, notaMinima, aprobado, provisional, puntos, despues, comentario } = revisado;
  const [now, zone] = [useNow(), useZone()];
  const left = despues.intentos === null ? null : Math.max(0, despues.intentos - recibo.numero);
  const again = provisional ? null : againWords(revisado, left, now, zone);
  const passed = aprobado === true;
  const seesReview = revisado.seVe.some((cosa) => cosa !== 'nota' && cosa !== 'comentario');
  const course = { to: rutas.curso(recibo.curso.slug) };
  return (
    <section className={classes.result} data-passed={passed}>
      <p className={classes.over}>{recibo.titulo}</p>
      <SerifTitle level={1} size={40} className={classes.title}>
        {words.title}
      </SerifTitle>
      <p className={classes.text}>{words.text}</p>
      {comentario && <Prose html={comentario} />}
      <p className={classes.figure}>
        {provisional && <span>al menos</span>}
        <b>{numero(nota ?? 0)}</b>
        <span>
          {puntos ? `${numero(puntos.logrados)} de ${cuenta(puntos.posibles, 'punto')}` : 'sobre 10'}
        </span>
      </p>
      {!provisional && <Scale nota={nota ?? 0} notaMinima={notaMinima} />}
      {again && (
        <div className={classes.again}>
          <b>{again.title}</b>
          {again.text !== '' && <p>{again.text}</p>}
        </div>
      )}
      <div className={classes.ways}>
        {passed || !seesReview ? (
          <ButtonLink {...course} size="md" color={passed ? 'azafran' : undefined}>
            {passed ? 'Seguir con el curso' : 'Volver al curso'}
          </ButtonLink>
        ) : (
          <Review revisado={revisado} words="Ver lo que has fallado" />
        )}
        {passed && seesReview && <Review revisado={revisado} words="Ver la revisión" line />}
        {!passed && seesReview && (
          <ButtonLink {...course} size="md" variant="default" className={classes.line}>
            Volver al curso
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

interface ReviewProps {
  readonly revisado: IntentoRevisado;
  readonly words: string;
  readonly line?: boolean;
}

function Review({ revisado: { recibo }, words, line = false }: ReviewProps) {
  return (
    <ButtonLink
      to={rutas.evaluacion(recibo.evaluacionId)}
      search={{ revision: recibo.intentoId }}
      size="md"
      variant={line ? 'default' : 'filled'}
      className={line ? classes.line : undefined}
    >
      {words}
    </ButtonLink>
  );
}

function Scale({ nota, notaMinima }: { readonly nota: number; readonly notaMinima: number }) {
  const at = `${nota * 10}%`;
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={`${numero(nota)} en una escala de 0 a 10; se aprueba con ${numero(notaMinima)}`}
    >
      <u style={{ width: at }} />
      <s style={{ left: `${notaMinima * 10}%` }} />
      <i style={{ left: at }} />
      <span>0</span>
      <span style={{ left: `${notaMinima * 10}%` }}>aprobar, {numero(notaMinima)}</span>
      <span>10</span>
    </div>
  );
}
