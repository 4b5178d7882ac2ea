import type { Lugar, SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { seResponde } from '@catedra/shared/preguntas/que-pide.ts';
import type { TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/evaluaciones/preguntas/SectionBlock.module.css';
import { seccionMovida, sinSeccion } from '#pages/evaluaciones/mesa/places.ts';
import { AddButton, Bring } from '#pages/evaluaciones/preguntas/Bring.tsx';
import { AddOfKind } from '#preguntas/autor/KindMenu.tsx';
import { PlaceRow } from '#pages/evaluaciones/preguntas/PlaceRow.tsx';
import { useEmptySection } from '#pages/evaluaciones/preguntas/PlacesDrag.tsx';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { QuestionCard } from '#pages/evaluaciones/preguntas/QuestionCard.tsx';
import { sumaDe } from '#tipos/evaluacion/suma.ts';
import { focusNow } from '#preguntas/focus-now.ts';
import { afterPress } from '#ui/forms/after-press.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { Part } from '#ui/states/Part.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

interface SectionBlockProps extends TableProps {
  readonly seccion: SeccionDePrueba;
  readonly index: number;
  readonly open: string | null;
  readonly puntos: number;
  readonly onOpen: (lugarId: string) => void;
  readonly onClose: () => void;
  /** At the end, or after one of its places; of a kind, or of that of the last one. */
  readonly onAdd: (tipo?: TipoPregunta, after?: string) => void;
}

export function SectionBlock(props: SectionBlockProps) {
  const { seccion, index, mesa, vista, filas, avisos, readOnly, open, onOpen, onClose, puntos } = props;
  const { id, lugares } = seccion;
  const [naming, setNaming] = useState(false);
  const empty = useEmptySection(id, lugares.length === 0);
  const casos = casosDe(lugares, filas);
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
            placeholder="Por ejemplo, el nombre de una sección del curso"
            ref={focusNow}
            maxLength={160}
            defaultValue={seccion.titulo ?? ''}
            onBlur={(event) => {
              rename(event.currentTarget.value);
              afterPress(() => setNaming(false));
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
              <Part what="Esta pregunta" rest={OTHERS}>
                <QuestionCard
                  {...props}
                  fila={fila}
                  lugar={lugar}
                  onClose={onClose}
                  onAnother={() => props.onAdd(undefined, lugar.id)}
                />
              </Part>
            </li>
          ) : (
            <Part key={lugar.id} what="Esta pregunta" rest={OTHERS} item>
              <PlaceRow
                fila={fila}
                mesa={mesa}
                sorteo={vista.sorteos[lugar.id]}
                caso={casos.get(lugar.id) ?? null}
                reported={reportedOf(avisos, lugar)}
                readOnly={readOnly}
                onOpen={onOpen}
              />
            </Part>
          );
        })}
      </ol>
      {!readOnly && (
        <div className={`look-tight-row ${classes.adding}`}>
          <span className={classes.split}>
            <AddButton icon={IconPlus} onClick={() => props.onAdd()}>
              Añadir pregunta
            </AddButton>
            <AddOfKind onChoose={(tipo) => props.onAdd(tipo)} />
          </span>
          <Bring mesa={mesa} vista={vista} sectionFor={() => id} at={lugares.length} puntos={puntos} />
        </div>
      )}
    </section>
  );
}

const OTHERS = 'Lo que escribiste en ella se conserva, y las demás se pueden editar.';

const reportedOf = (avisos: TableProps['avisos'], lugar: Lugar): number =>
  lugar.tipo === 'pregunta'
    ? avisos.filter(({ preguntaId, estado }) => preguntaId === lugar.preguntaId && estado !== 'resuelto')
        .length
    : 0;

/** For each place, the last description before it. */
function casosDe(lugares: readonly Lugar[], filas: TableProps['filas']): Map<string, string> {
  const casos = new Map<string, string>();
  let caso: string | null = null;
  for (const { id } of lugares) {
    if (caso !== null) casos.set(id, caso);
    const tipo = filas.get(id)?.tipo;
    if (tipo && !seResponde(tipo)) caso = id;
  }
  return casos;
}
