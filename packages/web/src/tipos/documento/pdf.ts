import {
  getDocument,
  GlobalWorkerOptions,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** A page larger than this is drawn coarser: phones refuse bigger canvases. */
const MOST_PIXELS = 12_000_000;

/** What scanned documents are decoded with; fetched only when one needs it. */
const DECODERS: Readonly<Record<string, string>> = {
  'jbig2.wasm': new URL('pdfjs-dist/wasm/jbig2.wasm', import.meta.url).href,
  'openjpeg.wasm': new URL('pdfjs-dist/wasm/openjpeg.wasm', import.meta.url).href,
};

class Decoders {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = DECODERS[filename];
    if (!url) throw new Error(`${filename} is not offered`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${filename} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Asks for a PDF piece by piece, without anything that the page's policy would refuse. */
export const openPdf = (url: string) =>
  getDocument({ url, enableXfa: false, useWorkerFetch: false, BinaryDataFactory: Decoders });

/** The same of one that is already here. */
export const openPdfBytes = (data: Uint8Array) =>
  getDocument({ data, enableXfa: false, useWorkerFetch: false, BinaryDataFactory: Decoders });

export interface Drawing {
  readonly done: Promise<unknown>;
  cancel(): void;
}

interface Place {
  readonly canvas: HTMLCanvasElement;
  readonly text: HTMLElement;
  /** CSS pixels. */
  readonly width: number;
}

/** Draws a page at a width, with its text above it for whoever selects or listens. */
export function drawPage(page: PDFPageProxy, { canvas, text, width }: Place): Drawing {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const wanted = window.devicePixelRatio || 1;
  const ratio = Math.min(wanted, Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  const picture = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  return {
    done: Promise.all([picture.promise, layer.render()]),
    cancel: () => {
      picture.cancel();
      layer.cancel();
    },
  };
}

export type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
