import type { Archivo, Proposito } from '@catedra/shared/archivos/archivo.ts';
import { limitesEnPalabras, pesoEnPalabras } from '@catedra/shared/archivos/limites.ts';
import { Button, Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { limitsQuery } from '#platform/upload.ts';
import classes from '#ui/files/UploadField.module.css';
import { refusalOf } from '#ui/files/uploads/too-big.ts';
import { UploadedRow, UploadRow } from '#ui/files/uploads/UploadRow.tsx';
import { isUnderWay } from '#ui/files/uploads/upload-queue.ts';
import { useUploads } from '#ui/files/uploads/use-uploads.ts';

export interface UploadFieldProps {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly proposito: Proposito;
  /** Of contents, covers and hand-ins. */
  readonly cursoId?: string;
  /** Of hand-ins. */
  readonly actividadId?: string;
  /** As an input's `accept`: what the browser offers first; the server looks into the bytes. */
  readonly accept?: string;
  /** A limit narrower than the academy's own. */
  readonly maxBytes?: number;
  readonly multiple?: boolean;
  /** How many files fit, with `multiple`. */
  readonly max?: number;
  readonly disabled?: boolean;
  /** Those already there and those that finished, in order. */
  readonly value: readonly Archivo[];
  readonly onChange: (archivos: Archivo[]) => void;
  /** Whether something is still on its way, so that a form can wait for it. */
  readonly onBusy?: (busy: boolean) => void;
}

/** Chosen or dropped files on their way to the academy, each with its progress. */
export function UploadField(props: UploadFieldProps) {
  const { proposito, cursoId, actividadId, multiple = false, value, onChange, onBusy, disabled } = props;
  const id = useId();
  const { data: limites } = useQuery(limitsQuery);
  const [news, setNews] = useState('');
  // Several may end before the screen is drawn again.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const uploads = useUploads({
    subidaOf: (file) => ({ nombre: file.name, proposito, cursoId, actividadId }),
    onDone(archivo) {
      current.current = multiple ? [...current.current, archivo] : [archivo];
      setNews(`«${archivo.nombre}» ya está subido.`);
      onChange([...current.current]);
    },
  });
  const busy = uploads.list.some(isUnderWay);
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const room = multiple ? (props.max ?? 50) - value.length - uploads.list.length : 1;
  const choose = (chosen: readonly File[]) => {
    const files = chosen.slice(0, Math.max(0, room));
    for (const file of chosen.slice(files.length)) uploads.refuse(file, `«${file.name}» ya no cabe.`);
    const fine = files.filter((file) => {
      const refusal = refusalOf(file, proposito, limites, props.maxBytes);
      if (refusal) uploads.refuse(file, refusal);
      return !refusal;
    });
    uploads.add(fine);
  };
  const limit = props.maxBytes
    ? `Como mucho ${pesoEnPalabras(props.maxBytes)}.`
    : limites && limitesEnPalabras(limites, proposito);
  const full = room <= 0 || (!multiple && busy);

  return (
    <Input.Wrapper
      label={props.label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={props.description}
      error={props.error}
    >
      <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
        {(value.length > 0 || uploads.list.length > 0) && (
          <ul className={classes.list}>
            {value.map((archivo) => (
              <UploadedRow
                key={archivo.id}
                archivo={archivo}
                onRemove={disabled ? undefined : () => onChange(value.filter((one) => one.id !== archivo.id))}
              />
            ))}
            {uploads.list.map((one) => (
              <UploadRow
                key={one.id}
                sending={one}
                onPause={() => uploads.pause(one.id)}
                onResume={() => uploads.resume(one.id)}
                onRemove={() => uploads.remove(one)}
              />
            ))}
          </ul>
        )}
        {!disabled && (
          <Chooser
            accept={props.accept}
            multiple={multiple}
            replaces={!multiple && value.length > 0}
            full={full}
            limit={limit}
            onChoose={choose}
          />
        )}
        <p className={classes.said} role="status">
          {news}
        </p>
      </div>
    </Input.Wrapper>
  );
}

interface ChooserProps {
  readonly accept: string | undefined;
  readonly multiple: boolean;
  readonly replaces: boolean;
  readonly full: boolean;
  readonly limit: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

function Chooser({ accept, multiple, replaces, full, limit, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!full) onChoose([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  const choices = multiple ? 'Elegir archivos' : replaces ? 'Cambiar el archivo' : 'Elegir un archivo';
  return (
    <div
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!full);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant="default"
        disabled={full}
        leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {choices}
      </Button>
      <p className={classes.note}>
        O {multiple ? 'arrástralos' : 'arrástralo'} hasta aquí. {limit}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={choices}
        onChange={(event) => {
          onChoose([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
