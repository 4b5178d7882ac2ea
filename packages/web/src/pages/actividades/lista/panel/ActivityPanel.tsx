import type { ActividadDeIndice, ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { ActionIcon, CloseButton, Modal } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconChevronRight,
  IconEye,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import side from '#ui/frame/side-card.module.css';
import { PanelBones } from '#pages/actividades/lista/panel/PanelBones.tsx';
import { PanelForm } from '#pages/actividades/lista/panel/PanelForm.tsx';
import { useSeeKey } from '#pages/actividades/lista/panel/see-key.ts';
import { actividadQuery } from '#pages/actividades/queries.ts';
import { rutas } from '#platform/paths.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Part } from '#ui/states/Part.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

interface ActivityPanelProps {
  readonly contenido: ContenidoDeCurso;
  readonly actividad: ActividadDeIndice | undefined;
  /** There is room for it beside the outline; where there is none, it comes over it, whole. */
  readonly beside: boolean;
  readonly wide: boolean;
  readonly onWide: (wide: boolean) => void;
  readonly onClose: () => void;
}

/** The chosen activity beside the outline: its settings, and with room what it holds. */
export function ActivityPanel(props: ActivityPanelProps) {
  const { actividad, beside, wide, onClose } = props;
  const inside = actividad && <Inside key={actividad.id} {...props} actividad={actividad} />;
  if (beside)
    return (
      inside && (
        <aside
          className={`look-card ${side.card}`}
          aria-label={`Ajustes de «${actividad.titulo}»`}
          data-panel
          data-wide={wide || undefined}
        >
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
      attributes={{ content: { 'aria-label': actividad && `Ajustes de «${actividad.titulo}»` } }}
      classNames={{ inner: classes.inner, content: classes.sheet }}
      transitionProps={{ transition: 'fade' }}
    >
      <div data-panel>{inside}</div>
    </Modal>
  );
}

interface InsideProps extends ActivityPanelProps {
  readonly actividad: ActividadDeIndice;
}

function Inside({ contenido, actividad, beside, wide, onWide, onClose }: InsideProps): ReactNode {
  const { curso, secciones } = contenido;
  const query = useQuery(actividadQuery(actividad.id));
  const section = secciones.findIndex(({ id }) => id === actividad.seccion) + 1;
  const [seeing, setSeeing] = useState(false);
  useSeeKey(() => setSeeing(true));
  const Width = wide ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <>
      <header className={`look-row ${side.head}`}>
        <KindIcon tipo={actividad.tipo} />
        <p tabIndex={-1} data-autofocus>
          {fichaDe(actividad.tipo).nombre}, en la sección {section}
        </p>
        {fichaDe(actividad.tipo).trabajo === 'entregas' && (
          <TextLink to={rutas.actividad(curso.id, actividad.id)} className={classes.open} quiet>
            Entregas
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </TextLink>
        )}
        <ActionIcon aria-label="Ver como alumno" title="Ver como alumno (V)" onClick={() => setSeeing(true)}>
          <IconEye size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        {beside && (
          <ActionIcon
            aria-label={wide ? 'Estrechar: solo los ajustes' : 'Ensanchar: editor y ajustes'}
            title={wide ? 'Estrechar: solo los ajustes' : 'Ensanchar: editor y ajustes'}
            onClick={() => onWide(!wide)}
          >
            <Width size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
        <CloseButton aria-label="Cerrar los ajustes" onClick={onClose} />
      </header>
      <div className={classes.body}>
        <QueryView
          query={query}
          skeleton={<PanelBones whole={wide || !beside} />}
          label="Cargando la actividad…"
        >
          {(data) => (
            <Part>
              <PanelForm
                contenido={contenido}
                actividad={data}
                whole={wide || !beside}
                onEdit={() => onWide(true)}
                seeing={seeing}
                onSeen={() => setSeeing(false)}
              />
            </Part>
          )}
        </QueryView>
      </div>
    </>
  );
}
