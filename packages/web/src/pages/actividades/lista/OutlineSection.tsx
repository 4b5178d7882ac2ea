import type { Seccion } from '@catedra/shared/cursos/schemas.ts';
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
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Composer } from '#pages/actividades/lista/compose/Composer.tsx';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import { useDragged, useSectionEnd } from '#pages/actividades/lista/drag/use-dragged.ts';
import { SectionHandle } from '#pages/actividades/lista/DragHandle.tsx';
import { enSeccion, sectionStepped } from '#pages/actividades/lista/order.ts';
import { RemoveFromCourse } from '#parts/papelera/RemoveFromCourse.tsx';
import { OutlineActivity } from '#pages/actividades/lista/OutlineActivity.tsx';
import classes from '#pages/actividades/lista/Outline.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { SectionTitleForm } from '#pages/actividades/lista/SectionTitleForm.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta, duracion } from '#ui/words/words.ts';

interface OutlineSectionProps {
  readonly seccion: Seccion;
  readonly index: number;
  readonly desk: Desk;
}

export function OutlineSection({ seccion, index, desk }: OutlineSectionProps) {
  const { contenido, may, outline, acts } = desk;
  const [folded, setFolded] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => desk.compose(null));
    opener.current?.focus();
  };
  const suyas = enSeccion(contenido, seccion.id);
  const { row, handle } = useDragged({ kind: 'seccion', id: seccion.id }, !may.sections);
  const end = useSectionEnd(seccion.id, suyas.length === 0);
  const minutos = suyas.reduce((suma, actividad) => suma + (actividad.duracion ?? 0), 0);
  const Fold = folded ? IconChevronRight : IconChevronDown;
  const bodyId = `seccion-${seccion.id}`;

  const step = (by: -1 | 1) => {
    const after = sectionStepped(outline.current().secciones, seccion.id, by);
    if (after) acts.sections(`«${seccion.titulo}» está en otro sitio.`, after);
  };
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
  if (suyas.length === 0 || may.remove)
    menu.push({
      label: 'Eliminar la sección',
      icon: IconTrash,
      danger: true,
      onClick: () => setRemoving(true),
    });

  return (
    <section className={classes.section} aria-label={seccion.titulo} data-section={seccion.id} {...row}>
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
          {may.sections && <SectionHandle handle={handle} />}
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
      <div id={bodyId} className={classes.body} hidden={folded} {...end}>
        {suyas.length > 0 && (
          <ol className={classes.list}>
            {suyas.map((actividad) => (
              <OutlineActivity key={actividad.id} actividad={actividad} desk={desk} />
            ))}
          </ol>
        )}
        {may.create &&
          (desk.composing === seccion.id ? (
            <Composer desk={desk} seccion={seccion} onClose={close} />
          ) : (
            <button
              ref={opener}
              type="button"
              className={classes.add}
              onClick={() => desk.compose(seccion.id)}
            >
              <IconPlus size={18} stroke={1.75} aria-hidden />
              Añadir actividad<span className={unseen.unseen}> a la sección {index + 1}</span>
            </button>
          ))}
      </div>
      <RemoveFromCourse
        removed={removing ? { curso: contenido.curso, actividades: suyas, seccion } : null}
        onClose={() => setRemoving(false)}
      />
    </section>
  );
}
