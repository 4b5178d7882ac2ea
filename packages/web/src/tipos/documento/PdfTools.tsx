import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { ActionIcon } from '@mantine/core';
import { IconDownload, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import classes from '#tipos/documento/documento.module.css';

const ZOOMS = [1, 1.25, 1.5, 2, 2.5, 3] as const;

interface PdfToolsProps {
  readonly archivo: Archivo;
  readonly page: number;
  readonly count: number;
  readonly onGo: (page: number) => void;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

/** The page one is at, its size, and the file itself. */
export function PdfTools({ archivo, page, count, onGo, zoom, onZoom }: PdfToolsProps) {
  const smaller = ZOOMS.findLast((one) => one < zoom);
  const larger = ZOOMS.find((one) => one > zoom);
  return (
    <div className={classes.tools}>
      <PageField page={page} count={count} onGo={onGo} />
      <span className={classes.gap} />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label="Más pequeño"
        disabled={!smaller}
        onClick={() => smaller && onZoom(smaller)}
      >
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <span className={classes.zoom}>{Math.round(zoom * 100)} %</span>
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label="Más grande"
        disabled={!larger}
        onClick={() => larger && onZoom(larger)}
      >
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
      <ActionIcon
        component="a"
        variant="subtle"
        size={44}
        href={direccionDeArchivo(archivo.id)}
        download={archivo.nombre}
        aria-label={`Descargar el PDF, ${pesoEnPalabras(archivo.bytes)}`}
      >
        <IconDownload size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The number follows the page, but not while another one is being typed. */
function PageField({ page, count, onGo }: Pick<PdfToolsProps, 'page' | 'count' | 'onGo'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typing = useRef(false);
  useEffect(() => {
    if (field.current && !typing.current) field.current.value = String(page);
  }, [page]);
  const go = () => {
    typing.current = false;
    const wanted = field.current?.valueAsNumber ?? 0;
    if (wanted >= 1 && wanted <= count) onGo(Math.floor(wanted));
    else if (field.current) field.current.value = String(page);
  };
  return (
    <form
      className={classes.where}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <label htmlFor={id}>Página</label>
      <input
        ref={field}
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={Math.max(1, count)}
        defaultValue={page}
        disabled={count === 0}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={() => {
          typing.current = true;
        }}
        onBlur={() => typing.current && go()}
      />
      <span>{count > 0 && `de ${count}`}</span>
    </form>
  );
}
