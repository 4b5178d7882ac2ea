import { Button, Input, Radio } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from '#pages/cursos/crear/CreateDialog.module.css';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import { cuenta } from '#ui/words/words.ts';

/** What a new course begins with. */
export type Start = 'blanco' | 'copia' | 'archivos';

const STARTS: readonly { readonly start: Start; readonly label: string; readonly help: string }[] = [
  { start: 'blanco', label: 'en blanco', help: 'y añades actividades al momento' },
  { start: 'copia', label: 'con una copia', help: 'de otro curso tuyo' },
  { start: 'archivos', label: 'con archivos', help: 'Word, PDF o vídeos: cada uno, una actividad' },
];

interface StartPartProps {
  readonly start: Start;
  readonly onStart: (start: Start) => void;
  readonly origin: string | null;
  readonly onOrigin: (cursoId: string | null) => void;
  readonly files: readonly File[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly error?: string;
  /** Some ways ask for more permissions than creating. */
  readonly may: (start: Start) => boolean;
}

export function StartPart({ start, onStart, origin, onOrigin, files, onFiles, error, may }: StartPartProps) {
  const possible = STARTS.filter((una) => may(una.start));
  if (possible.length === 1) return null;
  return (
    <>
      <Radio.Group label="Empieza" value={start} onChange={onStart}>
        <div className={classes.starts}>
          {possible.map((una) => (
            <label key={una.start} className={classes.start}>
              <Radio value={una.start} aria-label={`${una.label}, ${una.help}`} />
              <span>
                <b>{una.label}</b> <span className={classes.help}>{una.help}</span>
              </span>
            </label>
          ))}
        </div>
      </Radio.Group>
      {start === 'copia' && (
        <CourseSelect label="Curso que se copia" value={origin} onChange={onOrigin} error={error} />
      )}
      {start === 'archivos' && <FilesPart files={files} onFiles={onFiles} error={error} />}
    </>
  );
}

function FilesPart({ files, onFiles, error }: Pick<StartPartProps, 'files' | 'onFiles' | 'error'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Input.Wrapper error={error}>
      <div className={`look-line ${classes.files}`}>
        <Button
          variant="default"
          leftSection={<IconFilePlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {files.length === 0 ? 'Elegir los archivos' : 'Elegir otros'}
        </Button>
        <p className={classes.help} role="status">
          {files.length === 0
            ? 'Un paquete de otra academia se trae con «Importar curso».'
            : `${cuenta(files.length, 'archivo')}: ${files.map(({ name }) => name).join(', ')}`}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Archivos del curso"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </Input.Wrapper>
  );
}
