import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import classes from '#parts/archivos/UploadField.module.css';

interface ChooserProps {
  readonly accept: string | undefined;
  readonly multiple: boolean;
  readonly replaces: boolean;
  readonly full: boolean;
  readonly limit: string | undefined;
  /** A photo made now will do: offered where there is a finger and not a mouse. */
  readonly camera: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Where files are chosen, dropped or photographed. */
export function Chooser({ accept, multiple, replaces, full, limit, camera, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const photo = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!full) onChoose([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  };
  const choices = multiple ? 'Elegir archivos' : replaces ? 'Cambiar el archivo' : 'Elegir un archivo';
  const asFile = {
    type: 'file',
    hidden: true,
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      onChoose([...(currentTarget.files ?? [])]);
      currentTarget.value = '';
    },
  };
  return (
    <div
      className={`look-loose-line ${classes.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!full);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="look-wrap">
        <Button
          variant="default"
          disabled={full}
          leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {choices}
        </Button>
        {camera && (
          <Button
            variant="default"
            className={classes.camera}
            disabled={full}
            leftSection={<IconCamera size={18} stroke={1.75} aria-hidden />}
            onClick={() => photo.current?.click()}
          >
            Hacer una foto
          </Button>
        )}
      </div>
      <p className="look-small">
        <span className={classes.drag}>O {multiple ? 'arrástralos' : 'arrástralo'} hasta aquí.</span> {limit}
      </p>
      <input {...asFile} ref={input} aria-label={choices} accept={accept} multiple={multiple} />
      {camera && (
        <input {...asFile} ref={photo} aria-label="Hacer una foto" accept="image/*" capture="environment" />
      )}
    </div>
  );
}
