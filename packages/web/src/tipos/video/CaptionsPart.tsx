import type { Subtitulos } from '@catedra/shared/actividades/tipos/video/contenido.ts';
import { ActionIcon, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { EditorProps } from '#tipos/editor.ts';
import classes from '#tipos/video/Editor.module.css';
import { LANGUAGES, nextLanguage } from '#tipos/video/languages.ts';
import { FormRow, optional } from '#ui/forms/FormLayout.tsx';
import { UploadField } from '#parts/archivos/UploadField.tsx';

const MAX_BYTES = 2 * 1024 * 1024;

const options = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** Captions, one file for each language. */
export function CaptionsPart({ contenido, onChange, errorOf, cursoId, readOnly }: EditorProps<'video'>) {
  const { subtitulos } = contenido;
  const put = (next: readonly Subtitulos[]) => onChange({ subtitulos: [...next] });
  return (
    <FormRow help="En formato VTT. Ayudan a quien no oye bien y a quien está en un sitio con ruido.">
      <div>
        {subtitulos.length > 0 && (
          <ul className={classes.captions}>
            {subtitulos.map(({ archivoId, idioma }, index) => (
              <li key={archivoId} className={classes.caption}>
                <Select
                  label={`Idioma de los subtítulos ${index + 1}`}
                  data={options}
                  searchable
                  readOnly={readOnly}
                  value={idioma}
                  error={errorOf(`subtitulos.${index}.idioma`)}
                  onChange={(chosen) =>
                    chosen &&
                    put(
                      subtitulos.map((uno, i) =>
                        i === index ? { ...uno, idioma: chosen, nombre: LANGUAGES[chosen] ?? chosen } : uno,
                      ),
                    )
                  }
                />
                {!readOnly && (
                  <ActionIcon
                    aria-label={`Quitar los subtítulos en ${LANGUAGES[idioma] ?? idioma}`}
                    onClick={() => put(subtitulos.filter((_, i) => i !== index))}
                  >
                    <IconTrash size={18} stroke={1.75} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        )}
        {!readOnly && (
          <UploadField
            label={optional('Añadir subtítulos')}
            accept=".vtt,text/vtt"
            maxBytes={MAX_BYTES}
            proposito="contenido"
            cursoId={cursoId}
            error={errorOf('subtitulos')}
            value={[]}
            onChange={(arrived) => {
              const fresh = arrived.filter(({ id }) => !subtitulos.some(({ archivoId }) => archivoId === id));
              const next = [...subtitulos];
              for (const { id } of fresh) {
                const idioma = nextLanguage(next.map((uno) => uno.idioma));
                next.push({ archivoId: id, idioma, nombre: LANGUAGES[idioma] ?? idioma });
              }
              put(next);
            }}
          />
        )}
      </div>
    </FormRow>
  );
}
