import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type CoverPicture, readPicture } from '#pages/cursos/crear/cover-picture.ts';
import classes from '#pages/cursos/crear/CreateDialog.module.css';
import { Cover } from '#ui/marks/Cover.tsx';

interface CoverPartProps {
  readonly title: string;
  readonly picture: CoverPicture | null;
  readonly onPicture: (picture: CoverPicture | null) => void;
}

/** The cover, drawn while its title is typed; or a picture instead. */
export function CoverPart({ title, picture, onPicture }: CoverPartProps) {
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture.picture.src)), [picture]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file, queryClient);
    setRefused(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onPicture(read);
  };
  return (
    <div className={classes.side}>
      {picture ? (
        <span className={`${classes.book} ${classes.picture}`}>
          <img src={picture.picture.src} alt="La cubierta elegida" />
        </span>
      ) : title.trim() === '' ? (
        <p className={`look-small ${classes.blank}`}>La cubierta se dibuja con el título</p>
      ) : (
        <Cover className={classes.book} title={title.trim()} />
      )}
      <div className={classes.acts}>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPhotoPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {picture ? 'Cambiar la imagen' : 'Poner una imagen'}
        </Button>
        {picture && (
          <Button variant="subtle" size="xs" onClick={() => onPicture(null)}>
            Volver al dibujo
          </Button>
        )}
      </div>
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label="Imagen para la cubierta"
        onChange={(event) => {
          void choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
