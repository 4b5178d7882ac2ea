import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { type Publica, tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Skeleton, TagsInput } from '@mantine/core';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import classes from '#preguntas/autor/QuestionCard.module.css';
import type { Tecleada } from '#preguntas/autor/halves.ts';
import type { ComposerProps } from '#preguntas/composer.ts';
import { kinds } from '#preguntas/kinds.ts';
import { TryIt } from '#preguntas/TryIt.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';

interface QuestionBodyProps {
  readonly tecleada: Tecleada;
  readonly edit: (change: (now: Tecleada) => Tecleada) => void;
  readonly puntos: number;
  readonly resta: Resta;
  readonly cursoId: string | undefined;
  readonly readOnly: boolean;
  /** At the foot: what only this place has, and how it is kept. */
  readonly children: ReactNode;
}

/** What is asked, how it is answered and marked, and what is said afterwards. */
export function QuestionBody(props: QuestionBodyProps) {
  const { tecleada, edit, puntos, resta, cursoId, readOnly, children } = props;
  const { publica, clave, etiquetas } = tecleada;
  const Composer = kinds[publica.tipo].composer as unknown as ComponentType<ComposerProps<TipoPregunta>>;
  const asks = tipoDePregunta(publica.tipo).puntua;
  const part = { publica, clave, puntos, resta, cursoId, readOnly };
  return (
    <>
      <div className={classes.body}>
        <RichTextField
          label={asks ? 'Pregunta' : 'Texto'}
          look="plain"
          minRows={1}
          focused={publica.enunciado === ''}
          placeholder={asks ? 'Escribe aquí la pregunta' : 'Escribe aquí el texto o el caso'}
          value={publica.enunciado}
          onChange={(enunciado) => edit((now) => ({ ...now, publica: { ...now.publica, enunciado } }))}
          cursoId={cursoId}
          readOnly={readOnly}
        />
        <Suspense fallback={<Skeleton height={160} />}>
          <Composer
            {...(part as unknown as Omit<ComposerProps<TipoPregunta>, 'onChange'>)}
            onChange={(change) =>
              edit((now) => ({
                ...now,
                publica: { ...now.publica, ...change.publica } as Publica,
                clave: { ...now.clave, ...change.clave },
              }))
            }
          />
        </Suspense>
        {asks && (
          <div className={classes.after}>
            <span>Después, a todos:</span>
            <RichTextField
              label="Explicación para todos"
              look="line"
              minRows={1}
              placeholder="Añadir una explicación"
              value={typeof clave['explicacion'] === 'string' ? clave['explicacion'] : ''}
              onChange={(explicacion) => edit((now) => ({ ...now, clave: { ...now.clave, explicacion } }))}
              readOnly={readOnly}
            />
          </div>
        )}
        <TryIt publica={publica} clave={clave} puntos={puntos} resta={resta} />
      </div>
      <footer>
        {'barajar' in publica && (
          <Toggle
            label={'opciones' in publica ? 'Barajar las opciones' : 'Barajar las parejas'}
            disabled={readOnly}
            checked={publica.barajar}
            onChange={(event) => {
              const barajar = event.currentTarget.checked;
              edit((now) => ({ ...now, publica: { ...now.publica, barajar } as Publica }));
            }}
          />
        )}
        <TagsInput
          className={classes.tags}
          aria-label="Etiquetas"
          placeholder={etiquetas.length === 0 ? 'Etiquetas' : undefined}
          size="xs"
          maxTags={20}
          maxLength={60}
          readOnly={readOnly}
          value={[...etiquetas]}
          onChange={(next) =>
            edit((now) => ({ ...now, etiquetas: next.map((uno) => uno.toLocaleLowerCase('es')) }))
          }
        />
        {children}
      </footer>
    </>
  );
}
