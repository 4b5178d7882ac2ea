import type { ContenidoDeCurso } from '@catedra/shared/actividades/schemas.ts';
import { IconTrash } from '@tabler/icons-react';
import { AddSection } from '#pages/actividades/lista/AddSection.tsx';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import classes from '#pages/actividades/lista/Outline.module.css';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface OutlineFootProps extends Pick<Desk, 'may' | 'outline'> {
  readonly contenido: ContenidoDeCurso;
}

/** Another section, how to move things with the keyboard, and what was deleted. */
export function OutlineFoot({ contenido: { curso, secciones }, may, outline }: OutlineFootProps) {
  if (!may.sections && !may.order) return null;
  return (
    <div className={classes.foot}>
      {may.sections && secciones.length > 0 && <AddSection outline={outline} />}
      {may.order && secciones.length > 0 && (
        <p className={classes.keys}>
          Con el teclado, en el asa: <kbd>Espacio</kbd> toma, <kbd>↑</kbd> <kbd>↓</kbd> mueven,{' '}
          <kbd>Espacio</kbd> suelta.
        </p>
      )}
      <TextLink className={classes.bin} quiet to={rutas.actividades(curso.id)} search={{ ver: 'papelera' }}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
        Papelera del curso
      </TextLink>
    </div>
  );
}
