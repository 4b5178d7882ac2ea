import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import classes from '#tipos/documento/documento.module.css';
import { type Drawing, drawPage, type PDFDocumentProxy } from '#tipos/documento/pdf.ts';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  /** Height over width until the page itself is known. */
  readonly shape: number;
  readonly box: RefObject<HTMLElement | null>;
  readonly over?: ReactNode;
}

/** One page, drawn while it is near and forgotten when it is far, so that long documents fit in a phone. */
export function PdfPage({ pdf, number, width, shape, box, over }: PdfPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ownShape, setOwnShape] = useState(shape);

  useEffect(() => {
    if (!page.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: box.current,
      rootMargin: '100% 0px',
    });
    observer.observe(page.current);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    if (!near || !canvas.current || !text.current || width === 0) return;
    const place = { canvas: canvas.current, text: text.current, width };
    let drawing: Drawing | undefined;
    let gone = false;
    const draw = async () => {
      const found = await pdf.getPage(number);
      if (gone) return;
      const { width: w, height: h } = found.getViewport({ scale: 1 });
      setOwnShape(h / w);
      drawing = drawPage(found, place);
      await drawing.done;
    };
    // A page that can't be drawn stays white; leaving it in the middle is a failure too.
    draw().catch(() => undefined);
    return () => {
      gone = true;
      drawing?.cancel();
    };
  }, [near, pdf, number, width]);

  return (
    <div
      ref={page}
      className={classes.page}
      data-page={number}
      role="group"
      aria-label={`Página ${number}`}
      style={{ width, height: width * ownShape }}
    >
      {near && (
        <>
          <canvas ref={canvas} className={classes.canvas} aria-hidden />
          <div ref={text} className={classes.text} />
          {over}
        </>
      )}
    </div>
  );
}
