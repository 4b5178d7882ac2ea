import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { messageOf } from '#platform/api-error.ts';
import classes from '#tipos/tarea/HandIn.module.css';
import { useConfirming } from '#ui/dialogs/confirming.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import type { Unfinished } from '#parts/archivos/UploadField.tsx';
import { canGoOn } from '#parts/archivos/uploads/upload-queue.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

interface MissingFilesProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly stuck: Unfinished['stuck'];
  readonly hasText: boolean;
  readonly archivos: readonly Archivo[];
  readonly late: boolean;
  /** What can be done once it is handed in. */
  readonly after: string;
  /** Takes the uploads up again, and hands in once they are there. */
  readonly onUpload: () => void;
  readonly onHandIn: () => Promise<void>;
}

/** Before handing in without a file that was chosen: which one, and what can be done about it. */
export function MissingFiles(props: MissingFilesProps) {
  const { opened, onClose, stuck, hasText, archivos, late, after, onUpload, onHandIn } = props;
  const { working, failure, close, confirm } = useConfirming(onHandIn, onClose);
  const one = stuck.length === 1;
  const something = hasText || archivos.length > 0;

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={one ? 'Falta un archivo por subir' : `Faltan ${cuenta(stuck.length, 'archivo')} por subir`}
    >
      <ul className={classes.checklist}>
        {hasText && <Ready>Tu texto</Ready>}
        {archivos.map(({ id, nombre }) => (
          <Ready key={id}>{nombre}</Ready>
        ))}
        {stuck.map(({ id, file }) => (
          <li key={id} data-missing>
            <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
            <div>
              <b>{file.name}</b>
              <small>No ha subido. Si entregas ahora, quien corrige no lo verá.</small>
            </div>
          </li>
        ))}
      </ul>
      {something && <p>{after}</p>}
      {late && <p>El plazo ya terminó: quedará señalado como entregado con retraso.</p>}
      {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
      <div className={classes.choices}>
        {stuck.every(canGoOn) && (
          <Button size="md" onClick={onUpload} disabled={working}>
            {one ? 'Subirlo y entregar después' : 'Subirlos y entregar después'}
          </Button>
        )}
        {something && (
          <Button size="md" variant="default" loading={working} onClick={confirm}>
            {one ? 'Entregar sin ese archivo' : 'Entregar sin esos archivos'}
          </Button>
        )}
        <Button size="md" variant="subtle" onClick={close} data-autofocus>
          Seguir editando
        </Button>
      </div>
    </Dialog>
  );
}

const Ready = ({ children }: { readonly children: string }) => (
  <li>
    <IconCheck size={20} stroke={1.75} aria-hidden />
    <b>{children}</b>
  </li>
);
