import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { CloseButton, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { PanelBones } from '#pages/actividades/lista/panel/PanelBones.tsx';
import { PanelForm } from '#pages/actividades/lista/panel/PanelForm.tsx';
import { actividadQuery } from '#pages/actividades/queries.ts';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface ActivityPanelProps {
  readonly contenido: ContenidoDeCurso;
  /** Its id, or null while none is chosen. */
  readonly selected: string | null;
  readonly onClose: () => void;
}

/** The settings of the chosen activity beside the outline; where there is no room, over it. */
export function ActivityPanel({ contenido, selected, onClose }: ActivityPanelProps) {
  const beside = useMediaQuery('(min-width: 1200px)', false, { getInitialValueInEffect: false });
  const actividad = contenido.actividades.find(({ id }) => id === selected);
  const inside = actividad && (
    <Inside key={actividad.id} contenido={contenido} actividad={actividad} onClose={onClose} />
  );
  if (beside)
    return (
      inside && (
        <aside className={classes.panel} aria-label={`Ajustes de «${actividad.titulo}»`} data-panel>
          {inside}
        </aside>
      )
    );
  return (
    <Modal
      opened={inside !== undefined}
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      padding={0}
      radius={0}
      aria-label={actividad && `Ajustes de «${actividad.titulo}»`}
      classNames={{ inner: classes.inner, content: classes.sheet }}
      transitionProps={{ transition: 'fade' }}
    >
      <div data-panel>{inside}</div>
    </Modal>
  );
}

interface InsideProps extends Pick<ActivityPanelProps, 'contenido' | 'onClose'> {
  readonly actividad: ContenidoDeCurso['actividades'][number];
}

function Inside({ contenido, actividad, onClose }: InsideProps): ReactNode {
  const { curso, secciones } = contenido;
  const query = useQuery(actividadQuery(actividad.id));
  const section = secciones.findIndex(({ id }) => id === actividad.seccion) + 1;
  return (
    <>
      <header className={classes.head}>
        <KindIcon tipo={actividad.tipo} />
        <p tabIndex={-1} data-autofocus>
          {fichaDe(actividad.tipo).nombre}, en la sección {section}
        </p>
        <TextLink to={rutas.actividad(curso.id, actividad.id)} className={classes.open} quiet>
          Abrir el editor
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </TextLink>
        <CloseButton aria-label="Cerrar los ajustes" onClick={onClose} />
      </header>
      <div className={classes.body}>
        <QueryView query={query} skeleton={<PanelBones />} label="Cargando la actividad…">
          {(data) => <PanelForm contenido={contenido} actividad={data} />}
        </QueryView>
      </div>
    </>
  );
}
