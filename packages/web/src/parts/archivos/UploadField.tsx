import unseen from '#ui/frame/unseen.module.css';
import type { Archivo, Proposito } from '@catedra/shared/archivos/archivo.ts';
import { limitesEnPalabras } from '@catedra/shared/archivos/limites.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { limitsQuery } from '#platform/upload.ts';
import { Chooser } from '#parts/archivos/Chooser.tsx';
import { UnsentGuard } from '#parts/archivos/UnsentGuard.tsx';
import classes from '#parts/archivos/UploadField.module.css';
import { refusalOf } from '#parts/archivos/uploads/too-big.ts';
import { UploadedRow, UploadRow } from '#parts/archivos/uploads/UploadRow.tsx';
import { type Destination, isUnderWay, type Sending } from '#parts/archivos/uploads/upload-queue.ts';
import { useUploads } from '#parts/archivos/uploads/use-uploads.ts';

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
  /** Where the page keeps what is on its way while this field is not in sight. */
  readonly keptAs?: string;
  /** Those already there and those that finished, in order. */
  readonly value: readonly Archivo[];
  readonly onChange: (archivos: Archivo[]) => void;
  /** What is not up yet, so that a form can wait for it or ask. */
  readonly onUnfinished?: (unfinished: Unfinished) => void;
}

/** The chosen files that are not up yet. */
export interface Unfinished {
  readonly busy: boolean;
  /** Those that go no further by themselves: cut, paused, refused. */
  readonly stuck: readonly Sending[];
  /** Takes up those that can go on. */
  readonly retry: () => void;
}

export const NOTHING_UNFINISHED: Unfinished = { busy: false, stuck: [], retry: () => undefined };

/** Chosen or dropped files on their way to the academy, each with its progress. */
export function UploadField(props: UploadFieldProps) {
  const {
    proposito,
    cursoId,
    actividadId,
    multiple = false,
    value,
    onChange,
    onUnfinished,
    disabled,
  } = props;
  const id = useId();
  const { data: limites } = useQuery(limitsQuery);
  const [news, setNews] = useState('');
  // Several may end before the screen is drawn again.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  }, [value]);

  const destination: Destination = {
    subidaOf: (file) => ({ nombre: file.name, proposito, cursoId, actividadId }),
    onDone(archivo) {
      current.current = multiple ? [...current.current, archivo] : [archivo];
      setNews(`«${archivo.nombre}» ya está subido.`);
      onChange([...current.current]);
    },
  };
  const uploads = useUploads(destination, props.keptAs);
  const { list } = uploads;
  const busy = list.some(isUnderWay);
  // Not at every byte that leaves.
  const states = list.map(({ id: one, state }) => `${one} ${state}`).join();
  const told = useRef('');
  const tell = useEffectEvent((now: string) => {
    if (told.current === now) return;
    told.current = now;
    onUnfinished?.({ busy, stuck: list.filter((one) => !isUnderWay(one)), retry: uploads.resumeStuck });
  });
  useEffect(() => tell(states), [states]);

  const coming = list.filter(({ state }) => state !== 'failed').length;
  const room = multiple ? (props.max ?? 50) - value.length - coming : 1;
  const choose = (chosen: readonly File[]) => {
    // Chosen again, or another in its place: the one that was refused is no longer missed.
    for (const one of list)
      if (one.state === 'failed' && (!multiple || chosen.some(({ name }) => name === one.file.name)))
        uploads.remove(one);
    const files = chosen.slice(0, Math.max(0, room));
    for (const file of chosen.slice(files.length)) uploads.refuse(file, `«${file.name}» ya no cabe.`);
    const fine = files.filter((file) => {
      const refusal = refusalOf(file, proposito, limites, props);
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
          <ul className="look-list">
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
            camera={proposito === 'entrega'}
            onChoose={choose}
          />
        )}
        <p className={unseen.unseen} role="status">
          {news}
        </p>
        {uploads.own && <UnsentGuard list={list} />}
      </div>
    </Input.Wrapper>
  );
}
