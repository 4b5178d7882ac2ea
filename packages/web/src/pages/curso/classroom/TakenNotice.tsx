import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { whyLocked } from '#pages/curso/activity/locked-words.ts';
import classes from '#pages/curso/classroom/TakenNotice.module.css';
import notice from '#pages/curso/front/CourseNotice.module.css';
import type { Taken } from '#pages/curso/classroom/use-place.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';

interface TakenNoticeProps {
  readonly taken: Taken;
  readonly actividad: ActividadDelCurso;
}

/** What happened to the activity while someone was in it, said over it wherever they are: nothing moves. */
export function TakenNotice({ taken, actividad }: TakenNoticeProps) {
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div className={classes.over}>
      <div className={`${notice.notice} ${classes.notice}`}>
        <IconInfoCircle size={20} stroke={1.75} aria-hidden />
        <p role="alert">{taken === 'closed' ? closedWords(actividad) : GONE[taken]}</p>
        <TextButton onClick={() => setRead(true)}>Entendido</TextButton>
      </div>
    </div>
  );
}

const STILL = 'Mientras no salgas puedes leer y copiar lo que tenías, pero lo que hagas ya no cuenta.';
const GONE = {
  hidden: `Esta actividad se acaba de ocultar o quitar del curso. ${STILL}`,
  course: `Este curso ha dejado de estar a tu alcance: lo han retirado o ya no estás en él. ${STILL} Si no lo esperabas, pregunta a quien administra la academia.`,
};

const closedWords = (actividad: ActividadDelCurso): string =>
  [!actividad.cerrada && 'Esta actividad se acaba de bloquear.', whyLocked(actividad), STILL]
    .filter(Boolean)
    .join(' ');
