import { type Apertura, aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import { lazy, Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import type { EvaluacionLeida } from '#pages/evaluacion/queries.ts';
import classes from '#pages/evaluacion/EvaluationFront.module.css';
import { History } from '#pages/evaluacion/History.tsx';
import { openingWords } from '#pages/evaluacion/opening-words.ts';
import { Rules } from '#pages/evaluacion/Rules.tsx';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Section } from '#ui/frame/Section.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const Start = lazy(async () => ({ default: (await import('#pages/evaluacion/Start.tsx')).Start }));

/** What must be known before beginning: whether it is open, for how long, and by which rules. */
export function EvaluationFront({ data }: { readonly data: EvaluacionLeida }) {
  const { evaluacion, efectivo, titulo, curso, intentosHechos, ultimoIntentoEn, aprobada } = data;
  // The clock that counts is the server's, so the words stay true while the page stays open.
  const now = new Date(useNow().getTime() + data.desfase);
  const reglas = { ...evaluacion, ...efectivo };
  const apertura = aperturaDe(reglas, { hechos: intentosHechos, ultimoEn: ultimoIntentoEn, aprobada }, now);
  useDocumentTitle(titulo);
  // In one column, whoever has done it reads how it went first.
  const rules = (
    <aside className={classes.rules}>
      <Section title="Antes de empezar" rule={false}>
        <Rules data={data} />
      </Section>
    </aside>
  );
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
      {data.historial.length === 0 && rules}
      <div className={classes.rest}>
        {data.nota !== null && <Result data={data} />}
        <History data={data} />
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
      {data.historial.length > 0 && rules}
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
  const open =
    data.enCurso !== null || (apertura.tipo === 'abierta' && data.motivo === null && data.inscrito);
  if (open && data.inscrito)
    return (
      <Suspense fallback={<div className={classes.hero} style={{ minHeight: 320 }} />}>
        <Start data={data} apertura={apertura} now={now} />
      </Suspense>
    );
  const { kind, title, text } = openingWords(apertura, now, zone);
  const locked = apertura.tipo === 'abierta' && data.motivo !== null;
  return (
    <section className={classes.opening} aria-label="Si puedes hacerla ahora">
      <h2>
        {locked ? <StateMark kind="locked">Bloqueada</StateMark> : <StateMark kind={kind}>{title}</StateMark>}
      </h2>
      <p>{locked ? `${data.motivo}.` : text}</p>
      {!data.inscrito && (
        <p className={classes.plain}>Ves esta prueba porque la administras: no estás en su curso.</p>
      )}
    </section>
  );
}

function Result({ data }: { readonly data: EvaluacionLeida }) {
  const { nota, aprobada, evaluacion } = data;
  return (
    <section className={classes.result} aria-label="Tu resultado">
      <p className={classes.mark}>{numero(nota ?? 0)}</p>
      <p className={classes.verdict} data-passed={aprobada}>
        {aprobada ? 'Aprobada' : `No llega a ${numero(evaluacion.notaMinima)}`}
      </p>
    </section>
  );
}
