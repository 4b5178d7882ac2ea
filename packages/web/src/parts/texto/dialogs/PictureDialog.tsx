import { FileInput, Progress, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { cursorBehind } from '#parts/texto/cursor-behind.ts';
import { AskDialog } from '#parts/texto/dialogs/AskDialog.tsx';
import classes from '#parts/texto/dialogs/AskDialog.module.css';
import { PICTURES } from '#parts/texto/picture-in.ts';
import { uploadPicture } from '#parts/texto/upload-picture.ts';

interface PictureDialogProps {
  readonly editor: Editor;
  /** The one that was pasted or dropped. */
  readonly file?: File;
  readonly cursoId?: string;
  readonly onClose: () => void;
}

const SIZES = [
  { value: '', label: 'Entera' },
  { value: 'mediana', label: 'Mediana' },
  { value: 'pequena', label: 'Pequeña' },
];
const SIDES = [
  { value: '', label: 'En su renglón' },
  { value: 'izquierda', label: 'A la izquierda' },
  { value: 'derecha', label: 'A la derecha' },
];
const PLAIN = { ancho: '', lado: '', pie: '' };

function lookOf(editor: Editor): typeof PLAIN {
  const { ancho, lado, pie } = editor.getAttributes('image') as Partial<
    Record<keyof typeof PLAIN, string | null>
  >;
  return { ancho: ancho ?? '', lado: lado ?? '', pie: pie ?? '' };
}

const attrsOf = ({ ancho, lado, pie }: typeof PLAIN) => ({
  ancho: ancho || null,
  lado: lado || null,
  pie: pie.trim(),
});

/** A picture and how it stands in the text; over a chosen one, the same without its file. */
export function PictureDialog({ editor, file: given, cursoId, onClose }: PictureDialogProps) {
  const chosen = !given && editor.isActive('image');
  const [file, setFile] = useState<File | null>(given ?? null);
  const [alt, setAlt] = useState(chosen ? String(editor.getAttributes('image').alt ?? '') : '');
  const [look, setLook] = useState(() => (chosen ? lookOf(editor) : PLAIN));
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState(0);
  const preview = usePreview(file);

  const send = useMutation({
    mutationFn: (picture: File) =>
      uploadPicture(picture, cursoId ?? '', (done, total) => setSent(Math.round((100 * done) / total))),
    onSuccess: (picture) => {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { ...picture, alt: alt.trim(), ...attrsOf(look) } })
        .command(cursorBehind)
        .run();
      onClose();
    },
  });
  const put = () => {
    if (chosen) {
      editor
        .chain()
        .focus()
        .updateAttributes('image', { alt: alt.trim(), ...attrsOf(look) })
        .run();
      return onClose();
    }
    if (!file) return setError('Elige una imagen.');
    send.mutate(file);
  };

  return (
    <AskDialog
      title="Imagen"
      submit={chosen ? 'Guardar los cambios' : 'Poner la imagen'}
      working={send.isPending}
      onSubmit={put}
      onClose={onClose}
    >
      {!chosen && (
        <FileInput
          label="Archivo"
          description="PNG, JPG, WebP, GIF o AVIF."
          placeholder="Elegir una imagen"
          accept={PICTURES.join(',')}
          value={file}
          onChange={(next) => {
            setFile(next);
            setError(null);
          }}
          error={error}
        />
      )}
      {preview && <img className={classes.picture} src={preview} alt="" />}
      <Textarea
        label="Qué se ve en la imagen"
        description="Lo oye quien no puede verla. Si es solo un adorno, déjalo vacío."
        minRows={2}
        maxLength={500}
        data-autofocus={chosen || given ? true : undefined}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <TextInput
        label="Pie"
        description="Se lee debajo de la imagen."
        maxLength={300}
        value={look.pie}
        onChange={(event) => setLook({ ...look, pie: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label="Tamaño"
        data={SIZES}
        value={look.ancho}
        onChange={(ancho) => setLook({ ...look, ancho })}
      />
      <SegmentedControl
        aria-label="Lado"
        data={SIDES}
        value={look.lado}
        onChange={(lado) => setLook({ ...look, lado })}
      />
      {send.isPending && <Progress value={sent} aria-label="Parte de la imagen ya enviada" />}
      {send.isError && (
        <p className={classes.wrong} role="alert">
          {messageOf(send.error)}
        </p>
      )}
    </AskDialog>
  );
}

function usePreview(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return address;
}
