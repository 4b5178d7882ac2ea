import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from '#tipos/documento/documento.module.css';
import { type PDFDocumentProxy, openPdf } from '#tipos/documento/pdf.ts';
import { PdfPage } from '#tipos/documento/PdfPage.tsx';
import { PdfTools } from '#tipos/documento/PdfTools.tsx';
import { useCurrentPage } from '#tipos/documento/current-page.ts';

interface PdfViewProps {
  readonly archivo: Archivo;
  readonly nombre: string;
  /** The page to open at, from 1. */
  readonly start: number;
  readonly onPage: (page: number) => void;
  /** The last page was in view. */
  readonly onEnd: () => void;
  /** What stands over each page, by its number. */
  readonly over?: (page: number) => ReactNode;
}

interface Opened {
  readonly pdf: PDFDocumentProxy;
  readonly shape: number;
}

const MARGIN = 24;
/** The arrows scroll here: they don't turn to another activity. */
const SCROLLED_BY_KEYS = { tabIndex: 0, 'data-own-keys': true };
const ALL = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** A PDF read in the page: by pages, with its text, its zoom and the place where it was left. */
export function PdfView({ archivo, nombre, start, onPage, onEnd, over }: PdfViewProps) {
  const opened = useOpened(direccionDeArchivo(archivo.id));
  const box = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(box);
  const [zoom, setZoom] = useState(1);
  const count = opened?.pdf.numPages ?? 0;
  const ready = opened !== null && width > 0;
  const { page, goTo } = useCurrentPage(box, { start, count, ready, zoom, onPage, onEnd });
  return (
    <div className={classes.viewer}>
      <PdfTools archivo={archivo} page={page} count={count} onGo={goTo} zoom={zoom} onZoom={setZoom} />
      <section ref={box} className={classes.box} aria-label={nombre} {...SCROLLED_BY_KEYS}>
        {opened && width > 0 ? (
          ALL(count).map((number) => (
            <PdfPage
              key={number}
              pdf={opened.pdf}
              number={number}
              width={Math.floor((width - MARGIN) * zoom)}
              shape={opened.shape}
              box={box}
              over={over?.(number)}
            />
          ))
        ) : (
          <p className={classes.waiting} role="status">
            Cargando el documento…
          </p>
        )}
      </section>
    </div>
  );
}

/** What fails while it opens fails for the whole view. */
function useOpened(url: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const task = openPdf(url);
    let gone = false;
    const open = async () => {
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!gone) setOpened({ pdf, shape: height / width });
    };
    open().catch((error: unknown) => !gone && setFailure(error));
    return () => {
      gone = true;
      void task.destroy();
    };
  }, [url]);
  if (failure) throw failure;
  return opened;
}

function useInnerWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
