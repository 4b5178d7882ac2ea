import { IconFilePlus } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from '#pages/actividades/lista/drop/Drop.module.css';

interface DropZoneProps {
  readonly enabled: boolean;
  /** The section under the pointer, or the last one. */
  readonly sectionAt: (target: Element) => { readonly id: string; readonly titulo: string };
  readonly onFiles: (
    files: readonly File[],
    seccion: { readonly id: string; readonly titulo: string },
  ) => void;
  readonly children: ReactNode;
}

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files let go anywhere over the outline become activities of the section they fall on. */
export function DropZone({ enabled, sectionAt, onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState<string | null>(null);
  // A text that is being written takes its own pictures.
  const mine = (event: DragEvent) =>
    enabled && bringsFiles(event) && !(event.target as Element).closest('[data-panel]');
  return (
    <div
      className={classes.zone}
      data-over={over !== null || undefined}
      onDragOver={(event) => {
        if (!mine(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(sectionAt(event.target as Element).titulo);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
      }}
      onDrop={(event) => {
        setOver(null);
        if (!mine(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files], sectionAt(event.target as Element));
      }}
    >
      {children}
      {over !== null && (
        <p className={classes.sign} role="status">
          <IconFilePlus size={20} stroke={1.75} aria-hidden />
          Suelta para añadir a «{over}»
        </p>
      )}
    </div>
  );
}
