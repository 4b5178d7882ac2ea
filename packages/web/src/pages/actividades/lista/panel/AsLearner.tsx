import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { ActionIcon, CloseButton, Modal, Skeleton } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/actividades/lista/panel/AsLearner.module.css';
import { archivosQuery } from '#tipos/form/archivos-query.ts';
import { playerQuery } from '#pages/actividades/queries.ts';
import { rutas } from '#platform/paths.ts';
import { SerifTitle } from '#ui/frame/SerifTitle.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { duracion } from '#ui/words/words.ts';

interface AsLearnerProps {
  readonly curso: Pick<Curso, 'slug'>;
  /** As it stands in its form now, saved or not. */
  readonly actividad: Actividad;
  readonly onClose: () => void;
}

const nothing = () => undefined;

/** The activity as whoever learns will meet it; nothing that is done here is written down. */
export function AsLearner({ curso, actividad, onClose }: AsLearnerProps) {
  const [phone, setPhone] = useState(false);
  const { id, tipo, titulo, contenido } = actividad;
  const player = useQuery(playerQuery(tipo));
  const archivos = useQuery(archivosQuery(id));
  const abierta = { actividad, posicion: null, progreso: null, archivos: archivos.data ?? [], entregas: [] };
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': `«${titulo}» como la verá el alumno` } }}
      classNames={{ inner: classes.inner, content: classes.content, body: classes.body }}
      transitionProps={{ transition: 'fade', duration: 140 }}
    >
      <header className={`look-wide-row ${classes.bar}`}>
        <p tabIndex={-1} data-autofocus>
          Así la verá el alumno. <span>Lo que hagas aquí no cuenta ni deja rastro.</span>
        </p>
        <TextLink to={rutas.curso(curso.slug)} search={{ actividad: id }} target="_blank" quiet>
          En el curso entero
        </TextLink>
        <ActionIcon
          aria-label="Verla en un teléfono"
          title="Verla en un teléfono"
          aria-pressed={phone}
          variant={phone ? 'light' : 'subtle'}
          onClick={() => setPhone(!phone)}
        >
          <IconDeviceMobile size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <CloseButton aria-label="Volver a editar" onClick={onClose} />
      </header>
      <div className={classes.stage}>
        <article className={classes.page} data-phone={phone || undefined}>
          <p className={classes.kind}>
            {fichaDe(tipo).enElAula}
            {actividad.duracion ? `, ${duracion(actividad.duracion)}` : ''}
          </p>
          <SerifTitle level={2} size={phone ? 28 : 32}>
            {titulo}
          </SerifTitle>
          <div className={classes.inside}>
            <QueryView query={player} label="Cargando la actividad…" skeleton={<Skeleton height={240} />}>
              {(Player) => (
                <Player
                  key={phone ? 'phone' : 'page'}
                  abierta={abierta}
                  contenido={contenido}
                  soloMira
                  onLatido={nothing}
                  onPausa={nothing}
                  onFin={nothing}
                />
              )}
            </QueryView>
          </div>
        </article>
      </div>
    </Modal>
  );
}
