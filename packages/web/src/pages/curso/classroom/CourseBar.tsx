import type { ActividadDelCurso, CursoAbierto } from '@catedra/shared/aprendizaje/schemas.ts';
import { IconChevronLeft, IconChevronRight, IconList, type TablerIcon } from '@tabler/icons-react';
import { useOneStep } from '#pages/curso/activity/one-step.tsx';
import { Wheel } from '#pages/curso/activity/Wheel.tsx';
import { ActivityLink } from '#pages/curso/classroom/ActivityLink.tsx';
import classes from '#pages/curso/classroom/CourseBar.module.css';
import type { Lugar } from '#pages/curso/classroom/course-path.ts';

interface CourseBarProps {
  readonly data: CursoAbierto;
  readonly lugar: Lugar;
  readonly onOpen: (sheet: 'indice' | 'porque') => void;
}

/** On a phone, the course within the thumb's reach. */
export function CourseBar({ data, lugar, onOpen }: CourseBarProps) {
  const { avance, curso } = data;
  return (
    <nav className={classes.bar} aria-label="Recorrer el curso">
      <Arrow icon={IconChevronLeft} label="Anterior" slug={curso.slug} lugar={lugar} to={lugar.anterior} />
      <button type="button" onClick={() => onOpen('indice')}>
        <IconList size={20} stroke={1.75} aria-hidden />
        Índice, {lugar.numero} de {lugar.total}
      </button>
      {avance && (
        <button type="button" aria-label={`Por qué ${avance.porcentaje} %`} onClick={() => onOpen('porque')}>
          <Wheel value={avance.porcentaje} />
          {avance.porcentaje} %
        </button>
      )}
      <Arrow icon={IconChevronRight} label="Siguiente" slug={curso.slug} lugar={lugar} to={lugar.siguiente} />
    </nav>
  );
}

interface ArrowProps {
  readonly icon: TablerIcon;
  readonly label: string;
  readonly slug: string;
  readonly lugar: Lugar;
  readonly to: ActividadDelCurso | null;
}

function Arrow({ icon: Icon, label, slug, lugar, to }: ArrowProps) {
  const onlyOnce = useOneStep(lugar.actividad.id);
  const icon = <Icon size={20} stroke={1.75} aria-hidden />;
  if (!to || to.estado === 'bloqueada') {
    return (
      <span className={classes.nowhere} aria-hidden>
        {icon}
      </span>
    );
  }
  return (
    <ActivityLink slug={slug} id={to.id} aria-label={`${label}: ${to.titulo}`} onClickCapture={onlyOnce}>
      {icon}
    </ActivityLink>
  );
}
