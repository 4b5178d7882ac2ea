import { useEffect, useRef, useState } from 'react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { type Drawing, drawPage, openPdfBytes } from '#tipos/documento/pdf.ts';
import sheet from '#tipos/documento/documento.module.css';

/** The first page of a PDF, drawn at the width it is given; the one before stays until the next one is there. */
export function PdfSheet({ pdf, label }: { readonly pdf: Blob; readonly label: string }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const width = useWidth(box);

  useEffect(() => {
    if (!canvas.current || !text.current || width === 0) return;
    const place = { canvas: canvas.current, text: text.current, width };
    let gone = false;
    let drawing: Drawing | undefined;
    let close = () => undefined as void;
    const draw = async () => {
      const task = openPdfBytes(new Uint8Array(await pdf.arrayBuffer()));
      close = () => void task.destroy();
      const page = await (await task.promise).getPage(1);
      if (gone) return;
      drawing = drawPage(page, place);
      await drawing.done;
    };
    // A try that is left in the middle is a failure too.
    draw().catch(() => undefined);
    return () => {
      gone = true;
      drawing?.cancel();
      close();
    };
  }, [pdf, width]);

  return (
    <div ref={box} className={classes.sheet} role="group" aria-label={label}>
      <canvas ref={canvas} className={sheet.canvas} aria-hidden />
      <div ref={text} className={sheet.text} />
    </div>
  );
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
