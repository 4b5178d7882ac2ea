import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { type Contenido, muestraDe } from '@catedra/shared/actividades/contenido.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '#pages/actividades/lista/panel/ActivityPanel.module.css';
import { archivosQuery } from '#tipos/form/archivos-query.ts';
import { KindIcon } from '#tipos/KindIcon.tsx';
import { plainText } from '#ui/rich-text/plain-text.ts';
import { cuenta } from '#ui/words/words.ts';

interface ContentLineProps {
  readonly actividadId: string;
  readonly contenido: Contenido;
  readonly readOnly: boolean;
  readonly onEdit: () => void;
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What an activity holds, in a line, and the way to write it. */
export function ContentLine({ actividadId, contenido, readOnly, onEdit }: ContentLineProps) {
  const { archivoId, url, texto } = muestraDe(contenido);
  const { data = [] } = useQuery({ ...archivosQuery(actividadId), enabled: Boolean(archivoId) });
  const archivo = data.find(({ id }) => id === archivoId);
  const name = archivo?.nombre ?? url;
  const text = plainText(texto);
  const empty = !archivoId && !url && text === '';
  return (
    <div className={classes.file} data-begin>
      <span className={classes.cover} aria-hidden>
        <KindIcon tipo={contenido.tipo} />
      </span>
      <p className="look-small">
        {(name || text !== '') && <b title={name || undefined}>{name || text}</b>}
        {archivo && pesoEnPalabras(archivo.bytes)}
        {!name && archivoId && 'Buscando el archivo…'}
        {!name && text !== '' && cuenta(words(text), 'palabra')}
        {empty && fichaDe(contenido.tipo).porCompletar.estado}
      </p>
      <Button variant="default" size="xs" onClick={onEdit}>
        {readOnly ? 'Ver' : empty ? 'Escribir' : 'Cambiar'}
      </Button>
    </div>
  );
}
