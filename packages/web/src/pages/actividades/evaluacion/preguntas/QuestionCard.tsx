import type { LugarFijo } from '@catedra/shared/evaluaciones/composicion.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { type Publica, TIPOS_DE_PREGUNTA, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, Menu, NumberInput, Skeleton, TagsInput } from '@mantine/core';
import { IconChevronDown, IconCloudOff } from '@tabler/icons-react';
import { type ComponentType, Suspense } from 'react';
import classes from '#pages/actividades/evaluacion/Evaluacion.module.css';
import { comoTipo, type Tecleada } from '#pages/actividades/evaluacion/mesa/halves.ts';
import type { Kept } from '#pages/actividades/evaluacion/mesa/autosave.ts';
import { cambiado } from '#pages/actividades/evaluacion/mesa/places.ts';
import { QuestionConflict } from '#pages/actividades/evaluacion/preguntas/Conflict.tsx';
import type { TableProps } from '#pages/actividades/evaluacion/preguntas/PreguntasTab.tsx';
import { VersionNotice } from '#pages/actividades/evaluacion/preguntas/VersionNotice.tsx';
import type { Fila } from '#pages/actividades/evaluacion/summary.ts';
import type { ComposerProps } from '#preguntas/composer.ts';
import { KindIcon } from '#preguntas/KindIcon.tsx';
import { kinds } from '#preguntas/kinds.ts';
import { TryIt } from '#preguntas/TryIt.tsx';
import { SaveState } from '#ui/forms/SaveState.tsx';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';

interface QuestionCardProps extends TableProps {
  readonly fila: Fila;
  readonly lugar: LugarFijo;
  readonly onClose: () => void;
}

/** One question, open: written as it will be read, saved by itself. */
export function QuestionCard({ datos, mesa, vista, fila, lugar, readOnly, onClose }: QuestionCardProps) {
  const una = vista.preguntas.get(lugar.preguntaId);
  if (!una) return null;
  const { tecleada, kept, guardada } = una;
  const { publica, clave, etiquetas } = tecleada;
  const edit = (change: (now: Tecleada) => Tecleada) => mesa.editar(lugar.preguntaId, change);
  const cursoId = guardada ? (guardada.cursoId ?? undefined) : datos.curso.id;
  const resta: Resta = lugar.resta ?? datos.evaluacion.resta;
  const Composer = kinds[publica.tipo].composer as unknown as ComponentType<ComposerProps<TipoPregunta>>;
  const part = {
    publica,
    clave,
    puntos: lugar.puntos,
    resta,
    cursoId,
    readOnly,
  };
  return (
    <article className={classes.card} aria-label={`Pregunta ${fila.numero}, abierta`}>
      {guardada && (
        <VersionNotice
          mesa={mesa}
          pregunta={guardada}
          saving={kept.state === 'saving' || kept.state === 'waiting'}
          readOnly={readOnly}
        />
      )}
      {kept.state === 'conflict' && (
        <QuestionConflict theirs={kept.theirs} onChoose={(whose) => mesa.elegir(lugar.preguntaId, whose)} />
      )}
      <header>
        <span className={classes.square}>{fila.numero || 'i'}</span>
        <KindMenu
          tipo={publica.tipo}
          readOnly={readOnly}
          onChange={(tipo) => edit((now) => comoTipo(now, tipo))}
        />
        {fila.cuantas > 0 && (
          <NumberInput
            className={classes.pointsField}
            label="Puntos"
            min={0}
            max={1000}
            decimalScale={2}
            allowedDecimalSeparators={[',', '.']}
            readOnly={readOnly}
            value={lugar.puntos}
            onChange={(value) =>
              value !== '' &&
              mesa.componer((todas) =>
                cambiado(todas, lugar.id, (uno) => ({ ...uno, puntos: Number(value) })),
              )
            }
          />
        )}
      </header>
      <div className={classes.body}>
        <RichTextField
          label="Pregunta"
          look="plain"
          minRows={1}
          focused={publica.enunciado === ''}
          placeholder="Escribe aquí la pregunta"
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
        {fila.cuantas > 0 && (
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
        <TryIt publica={publica} clave={clave} puntos={lugar.puntos} resta={resta} />
      </div>
      <footer>
        {'barajar' in publica && (
          <Toggle
            label="Barajar las opciones"
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
        <span className={classes.gap} />
        <CardState kept={kept} />
        <Button size="xs" variant="default" onClick={onClose}>
          Cerrar
        </Button>
      </footer>
    </article>
  );
}

function CardState({ kept }: { readonly kept: Kept<unknown> }) {
  if (kept.state === 'local')
    return (
      <span className={classes.offline} role="status">
        <IconCloudOff size={16} stroke={1.75} aria-hidden />
        Solo en este equipo
      </span>
    );
  if (kept.state === 'refused')
    return (
      <span className={classes.wrong} role="alert">
        Sin guardar: {kept.message}
      </span>
    );
  if (kept.state === 'conflict') return null;
  if (kept.state === 'waiting' || kept.state === 'saving') return <SaveState saving={{ state: 'saving' }} />;
  return <SaveState saving={kept.state === 'saved' ? kept : { state: 'idle' }} />;
}

interface KindMenuProps {
  readonly tipo: TipoPregunta;
  readonly readOnly: boolean;
  readonly onChange: (tipo: TipoPregunta) => void;
}

function KindMenu({ tipo, readOnly, onChange }: KindMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          disabled={readOnly}
          leftSection={<KindIcon tipo={tipo} size={18} />}
          rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        >
          {NOMBRE_DE_TIPO[tipo]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TIPOS_DE_PREGUNTA.map((uno) => (
          <Menu.Item key={uno} leftSection={<KindIcon tipo={uno} size={18} />} onClick={() => onChange(uno)}>
            {NOMBRE_DE_TIPO[uno]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
