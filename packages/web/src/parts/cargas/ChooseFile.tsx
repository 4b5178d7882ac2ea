import unseen from '#ui/frame/unseen.module.css';
import { pesaDeMas, pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { ARCHIVO_PEGADO } from '@catedra/shared/cargas/campos.ts';
import { MAX_BYTES_DE_CARGA } from '@catedra/shared/cargas/opciones.ts';
import { Button, Textarea } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import classes from '#parts/cargas/ChooseFile.module.css';
import { saveFile } from '#platform/save-file.ts';
import { isCut, messageOf } from '#platform/api-error.ts';
import type { Archivo } from '#platform/http.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

export interface Source {
  readonly nombre: string;
  readonly contenido: Blob;
}

/** What kind of file is asked for. */
export interface Asked {
  readonly maxRows: number;
  readonly plantilla: () => Promise<Archivo>;
  /** What the template brings: «con sus perfiles y sus grupos para elegir». */
  readonly templateWith: string;
  /** What the file holds, for whoever hears the field: «las personas». */
  readonly holds: string;
  readonly example: string;
}

interface ChooseFileProps extends Asked {
  readonly working: boolean;
  readonly failure: Error | null;
  readonly onChoose: (source: Source) => void;
}

/** Refused here already, so that nobody waits for an upload that can't end well. */
const tooBig = ({ size, name }: File) =>
  size > MAX_BYTES_DE_CARGA
    ? `«${name}» ${pesaDeMas(size, MAX_BYTES_DE_CARGA)}. Pártelo en dos o guárdalo como CSV, que ocupa menos.`
    : null;

/** What may go through later says nothing against the file. */
function titleOf(passing: boolean, isPaste: boolean): string {
  if (passing) return isPaste ? 'Esas filas no se han cargado' : 'Ese archivo no se ha cargado';
  return isPaste ? 'Esas filas no se pueden cargar' : 'Ese archivo no se puede cargar';
}

export function ChooseFile({ working, failure, onChoose, ...asked }: ChooseFileProps) {
  const { maxRows, plantilla, templateWith, holds, example } = asked;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Source | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const [over, setOver] = useState(false);
  const template = useMutation({ mutationFn: plantilla, onSuccess: saveFile });

  const send = (source: Source) => {
    setChosen(source);
    onChoose(source);
  };
  const choose = (file: File | undefined) => {
    if (!file || working) return;
    const wrong = tooBig(file);
    setRefused(wrong);
    if (!wrong) send({ nombre: file.name, contenido: file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const isPaste = chosen?.nombre === ARCHIVO_PEGADO;
  const error = failure ?? template.error;
  const passing = refused === null && failure !== null && isCut(failure);
  const wrong = refused ?? (error && messageOf(error));

  return (
    <>
      {wrong && (
        <div className={classes.wrong}>
          <ErrorState
            title={titleOf(passing, isPaste)}
            onRetry={passing && chosen ? () => onChoose(chosen) : undefined}
            retrying={working}
          >
            {wrong}
          </ErrorState>
        </div>
      )}
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={32} stroke={1.5} aria-hidden />
        <div>
          <Button loading={working && !isPaste} onClick={() => input.current?.click()}>
            Elegir un archivo
          </Button>
          <p className={classes.note} role="status">
            {working && chosen ? (
              `Leyendo ${isPaste ? 'las filas pegadas' : `«${chosen.nombre}»`}…`
            ) : (
              <>
                O arrástralo hasta aquí. Excel (.xlsx), CSV o TSV: hasta {numero(maxRows)} filas y{' '}
                {pesoEnPalabras(MAX_BYTES_DE_CARGA)}.
              </>
            )}
          </p>
          <p className={classes.note}>
            ¿Empiezas de cero?{' '}
            <TextButton onClick={() => template.mutate()}>Descarga la plantilla de tu academia</TextButton>,
            {templateWith}.
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.xls,.ods"
          aria-label={`Archivo con ${holds}`}
          className={unseen.unseen}
          tabIndex={-1}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <Section title="O pega las filas" note="Cópialas de tu hoja de cálculo, con la fila de los títulos.">
        <Textarea
          className={classes.paste}
          aria-label="Filas pegadas"
          placeholder={example}
          minRows={4}
          maxRows={14}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={pasted.trim() === ''}
          loading={working && isPaste}
          onClick={() => send({ nombre: ARCHIVO_PEGADO, contenido: new Blob([pasted]) })}
        >
          Seguir con estas filas
        </Button>
        {pasted.trim() === '' && <p className={classes.lacks}>Pega antes las filas.</p>}
      </Section>
    </>
  );
}
