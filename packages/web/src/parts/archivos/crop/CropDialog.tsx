import { Button } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import classes from '#parts/archivos/crop/CropDialog.module.css';
import { drawCut, sizeOf } from '#parts/archivos/crop/draw.ts';
import { type Cut, cutOf, type Framing, MAX_ZOOM, moved, settle, WHOLE } from '#parts/archivos/crop/frame.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';

interface CropDialogProps {
  readonly picture: HTMLImageElement;
  readonly ratio: number;
  readonly round: boolean;
  /** Pixels across below which the cut would look blurred. */
  readonly sharpFrom: number;
  readonly onCancel: () => void;
  readonly onCut: (cut: Cut) => void;
}

const WIDTH = 320;
const STEP = 10;
const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const blurred = ({ width, height }: Cut, closer: boolean): string =>
  `Se verá borrosa: lo que queda dentro mide ${pixeles(width)} × ${pixeles(height)} píxeles. ${
    closer ? 'Aléjala, o elige una más grande.' : 'Mejor una más grande.'
  }`;
const pixeles = (value: number) => Math.max(1, Math.round(value));

/** The picture behind a frame of the right shape: dragged or moved with the arrows, and enlarged. */
export function CropDialog(props: CropDialogProps) {
  return (
    <Dialog opened onClose={props.onCancel} title="Encuadra la imagen">
      <Cropping {...props} />
    </Dialog>
  );
}

/** Apart from the dialog, which puts its content on the screen later than itself: the picture is drawn when it is there. */
function Cropping({ picture, ratio, round, sharpFrom, onCancel, onCut }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>(WHOLE);
  const last = useRef<{ x: number; y: number } | null>(null);
  const size = sizeOf(picture);
  const width = ratio >= 1 ? WIDTH : Math.round(WIDTH * ratio);
  const height = Math.round(width / ratio);
  const cut = cutOf(framing, size, ratio);

  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cutOf(framing, sizeOf(picture), ratio));
  }, [picture, framing, ratio]);

  const move = (dx: number, dy: number) =>
    setFraming((known) => moved(known, { dx, dy }, canvas.current?.clientWidth ?? width, size, ratio));
  const zoom = (value: number) => setFraming((known) => settle({ ...known, zoom: value }, size, ratio));
  const drag = (event: PointerEvent) => {
    if (!last.current) return;
    move(event.clientX - last.current.x, event.clientY - last.current.y);
    last.current = { x: event.clientX, y: event.clientY };
  };
  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    move(...arrow);
  };

  return (
    <>
      <p className="look-quiet" id="encuadre-ayuda">
        Arrástrala, o muévela con las flechas, hasta que quede como quieres.
      </p>
      <button
        type="button"
        className={classes.frame}
        aria-label="Mueve la imagen con las flechas"
        aria-describedby="encuadre-ayuda"
        onKeyDown={key}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null;
        }}
      >
        <canvas
          ref={canvas}
          data-round={round || undefined}
          width={width * 2}
          height={height * 2}
          style={{ width, height }}
        />
      </button>
      <div className={`look-wide-row ${classes.zoom}`}>
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
        <input
          type="range"
          aria-label="Acercar"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={framing.zoom}
          onChange={(event) => zoom(Number(event.currentTarget.value))}
        />
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </div>
      <p className={classes.blurred} role="status">
        {cut.width < sharpFrom && blurred(cut, framing.zoom > 1)}
      </p>
      <DialogActions onCancel={onCancel}>
        <Button data-autofocus onClick={() => onCut(cut)}>
          Usar así
        </Button>
      </DialogActions>
    </>
  );
}
