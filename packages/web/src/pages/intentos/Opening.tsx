import type { Apertura } from '@catedra/shared/intentos/apertura.ts';
import { Suspense } from 'react';
import { rutas } from '#platform/paths.ts';
import { doneWords, notYetWords, openingWords } from '#pages/intentos/opening-words.ts';
import classes from '#pages/intentos/EvaluationFront.module.css';
import type { EvaluacionLeida } from '#pages/intentos/queries.ts';
import { Start } from '#pages/intentos/start-part.ts';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { useZone } from '#ui/words/zone.tsx';

/** How tall its card is, with the bar of the hours and without. */
const [NOT_BEGUN, BEGUN] = [320, 216];

interface OpeningProps {
  readonly data: EvaluacionLeida;
  readonly apertura: Apertura;
  readonly now: Date;
}

/** Whether it can be begun at this moment by whoever reads it. */
export const canBegin = ({ enCurso, motivo, inscrito }: EvaluacionLeida, { tipo }: Apertura): boolean =>
  enCurso !== null || (inscrito && tipo === 'abierta' && motivo === null);

/** Whether it can be taken now; to whoever did it and cannot again, how it went. */
export function Opening({ data, apertura, now }: OpeningProps) {
  const zone = useZone();
  if (canBegin(data, apertura))
    return (
      <Suspense
        fallback={<div className={classes.hero} style={{ minHeight: data.enCurso ? BEGUN : NOT_BEGUN }} />}
      >
        <Start data={data} apertura={apertura} now={now} />
      </Suspense>
    );
  if (lastDone(data)) return <Done data={data} apertura={apertura} now={now} />;
  const locked = apertura.tipo === 'abierta' && data.motivo !== null;
  if (apertura.tipo === 'aun_no' && data.inscrito) {
    const words = notYetWords(apertura, data.efectivo, now, zone);
    return (
      <section className={classes.hero} aria-label="Si puedes hacerla ahora">
        <p className={classes.sobre}>{words.over}</p>
        <p className={classes.min}>{words.main}</p>
        <p>{words.text}</p>
      </section>
    );
  }
  const { kind, title, text } = openingWords(apertura, now, zone);
  return (
    <section className={classes.opening} aria-label="Si puedes hacerla ahora">
      <h2>
        {locked ? <StateMark kind="locked">Bloqueada</StateMark> : <StateMark kind={kind}>{title}</StateMark>}
      </h2>
      <p>{locked ? `${data.motivo}.` : text}</p>
      {!data.inscrito && (
        <p className="look-muted">Ves esta prueba porque la administras: no estás en su curso.</p>
      )}
    </section>
  );
}

/** The last attempt that arrived and still counts. */
export const lastDone = ({ historial }: EvaluacionLeida) =>
  historial.find(({ entregadoEn, anulado }) => entregadoEn !== null && anulado === null);

function Done({ data, apertura, now }: OpeningProps) {
  const zone = useZone();
  const { evaluacion, historial } = data;
  const done = lastDone(data);
  if (!done) return null;
  const { main, verdict, text } = doneWords(data, done, apertura, now, zone);
  return (
    <section className={classes.hero} aria-label="Tu resultado">
      <p className={classes.sobre}>Ya la has hecho</p>
      <p className={classes.min}>{main}</p>
      <p>
        {verdict && <b>{verdict} </b>}
        {text}
      </p>
      {historial.length === 1 && !done.heredado && (
        <p className={classes.ways}>
          <ButtonLink
            size="md"
            className={classes.way}
            to={rutas.evaluacion(evaluacion.id)}
            search={{ revision: done.id }}
          >
            Ver la revisión
          </ButtonLink>
          <ButtonLink
            size="md"
            className={classes.way}
            to={rutas.evaluacion(evaluacion.id)}
            search={{ recibo: done.id }}
          >
            Ver el recibo
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
