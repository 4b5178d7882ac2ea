import type { ContenidoDeCurso, Seccion } from '@catedra/shared';
import { ActionIcon } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { rutas } from '#app/paths.ts';
import { enSeccion, sectionStepped } from '#pages/actividades/lista/order.ts';
import { OutlineActivity } from '#pages/actividades/lista/OutlineActivity.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import { SectionTitleForm } from '#pages/actividades/lista/SectionTitleForm.tsx';
import type { Outline } from '#pages/actividades/lista/use-outline.ts';
import type { RowAction } from '#ui/data-table.ts';
import { RowMenu } from '#ui/RowMenu.tsx';
import { AppLink } from '#ui/TextLink.tsx';
import { cuenta, duracion } from '#ui/words.ts';

export interface Reordering {
  readonly step: (id: string, by: -1 | 1) => void;
  readonly toSection: (id: string, seccionId: string) => void;
}

export interface May {
  readonly sections: boolean;
  readonly create: boolean;
  readonly order: boolean;
  readonly remove: boolean;
}

interface OutlineSectionProps {
  readonly contenido: ContenidoDeCurso;
  readonly seccion: Seccion;
  readonly index: number;
  readonly may: May;
  readonly reordering: Reordering;
  readonly outline: Outline;
}

export function OutlineSection({ contenido, seccion, index, may, reordering, outline }: OutlineSectionProps) {
  const [folded, setFolded] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const suyas = enSeccion(contenido, seccion.id);
  const minutos = suyas.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  const Fold = folded ? IconChevronRight : IconChevronDown;
  const bodyId = `seccion-${seccion.id}`;

  const change = (after: Seccion[] | null) => after && void outline.sections(after).catch(() => undefined);
  const step = (by: -1 | 1) => change(sectionStepped(outline.current().secciones, seccion.id, by));
  const rename = async (titulo: string) => {
    const { secciones } = outline.current();
    await outline.sections(secciones.map((una) => (una.id === seccion.id ? { ...una, titulo } : una)));
    setRenaming(false);
  };

  const menu: RowAction[] = [
    { label: 'Cambiar el título', icon: IconPencil, onClick: () => setRenaming(true) },
  ];
  if (index > 0) menu.push({ label: 'Subir la sección', icon: IconArrowUp, onClick: () => step(-1) });
  if (index < contenido.secciones.length - 1)
    menu.push({ label: 'Bajar la sección', icon: IconArrowDown, onClick: () => step(1) });
  if (suyas.length === 0)
    menu.push({
      label: 'Eliminar la sección',
      icon: IconTrash,
      danger: true,
      onClick: () => change(outline.current().secciones.filter((una) => una.id !== seccion.id)),
    });

  return (
    <section className={classes.section} aria-label={seccion.titulo}>
      {renaming ? (
        <SectionTitleForm
          label="Título de la sección"
          initial={seccion.titulo}
          submit="Guardar"
          onSubmit={rename}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <header className={classes.head}>
          <ActionIcon
            size="sm"
            aria-expanded={!folded}
            aria-controls={bodyId}
            aria-label={`${folded ? 'Desplegar' : 'Plegar'} la sección ${index + 1}`}
            onClick={() => setFolded(!folded)}
          >
            <Fold size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
          <h3 className={classes.name}>
            <span>{index + 1}</span> {seccion.titulo}
          </h3>
          <span className={classes.sums}>
            {cuenta(suyas.length, 'actividad', 'actividades')}
            {minutos > 0 && `, ${duracion(minutos)}`}
          </span>
          {may.sections ? <RowMenu name={`la sección ${index + 1}`} actions={menu} /> : <span />}
        </header>
      )}
      <div id={bodyId} hidden={folded}>
        {suyas.length > 0 && (
          <ol className={classes.list}>
            {suyas.map((actividad) => (
              <OutlineActivity
                key={actividad.id}
                actividad={actividad}
                contenido={contenido}
                may={may}
                reordering={reordering}
              />
            ))}
          </ol>
        )}
        {may.create && (
          <AppLink
            className={classes.add}
            to={rutas.actividadCrear(contenido.curso.id)}
            search={{ seccion: seccion.id }}
          >
            <IconPlus size={18} stroke={1.75} aria-hidden />
            Añadir actividad<span className={classes.unseen}> a la sección {index + 1}</span>
          </AppLink>
        )}
      </div>
    </section>
  );
}
