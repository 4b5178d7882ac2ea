import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { IconClock, IconRefresh } from '@tabler/icons-react';
import { Costo } from '#pages/intentos/despues/Costo.tsx';
import { againWords, type ResultWords } from '#pages/intentos/despues/result-words.ts';
import classes from '#pages/intentos/despues/Resultado.module.css';
import { Scale } from '#pages/intentos/despues/Scale.tsx';
import { whenMarked } from '#pages/intentos/despues/words.ts';
import { useActor } from '#platform/session.ts';
import { rutas } from '#platform/paths.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ResultadoProps {
  readonly revisado: IntentoRevisado;
  readonly words: ResultWords;
}

/** How it went, before anything else: in words, the mark, how far from passing, what is left, the way on. */
export function Resultado({ revisado, words }: ResultadoProps) {
  const { recibo, nota, notaMinima, aprobado, provisional, puntos, despues, comentario, costo } = revisado;
  const [now, zone] = [useNow(), useZone()];
  const { meLlegaCorreo } = useActor();
  const again = provisional ? whenMarked(meLlegaCorreo) : againWords(revisado, now, zone);
  const passed = aprobado === true;
  const Sign = provisional ? IconClock : IconRefresh;
  return (
    <div>
      <section className={classes.result} data-passed={passed}>
        {passed && <Tilde />}
        <p className={classes.over}>{recibo.titulo}</p>
        <SerifTitle level={1} size={40} className={classes.title}>
          {words.title}
        </SerifTitle>
        <p className={classes.text}>
          <Weighed words={words} />
        </p>
        {comentario && (
          <div className={classes.said}>
            <Prose html={comentario} />
          </div>
        )}
        <p className={classes.figure}>
          {provisional && <span>al menos</span>}
          <b>{numero(nota ?? 0)}</b>
          <span>
            sobre 10{puntos && `, ${numero(puntos.logrados)} de ${cuenta(puntos.posibles, 'punto')}`}
          </span>
          {provisional && (
            <em>
              <DashedClock />
              Provisional
            </em>
          )}
        </p>
        {!provisional && <Scale nota={nota ?? 0} notaMinima={notaMinima} passed={passed} />}
        {again && (
          <div className={classes.again}>
            <Sign size={24} stroke={1.75} aria-hidden />
            <div>
              <b>{again.title}</b>
              {again.text !== '' && <p>{again.text}</p>}
              {!provisional && despues.apertura.tipo === 'abierta' && (
                <TextLink to={rutas.evaluacion(recibo.evaluacionId)}>Ir a la prueba</TextLink>
              )}
            </div>
          </div>
        )}
        <Ways revisado={revisado} />
      </section>
      {aprobado === false && costo && <Costo costo={costo} curso={recibo.curso} />}
    </div>
  );
}

/** The tilde of the mark, behind what was passed. */
const Tilde = () => (
  <svg className={classes.tilde} viewBox="0 0 32 32" aria-hidden>
    <path d="M25 2h6L19.800 17h-6z" />
  </svg>
);

/** What nobody has finished yet. */
const DashedClock = () => (
  <svg className={classes.clock} viewBox="0 0 24 24" aria-hidden>
    <circle cx="12" cy="12" r="8.500" strokeDasharray="3.400 2.600" />
    <path d="M12 7.500V12l3 2" />
  </svg>
);

function Weighed({ words: { text, strong } }: { readonly words: ResultWords }) {
  if (strong === undefined) return text;
  const [before = '', ...after] = text.split(strong);
  return (
    <>
      {before}
      <b>{strong}</b>
      {after.join(strong)}
    </>
  );
}

/** Back to the course and into the review: which comes first depends on what is left to do. */
function Ways({ revisado }: { readonly revisado: IntentoRevisado }) {
  const { recibo, aprobado, provisional, preguntas, puntos } = revisado;
  const passed = aprobado === true;
  const goesOn = passed || provisional;
  const course = (
    <ButtonLink
      key="curso"
      to={rutas.curso(recibo.curso.slug)}
      size="md"
      variant={goesOn || preguntas.length === 0 ? 'filled' : 'default'}
      color={passed ? 'azafran' : undefined}
    >
      {goesOn ? 'Seguir con el curso' : 'Volver al curso'}
    </ButtonLink>
  );
  const review = preguntas.length > 0 && (
    <ButtonLink
      key="revision"
      to={rutas.evaluacion(recibo.evaluacionId)}
      search={{ revision: recibo.intentoId }}
      size="md"
      variant={goesOn ? 'default' : 'filled'}
      className={passed ? classes.line : undefined}
    >
      {aprobado === false && puntos ? 'Ver lo que has fallado' : 'Ver la revisión'}
    </ButtonLink>
  );
  return (
    <div className={classes.ways}>
      {goesOn ? [course, review] : [review, course]}
      {provisional && !review && (
        <ButtonLink to={rutas.pruebas} size="md" variant="default">
          Ir a Mis pruebas
        </ButtonLink>
      )}
    </div>
  );
}
