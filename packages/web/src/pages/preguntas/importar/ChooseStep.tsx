import { pesaDeMas, pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import * as api from '@catedra/shared/importaciones/api.ts';
import {
  MAX_BYTES_DE_IMPORTACION,
  MAX_PREGUNTAS_DE_IMPORTACION,
} from '@catedra/shared/importaciones/limites.ts';
import { textoPegado } from '@catedra/shared/importaciones/leer/texto/pegado.ts';
import { TEXTO_PEGADO } from '@catedra/shared/importaciones/schemas.ts';
import { Button, Textarea } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import classes from '#parts/cargas/ChooseFile.module.css';
import { Steps } from '#parts/cargas/Steps.tsx';
import { recientesQuery, remember } from '#pages/preguntas/importar/import-queries.ts';
import { Recent } from '#pages/preguntas/importar/Recent.tsx';
import { PASOS } from '#pages/preguntas/importar/words.ts';
import { isCut, messageOf } from '#platform/api-error.ts';
import { ask, askFile } from '#platform/ask.ts';
import { saveFile } from '#platform/save-file.ts';
import { newId } from '#platform/new-id.ts';
import { Page } from '#ui/frame/Page.tsx';
import type { Crumb } from '#ui/frame/RunningHead.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import unseen from '#ui/frame/unseen.module.css';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { numero } from '#ui/words/words.ts';

const EJEMPLO = `1. ¿Qué haces primero si ves fuego?
a) Avisar
b) Correr
c) Seguir trabajando
Respuesta: a`;

interface ChooseStepProps {
  readonly trail: readonly Crumb[];
  readonly carpetaId: string | undefined;
  readonly evaluacionId: string | undefined;
  readonly onOpen: (id: string) => void;
}

interface Source {
  readonly id: string;
  readonly nombre: string;
  readonly contenido: Blob;
}

/** Null: it was the template that did not come. */
function titleOf(isPaste: boolean | null): string {
  if (isPaste === null) return 'La plantilla no se ha podido descargar';
  return isPaste ? 'Ese texto no se ha podido leer' : 'Ese archivo no se ha podido leer';
}

/** A file, or what is pasted: it is read, and nothing is written. */
export function ChooseStep({ trail, carpetaId, evaluacionId, onOpen }: ChooseStepProps) {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Source | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const [over, setOver] = useState(false);
  const upload = useMutation({
    mutationFn: ({ id, nombre, contenido }: Source) =>
      ask(api.subir, { id, query: { nombre, carpetaId, evaluacionId }, body: contenido }),
    onSuccess: (una) => {
      remember(queryClient, una);
      void queryClient.invalidateQueries({ queryKey: recientesQuery.queryKey });
      onOpen(una.id);
    },
  });
  const template = useMutation({ mutationFn: () => askFile(api.plantilla), onSuccess: saveFile });
  const send = (nombre: string, contenido: Blob) => {
    const source = { id: newId(), nombre, contenido };
    setChosen(source);
    upload.mutate(source);
  };
  const choose = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    const large = file.size > MAX_BYTES_DE_IMPORTACION;
    setRefused(
      large
        ? `«${file.name}» ${pesaDeMas(file.size, MAX_BYTES_DE_IMPORTACION)}. Expórtalo por partes, o sin los vídeos.`
        : null,
    );
    if (!large) send(file.name, file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  /** From a document: its lists and what stands out, which tells the right one, come as well. */
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const texto = textoPegado(event.clipboardData.getData('text/html'));
    if (texto === null) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    setPasted(value.slice(0, selectionStart) + texto + value.slice(selectionEnd));
  };
  const isPaste = chosen?.nombre === TEXTO_PEGADO;
  const error = upload.error ?? template.error;
  const wrong = refused ?? (error && messageOf(error));
  const passing = refused === null && upload.error !== null && isCut(upload.error);
  return (
    <Page
      title="Importar preguntas"
      subtitle="Antes de guardar verás qué pasará con cada pregunta, y podrás corregirla."
      trail={trail}
      action={<Steps at={1} steps={PASOS} />}
    >
      {wrong && (
        <div className={classes.wrong}>
          <ErrorState
            title={titleOf(error === null || upload.error ? isPaste : null)}
            onRetry={passing && chosen ? () => upload.mutate(chosen) : undefined}
            retrying={upload.isPending}
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
        <IconFileImport size={32} stroke={1.5} aria-hidden />
        <div>
          <Button loading={upload.isPending && !isPaste} onClick={() => input.current?.click()}>
            Elegir un archivo
          </Button>
          <p className={classes.note} role="status">
            {upload.isPending && chosen
              ? `Leyendo ${isPaste ? 'el texto pegado' : `«${chosen.nombre}»`}…`
              : `O arrástralo hasta aquí: hasta ${numero(MAX_PREGUNTAS_DE_IMPORTACION)} preguntas y ${pesoEnPalabras(MAX_BYTES_DE_IMPORTACION)}.`}
          </p>
          <p className={classes.note}>
            Lo que exportan Moodle (XML o GIFT), Canvas, Blackboard y otros (QTI), Aiken, otra academia de
            Cátedra, o un .zip con ello.
          </p>
          <p className={classes.note}>
            ¿Las escribes en Excel?{' '}
            <TextButton onClick={() => template.mutate()}>Descarga la plantilla</TextButton>, con un ejemplo
            de cada tipo.
          </p>
        </div>
        <input
          ref={input}
          type="file"
          aria-label="Archivo con las preguntas"
          className={unseen.unseen}
          tabIndex={-1}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <Section title="O pega el texto" note="Cada pregunta con sus opciones y cuál es la correcta.">
        <Textarea
          className={classes.paste}
          aria-label="Preguntas pegadas"
          placeholder={EJEMPLO}
          minRows={6}
          maxRows={18}
          autosize
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
          onPaste={paste}
        />
        <Button
          variant="default"
          disabled={pasted.trim() === ''}
          loading={upload.isPending && isPaste}
          onClick={() => send(TEXTO_PEGADO, new Blob([pasted]))}
        >
          Leer este texto
        </Button>
        {pasted.trim() === '' && <p className={classes.lacks}>Pega antes las preguntas.</p>}
      </Section>
      <Recent onOpen={onOpen} />
    </Page>
  );
}
