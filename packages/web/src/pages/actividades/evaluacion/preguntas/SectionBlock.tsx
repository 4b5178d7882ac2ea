import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDice5,
  IconFolder,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/actividades/evaluacion/preguntas/SectionBlock.module.css';
import { seccionMovida, sinSeccion } from '#pages/actividades/evaluacion/mesa/places.ts';
import { BankDialog } from '#pages/actividades/evaluacion/preguntas/BankDialog.tsx';
import { DrawDialog } from '#pages/actividades/evaluacion/preguntas/DrawDialog.tsx';
import { AddOfKind } from '#pages/actividades/evaluacion/preguntas/KindMenu.tsx';
import { PlaceRow } from '#pages/actividades/evaluacion/preguntas/PlaceRow.tsx';
import { useEmptySection } from '#pages/actividades/evaluacion/preguntas/PlacesDrag.tsx';
import type { TableProps } from '#pages/actividades/evaluacion/preguntas/table-props.ts';
import { QuestionCard } from '#pages/actividades/evaluacion/preguntas/QuestionCard.tsx';
import { sumaDe } from '#pages/actividades/evaluacion/summary.ts';
import { focusNow } from '#preguntas/focus-now.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface SectionBlockProps extends TableProps {
  readonly seccion: SeccionDePrueba;
  readonly index: number;
  readonly open: string | null;
  readonly puntos: number;
  readonly onOpen: (lugarId: string | null) => void;
  /** At the end, or after one of its places; of a kind, or of that of the last one. */
  readonly onAdd: (tipo?: TipoPregunta, after?: string) => void;
}

export function SectionBlock(props: SectionBlockProps) {
  const { seccion, index, mesa, vista, filas, readOnly, open, onOpen, puntos } = props;
  const { id, lugares } = seccion;
  const [naming, setNaming] = useState(false);
  const [asking, setAsking] = useState<'banco' | 'sorteo' | null>(null);
  const empty = useEmptySection(id, lugares.length === 0);
  const suma = sumaDe(lugares.flatMap((lugar) => filas.get(lugar.id) ?? []));
  const titulo = seccion.titulo ?? (vista.secciones.length > 1 ? `Sección ${index + 1}` : 'Preguntas');
  const rename = (text: string) =>
    mesa.componer((todas) =>
      todas.map((una) => (una.id === id ? { ...una, titulo: text.trim() || null } : una)),
    );
  const actions = [
    { label: 'Cambiar el título', icon: IconPencil, onClick: () => setNaming(true) },
    ...(index > 0
      ? [
          {
            label: 'Subir la sección',
            icon: IconArrowUp,
            onClick: () => mesa.componer((todas) => seccionMovida(todas, id, -1)),
          },
        ]
      : []),
    ...(index < vista.secciones.length - 1
      ? [
          {
            label: 'Bajar la sección',
            icon: IconArrowDown,
            onClick: () => mesa.componer((todas) => seccionMovida(todas, id, 1)),
          },
        ]
      : []),
    ...(vista.secciones.length > 1
      ? [
          {
            label: lugares.length > 0 ? 'Quitar la sección y dejar sus preguntas' : 'Quitar la sección',
            icon: IconTrash,
            onClick: () => mesa.componer((todas) => sinSeccion(todas, id)),
          },
        ]
      : []),
  ];
  return (
    <section className={classes.section} aria-label={titulo}>
      <header>
        {naming ? (
          <TextInput
            aria-label="Título de la sección"
            ref={focusNow}
            maxLength={160}
            defaultValue={seccion.titulo ?? ''}
            onBlur={(event) => {
              rename(event.currentTarget.value);
              setNaming(false);
            }}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        ) : (
          <h3>{titulo}</h3>
        )}
        <span className={classes.sum}>
          {cuenta(suma.preguntas, 'pregunta')}, {numero(suma.puntos)} {suma.puntos === 1 ? 'punto' : 'puntos'}
        </span>
        {!readOnly && <RowMenu name={`la sección ${titulo}`} actions={actions} />}
      </header>
      <ol ref={empty} className={classes.places}>
        {lugares.map((lugar) => {
          const fila = filas.get(lugar.id);
          if (!fila) return null;
          return lugar.tipo === 'pregunta' && open === lugar.id ? (
            <li key={lugar.id} data-fila={lugar.id}>
              <QuestionCard
                {...props}
                fila={fila}
                lugar={lugar}
                onClose={() => onOpen(null)}
                onAnother={() => props.onAdd(undefined, lugar.id)}
              />
            </li>
          ) : (
            <PlaceRow key={lugar.id} {...props} fila={fila} onOpen={() => onOpen(lugar.id)} />
          );
        })}
      </ol>
      {!readOnly && (
        <div className={classes.adding}>
          <span className={classes.split}>
            <AddButton icon={IconPlus} onClick={() => props.onAdd()}>
              Añadir pregunta
            </AddButton>
            <AddOfKind onChoose={(tipo) => props.onAdd(tipo)} />
          </span>
          <AddButton icon={IconFolder} onClick={() => setAsking('banco')}>
            Del banco
          </AddButton>
          <AddButton icon={IconDice5} onClick={() => setAsking('sorteo')}>
            Al azar
          </AddButton>
        </div>
      )}
      {asking === 'banco' && (
        <BankDialog
          used={new Set(vista.preguntas.keys())}
          onClose={() => setAsking(null)}
          onChosen={(preguntas) =>
            preguntas.forEach((una, i) => mesa.traer(una, id, lugares.length + i, puntos))
          }
        />
      )}
      {asking === 'sorteo' && (
        <DrawDialog
          mesa={mesa}
          where={{ seccionId: id, at: lugares.length }}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}

interface AddButtonProps {
  readonly icon: typeof IconPlus;
  readonly onClick: () => void;
  readonly children: string;
}

const AddButton = ({ icon: Icon, onClick, children }: AddButtonProps) => (
  <Button
    variant="subtle"
    size="xs"
    leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
    onClick={onClick}
  >
    {children}
  </Button>
);
