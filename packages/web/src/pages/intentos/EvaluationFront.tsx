import { type Apertura, aperturaDe } from '@catedra/shared/intentos/apertura.ts';
import { rutas } from '#platform/paths.ts';
import { usePressedHere } from '#pages/intentos/pressed-here.ts';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import classes from '#pages/intentos/EvaluationFront.module.css';
import { History } from '#pages/intentos/History.tsx';
import { canBegin, lastDone, Opening } from '#pages/intentos/Opening.tsx';
import { Rules } from '#pages/intentos/Rules.tsx';
import { useDocumentTitle } from '#ui/frame/document-title.ts';
import { Section } from '#ui/frame/Section.tsx';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { ButtonLink, TextLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

/** Nobody begins it any more: what counts from here on is how it went. */
const OVER: ReadonlySet<Apertura['tipo']> = new Set<Apertura['tipo']>([
  'cerrada',
  'sin_intentos',
  'ya_aprobada',
]);

/** What must be known before beginning: whether it is open, for how long, and by which rules. */
export function EvaluationFront({ data }: { readonly data: EvaluacionLeida }) {
  const { evaluacion, efectivo, titulo, curso, intentosHechos, ultimoIntentoEn, aprobada } = data;
  // The clock that counts is the server's, so the words stay true while the page stays open.
  const now = new Date(useNow().getTime() + data.desfase);
  const reglas = { ...evaluacion, ...efectivo };
  const apertura = aperturaDe(reglas, { hechos: intentosHechos, ultimoEn: ultimoIntentoEn, aprobada }, now);
  useDocumentTitle(titulo);
  usePressedHere(data);
  const done = !canBegin(data, apertura) && lastDone(data) !== undefined;
  const over = OVER.has(apertura.tipo);
  // Its course is not theirs any more, or was deleted: it would lead nowhere.
  const lost = !data.inscrito && data.motivo !== null;
  const place = { to: rutas.curso(curso.slug), search: { actividad: evaluacion.actividadId } };
  // In one column, whoever has done it reads how it went first.
  const rules = (
    <aside className={classes.rules}>
      <Section title={over ? 'Cómo es esta prueba' : 'Antes de empezar'} rule={false}>
        <Rules data={data} over={over} />
      </Section>
    </aside>
  );
  return (
    <div className={classes.front}>
      <header>
        <p className={classes.over}>
          Prueba de {lost ? curso.titulo : <TextLink {...place}>{curso.titulo}</TextLink>}
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
        {data.nota !== null && !done && <Result data={data} />}
        {!(done && data.historial.length === 1) && <History data={data} />}
        <p>
          <ButtonLink {...(lost ? { to: rutas.pruebas } : place)} variant="default">
            {lost ? 'Volver a Mis pruebas' : 'Volver al curso'}
          </ButtonLink>
        </p>
      </div>
      {data.historial.length > 0 && rules}
    </div>
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
