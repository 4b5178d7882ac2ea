import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { seMuestra } from '@catedra/shared/archivos/tipos.ts';
import { Button } from '@mantine/core';
import {
  IconDownload,
  IconExternalLink,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconVideo,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { claseDeArchivo, type ClaseDeArchivo } from '#parts/archivos/card/file-words.ts';
import classes from '#parts/archivos/card/files.module.css';
import unseen from '#ui/frame/unseen.module.css';

const ICONS: Readonly<Record<ClaseDeArchivo, typeof IconFile>> = {
  PDF: IconFileText,
  'Hoja de cálculo': IconFileSpreadsheet,
  Presentación: IconPresentation,
  'Documento de texto': IconFileText,
  Imagen: IconPhoto,
  Audio: IconMusic,
  Vídeo: IconVideo,
  'Archivo comprimido': IconFileZip,
  Texto: IconFileText,
  Archivo: IconFile,
};

interface CardProps {
  readonly clase: ClaseDeArchivo;
  readonly nombre: string;
  /** What is known of it: its kind, its weight, its size. */
  readonly detail: string;
  readonly children?: ReactNode;
}

export function Card({ clase, nombre, detail, children }: CardProps) {
  const Icon = ICONS[clase];
  return (
    <div className={`look-card ${classes.card}`}>
      <span className={classes.icon}>
        <Icon size={24} stroke={1.75} aria-hidden />
      </span>
      <p className={classes.what}>
        <b>{nombre}</b>
        <small>{detail}</small>
      </p>
      {children && <div className={`look-wrap ${classes.actions}`}>{children}</div>}
    </div>
  );
}

interface FileCardProps {
  readonly archivo: Archivo;
  readonly nombre: string;
  /** It was opened or downloaded. */
  readonly onOpen: () => void;
}

const detailOf = ({ tipo, bytes, ancho, alto }: Archivo): string =>
  [claseDeArchivo(tipo), pesoEnPalabras(bytes), ancho && alto ? `${ancho} × ${alto} píxeles` : '']
    .filter(Boolean)
    .join(' · ');

/** A file as what it is: its kind, what it weighs, and how to get it. */
export function FileCard({ archivo, nombre, onOpen }: FileCardProps) {
  const href = direccionDeArchivo(archivo.id);
  return (
    <Card clase={claseDeArchivo(archivo.tipo)} nombre={nombre} detail={detailOf(archivo)}>
      {seMuestra(archivo.tipo) && (
        <Button
          component="a"
          variant="default"
          href={href}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          onClick={onOpen}
        >
          Abrir<span className={unseen.unseen}> (en otra pestaña)</span>
        </Button>
      )}
      <Button
        component="a"
        href={href}
        download={archivo.nombre}
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        onClick={onOpen}
      >
        Descargar
      </Button>
    </Card>
  );
}
