import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { fechaALas } from '@catedra/shared/fechas/en-palabras.ts';
import { speaksOfFiles, WithNotes } from '#parts/entregas/anotaciones/WithNotes.tsx';
import { useActor } from '#platform/session.ts';
import classes from '#tipos/tarea/HandIn.module.css';
import { RubricTable } from '#tipos/tarea/RubricTable.tsx';
import { Work } from '#tipos/tarea/Work.tsx';
import { Prose } from '#ui/rich-text/Prose.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { fechaCompleta, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface HandedInProps {
  readonly entrega: Entrega;
  /** The mark that was needed and was not reached. */
  readonly falta: number | null;
}

/** The receipt of a work, and its correction once there is one. */
export function HandedIn({ entrega, falta }: HandedInProps) {
  const marked = entrega.estado === 'calificada';
  return (
    <div className={`look-card ${classes.card}`}>
      {marked ? <Mark entrega={entrega} falta={falta} /> : <Waiting />}
      <Receipt entrega={entrega} />
      <details open={!marked || entrega.anotaciones.length > 0}>
        <summary>Lo que entregaste</summary>
        <WithNotes anotaciones={entrega.anotaciones} archivos={entrega.archivos}>
          <Work texto={entrega.texto} archivos={entrega.archivos} seen={speaksOfFiles(entrega.anotaciones)} />
        </WithNotes>
      </details>
    </div>
  );
}

function Waiting() {
  const { meLlegaCorreo } = useActor();
  return (
    <div role="status">
      <StateMark kind="done">Entregado</StateMark>
      <p>
        {meLlegaCorreo
          ? 'Esperando corrección. Te avisaremos por correo cuando esté, y la verás aquí mismo.'
          : 'Esperando corrección. Cuando esté, la verás aquí mismo y, al entrar, en «Mis cursos».'}
      </p>
    </div>
  );
}

function Mark({ entrega: { nota, rubrica, comentario }, falta }: HandedInProps) {
  return (
    <div className={classes.mark} role="status">
      <StateMark kind={falta === null ? 'done' : 'attention'}>Corregido</StateMark>
      <p className={classes.figure}>
        <b>{numero(nota ?? 0)}</b> sobre 10
      </p>
      {falta !== null && (
        <p>
          Hace falta un {numero(falta)} para completar la tarea. Si quieres volver a intentarlo, díselo a tu
          tutor.
        </p>
      )}
      <RubricTable rubrica={rubrica} />
      <Comment html={comentario} />
    </div>
  );
}

/** What whoever corrected it says about it. */
export function Comment({ html }: { readonly html: string }) {
  if (html === '') return null;
  return (
    <div className={classes.comment}>
      <p className={classes.label}>Comentario de la corrección</p>
      <Prose html={html} />
    </div>
  );
}

/** «Entregado el 3 de marzo a las 10:30» */
export function Receipt({
  entrega: { entregadaEn, tarde },
}: {
  readonly entrega: Pick<Entrega, 'entregadaEn' | 'tarde'>;
}) {
  const ahora = useNow().toISOString();
  const zona = useZone();
  if (!entregadaEn) return null;
  return (
    <p className={`look-line ${classes.receipt}`}>
      <time dateTime={entregadaEn} title={fechaCompleta(entregadaEn, zona)}>
        Entregado el {fechaALas(entregadaEn, ahora, zona)}
      </time>
      {tarde && <StateMark kind="attention">Con retraso</StateMark>}
    </p>
  );
}
