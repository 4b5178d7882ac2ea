import { IconTrash } from '@tabler/icons-react';
import { AddSection } from '#pages/actividades/lista/AddSection.tsx';
import type { Desk } from '#pages/actividades/lista/desk.ts';
import classes from '#pages/actividades/lista/Outline.module.css';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

/** Another section, how to move things with the keyboard, and what was deleted. */
export function OutlineFoot({ desk }: { readonly desk: Desk }) {
  const { may, contenido } = desk;
  const { curso, secciones } = contenido;
  if (!may.sections && !may.order) return null;
  return (
    <div className={`look-line ${classes.foot}`}>
      {may.sections && secciones.length > 0 && <AddSection desk={desk} />}
      {may.order && secciones.length > 0 && (
        <p className={classes.keys}>
          Con el teclado, en el asa: <kbd>Espacio</kbd> toma, <kbd>↑</kbd> <kbd>↓</kbd> mueven,{' '}
          <kbd>Espacio</kbd> suelta; en una fila, <kbd>A</kbd> añade en su sección.
        </p>
      )}
      <TextLink className={classes.bin} quiet to={rutas.actividades(curso.id)} search={{ ver: 'papelera' }}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
        Papelera del curso
      </TextLink>
    </div>
  );
}
