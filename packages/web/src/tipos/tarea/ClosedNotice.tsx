import { fechaALas } from '@catedra/shared/fechas/en-palabras.ts';
import { CopyWork } from '#tipos/tarea/CopyWork.tsx';
import { type Draft, isBegun } from '#tipos/tarea/draft.ts';
import classes from '#tipos/tarea/HandIn.module.css';
import { Work } from '#tipos/tarea/Work.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface ClosedNoticeProps {
  readonly venceEn: string;
  /** Null where it stands beside this, as it was being done. */
  readonly draft: Draft | null;
}

/** The date went by and nothing is admitted any more; what was being written can still be read. */
export function ClosedNotice({ venceEn, draft }: ClosedNoticeProps) {
  const ahora = useNow().toISOString();
  const zona = useZone();
  const begun = draft !== null && isBegun(draft);
  return (
    <div className={`look-card ${classes.card}`} role={draft === null ? 'alert' : undefined}>
      <StateMark kind="locked">Ya no se puede entregar</StateMark>
      <p>
        El plazo terminó el {fechaALas(venceEn, ahora, zona)} y esta tarea no admite entregas tardías.{' '}
        {draft === null && 'Lo que tenías hecho no se pierde: sigue aquí arriba. '}
        Si crees que te corresponde más tiempo, díselo a tu tutor.
      </p>
      {begun && (
        <>
          <p className={classes.label}>Lo que tenías escrito</p>
          <Work texto={draft.texto} archivos={draft.archivos} />
          <CopyWork texto={draft.texto} />
        </>
      )}
    </div>
  );
}
