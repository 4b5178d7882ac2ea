import { type Apertura, aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import { rutas } from '#platform/paths.ts';
import type { EvaluacionLeida } from '#pages/evaluacion/queries.ts';
import classes from '#pages/evaluacion/EvaluationFront.module.css';
import { openingWords } from '#pages/evaluacion/opening-words.ts';
import { Rules } from '#pages/evaluacion/Rules.tsx';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { cuenta, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** What must be known before beginning: whether it is open, for how long, and by which rules. */
export function EvaluationFront({ data }: { readonly data: EvaluacionLeida }) {
  const { evaluacion, titulo, curso, intentosHechos, ultimoIntentoEn } = data;
  // The clock that counts is the server's, so the words stay true while the page stays open.
  const now = new Date(useNow().getTime() + data.desfase);
  const apertura = aperturaDe(evaluacion, { hechos: intentosHechos, ultimoEn: ultimoIntentoEn }, now);
  useDocumentTitle(titulo);
  return (
    <div className={classes.front}>
      <header>
        <p className={classes.over}>
          Prueba de{' '}
          <TextLink to={rutas.curso(curso.slug)} search={{ actividad: evaluacion.actividadId }}>
            {curso.titulo}
          </TextLink>
        </p>
        <SerifTitle level={1} size={40}>
          {titulo}
        </SerifTitle>
        {data.descripcion !== '' && (
          <div className={classes.description} dangerouslySetInnerHTML={{ __html: data.descripcion }} />
        )}
      </header>
      <Opening data={data} apertura={apertura} now={now} />
      {data.nota !== null && <Result data={data} />}
      <Section title="Las reglas" rule={false}>
        <Rules evaluacion={evaluacion} intentosHechos={intentosHechos} />
      </Section>
      <p>
        <ButtonLink
          to={rutas.curso(curso.slug)}
          search={{ actividad: evaluacion.actividadId }}
          variant="default"
        >
          Volver al curso
        </ButtonLink>
      </p>
    </div>
  );
}

interface OpeningProps {
  readonly data: EvaluacionLeida;
  readonly apertura: Apertura;
  readonly now: Date;
}

function Opening({ data, apertura, now }: OpeningProps) {
  const zone = useZone();
  const { kind, title, text } = openingWords(apertura, now, zone);
  const open = apertura.tipo === 'abierta';
  const locked = open && data.motivo !== null;
  const mayTry = open && !locked && data.inscrito;
  return (
    <section className={classes.opening} aria-label="Si puedes hacerla ahora" data-open={mayTry || undefined}>
      <h2>
        {locked ? <StateMark kind="locked">Bloqueada</StateMark> : <StateMark kind={kind}>{title}</StateMark>}
      </h2>
      <p>{locked ? `${data.motivo}.` : text}</p>
      {open && !locked && apertura.intentosRestantes !== null && (
        <p>
          {apertura.intentosRestantes === 1
            ? 'Te queda 1 intento.'
            : `Te quedan ${apertura.intentosRestantes} intentos.`}
        </p>
      )}
      {mayTry && (
        <p className={classes.plain}>
          Esta prueba no tiene preguntas publicadas ahora mismo: aparecerán aquí cuando se publiquen.
        </p>
      )}
      {!data.inscrito && (
        <p className={classes.plain}>Ves esta prueba porque la administras: no estás en su curso.</p>
      )}
    </section>
  );
}

function Result({ data }: { readonly data: EvaluacionLeida }) {
  const { nota, aprobada, evaluacion, intentosHechos, ultimoIntentoEn } = data;
  return (
    <section className={classes.result} aria-label="Tu resultado">
      <p className={classes.mark}>{numero(nota ?? 0)}</p>
      <div>
        <p className={classes.verdict} data-passed={aprobada}>
          {aprobada ? 'Aprobada' : `No llega a ${numero(evaluacion.notaMinima)}`}
        </p>
        <p>
          {cuenta(intentosHechos, 'intento')}
          {ultimoIntentoEn && (
            <>
              , el último <Moment date={ultimoIntentoEn} />
            </>
          )}
        </p>
      </div>
    </section>
  );
}
