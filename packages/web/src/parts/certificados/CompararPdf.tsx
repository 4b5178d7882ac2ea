import type { Comprobado } from '@catedra/shared/certificados/schemas.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconFileText } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from '#parts/certificados/CompararPdf.module.css';
import { type Comparado, compararPdf, dichoDe } from '#parts/certificados/comparar-pdf.ts';
import unseen from '#ui/frame/unseen.module.css';

interface CompararPdfProps {
  readonly leido: Extract<Comprobado, { nombre: string }>;
  readonly huella: string;
}

interface Mirado {
  readonly archivo: File;
  readonly comparado: Comparado;
}

const MARCAS = {
  bueno: <IconCircleCheckFilled size={24} aria-hidden />,
  malo: <IconAlertTriangleFilled size={24} aria-hidden />,
  quieto: null,
};

/** A PDF that somebody was given, chosen or dropped anywhere on the page, against the one that was issued. */
export function CompararPdf({ leido, huella }: CompararPdfProps) {
  const input = useRef<HTMLInputElement>(null);
  const ultimo = useRef(0);
  const [mirando, setMirando] = useState(false);
  const [mirado, setMirado] = useState<Mirado | null>(null);
  const mirar = async (archivo: File | undefined) => {
    if (!archivo) return;
    const este = ++ultimo.current;
    setMirando(true);
    const comparado = await compararPdf(archivo, huella);
    if (este !== ultimo.current) return;
    setMirando(false);
    setMirado({ archivo, comparado });
  };
  const encima = useDroppedFile((archivo) => void mirar(archivo));
  const dicho = mirado && !mirando && dichoDe(mirado.comparado, mirado.archivo, leido);
  return (
    <section className={classes.compare} data-over={encima || undefined} aria-labelledby="comparar-pdf">
      <h2 id="comparar-pdf" className={classes.title}>
        ¿Te han dado el PDF?
      </h2>
      <p className={classes.note}>
        Compáralo con el que se expidió
        <span className={classes.drag}>: elígelo o suéltalo en esta página</span>. El archivo no sale de tu
        equipo.
      </p>
      <Button
        variant="default"
        className={classes.choose}
        loading={mirando}
        leftSection={<IconFileText size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {mirado ? 'Elegir otro PDF' : 'Elegir el PDF'}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="PDF del certificado"
        className={unseen.unseen}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void mirar(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <div role="status">
        {dicho && (
          <div className={classes.said} data-tono={dicho.tono}>
            {MARCAS[dicho.tono]}
            <div>
              <p className={classes.verdict}>{dicho.titulo}</p>
              <p>{dicho.frase}</p>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** A file dropped anywhere does not take the page away, as a browser does by itself. Says whether one hangs over it. */
function useDroppedFile(onFile: (file: File | undefined) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(onFile);
  useEffect(() => {
    const carries = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const above = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const away = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!carries(event)) return;
      event.preventDefault();
      dropped(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', above);
    window.addEventListener('dragleave', away);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', above);
      window.removeEventListener('dragleave', away);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}
