import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { ActionIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileUpload,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import classes from '#parts/archivos/UploadField.module.css';
import { canGoOn, type Sending } from '#parts/archivos/uploads/upload-queue.ts';

interface UploadedRowProps {
  readonly archivo: Archivo;
  readonly onRemove?: () => void;
}

export function UploadedRow({ archivo, onRemove }: UploadedRowProps) {
  return (
    <li className={classes.row}>
      <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
      <div className={classes.what}>
        <a
          className={`look-one-line ${classes.name}`}
          href={direccionDeArchivo(archivo.id)}
          target="_blank"
          rel="noreferrer"
        >
          {archivo.nombre}
        </a>
        <span className={`look-small ${classes.detail}`}>{pesoEnPalabras(archivo.bytes)}</span>
      </div>
      {onRemove && (
        <RowButton label={`Quitar «${archivo.nombre}»`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </RowButton>
      )}
    </li>
  );
}

interface UploadRowProps {
  readonly sending: Sending;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRemove: () => void;
}

const WORDS: Readonly<Record<Sending['state'], string>> = {
  waiting: 'Espera su turno',
  sending: 'Subiendo',
  checking: 'Comprobando…',
  paused: 'En pausa',
  cut: 'Se cortó',
  failed: 'No se subió',
};

export function UploadRow({ sending, onPause, onResume, onRemove }: UploadRowProps) {
  const { file, state, progress, message } = sending;
  const wrong = state === 'failed' || state === 'cut';
  return (
    <li className={classes.row} data-wrong={wrong || undefined}>
      {wrong ? (
        <IconAlertCircle className={classes.bad} size={20} stroke={1.75} aria-hidden />
      ) : (
        <IconFileUpload size={20} stroke={1.75} aria-hidden />
      )}
      <div className={classes.what}>
        <span className={`look-one-line ${classes.name}`}>{file.name}</span>
        {state === 'failed' ? null : <ProgressBar value={progress} label={`Subida de «${file.name}»`} />}
        <span className={`look-small ${classes.detail}`} role={wrong ? 'alert' : undefined}>
          {wrong && message ? message : `${WORDS[state]} · ${pesoEnPalabras(file.size)}`}
        </span>
      </div>
      <div className={classes.actions}>
        {state === 'sending' && (
          <RowButton label={`Pausar la subida de «${file.name}»`} onClick={onPause}>
            <IconPlayerPause size={18} stroke={1.75} aria-hidden />
          </RowButton>
        )}
        {canGoOn(sending) && (
          <RowButton label={`Seguir con la subida de «${file.name}»`} onClick={onResume}>
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
          </RowButton>
        )}
        <RowButton label={`Quitar «${file.name}»`} onClick={onRemove}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </RowButton>
      </div>
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const RowButton = ({ label, onClick, children }: RowButtonProps) => (
  <ActionIcon variant="subtle" size={36} aria-label={label} title={label} onClick={onClick}>
    {children}
  </ActionIcon>
);
