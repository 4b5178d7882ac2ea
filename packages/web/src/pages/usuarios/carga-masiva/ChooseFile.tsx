import { Button, Textarea } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { download, template, textOf, UnreadableFile } from '#pages/usuarios/carga-masiva/csv-file.ts';
import classes from '#pages/usuarios/carga-masiva/ChooseFile.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Section } from '#ui/Section.tsx';
import { TextButton } from '#ui/TextLink.tsx';

export interface Source {
  readonly nombre: string;
  readonly texto: string;
}

interface ChooseFileProps {
  /** What was tried before, so that a pasted text is still there when it fails. */
  readonly source: Source | null;
  readonly working: boolean;
  readonly failure: Error | null;
  readonly onChoose: (source: Source) => void;
}

const PASTED = 'Texto pegado';

export function ChooseFile({ source, working, failure, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState(source?.nombre === PASTED ? source.texto : '');
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [over, setOver] = useState(false);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setUnreadable(null);
    try {
      onChoose({ nombre: file.name, texto: textOf(new Uint8Array(await file.arrayBuffer())) });
    } catch (error) {
      setUnreadable(
        error instanceof UnreadableFile ? error.message : 'No pudimos leer el archivo. Inténtalo otra vez.',
      );
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  const wrong = unreadable ?? (failure && messageOf(failure));

  return (
    <>
      {wrong && (
        <div className={classes.wrong}>
          <ErrorState
            title={source && !unreadable ? `${source.nombre} no se puede cargar` : 'Ese archivo no sirve'}
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
          <Button loading={working} onClick={() => input.current?.click()}>
            Elegir un archivo CSV
          </Button>
          <p className={classes.note}>
            O arrástralo hasta aquí. En Excel: «Guardar como», tipo «CSV UTF-8».{' '}
            <TextButton onClick={() => download('plantilla-usuarios.csv', template())}>
              Descargar la plantilla
            </TextButton>
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="Archivo CSV"
          className={classes.input}
          tabIndex={-1}
          onChange={(event) => {
            void choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <Section title="O pega las filas" note="Cópialas de tu hoja de cálculo, con la fila de los títulos.">
        <Textarea
          className={classes.paste}
          aria-label="Filas pegadas"
          placeholder={
            'nombre;apellidos;correo;perfil;grupo\nBegoña;Muñoz de la Peña;begona.munoz@empresa.es;Estudiante;Logística'
          }
          minRows={5}
          maxRows={14}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={pasted.trim() === ''}
          loading={working}
          onClick={() => onChoose({ nombre: PASTED, texto: pasted })}
        >
          Revisar las filas
        </Button>
      </Section>
      <Example />
    </>
  );
}

/** On a phone the columns that one can do without are left out. */
const EXAMPLE: readonly { title: string; spare?: boolean; cells: readonly [string, string] }[] = [
  { title: 'Nombre', cells: ['Begoña', 'Xoán'] },
  { title: 'Apellidos', cells: ['Muñoz de la Peña', 'Bermúdez Caamaño'] },
  { title: 'Correo', cells: ['begona.munoz@empresa.es', ''] },
  { title: 'Usuario', spare: true, cells: ['', 'x.bermudez'] },
  { title: 'Documento', spare: true, cells: ['11873402Y', ''] },
  { title: 'Teléfono', spare: true, cells: ['600 112 233', ''] },
  { title: 'Perfil', spare: true, cells: ['Estudiante', ''] },
  { title: 'Grupo', spare: true, cells: ['Logística; Turno de noche', 'Logística'] },
];

function Example() {
  return (
    <Section
      title="Con esto basta"
      note="El orden de las columnas da igual y los acentos de los títulos también. Hace falta «nombre», y «correo» o «usuario»."
    >
      <table className={classes.example}>
        <thead>
          <tr>
            {EXAMPLE.map(({ title, spare }) => (
              <th key={title} data-spare={spare}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1].map((row) => (
            <tr key={row}>
              {EXAMPLE.map(({ title, spare, cells }) => (
                <td key={title} data-spare={spare}>
                  {cells[row]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
