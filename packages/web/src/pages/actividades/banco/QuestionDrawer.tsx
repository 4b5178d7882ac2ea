import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { Carpetas, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, Select } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/actividades/banco/Banco.module.css';
import type { Written } from '#pages/actividades/banco/bank-question.ts';
import { folderOptions } from '#pages/actividades/banco/folders.ts';
import { QuestionEditor } from '#pages/actividades/banco/QuestionEditor.tsx';
import { preguntaQuery } from '#pages/actividades/evaluacion/queries.ts';
import { shownOf } from '#pages/actividades/evaluacion/previa/shown.ts';
import { newId } from '#platform/new-id.ts';
import { rutas } from '#platform/paths.ts';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { SidePanel } from '#ui/dialogs/SidePanel.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

interface OpenQuestionProps {
  readonly id: string;
  readonly editor: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A question as whoever answers meets it, with its right answer and where it is asked; it can be edited here. */
export function OpenQuestion({ id, editor, onSaved, onClose }: OpenQuestionProps) {
  const query = useQuery(preguntaQuery(id));
  // What was read when the editing began: later readings do not take away what is typed.
  const [edited, setEdited] = useState<PreguntaEntera | null>(null);
  return (
    <SidePanel onClose={onClose} title={edited ? 'Editar la pregunta' : 'Como la verá quien responde'}>
      {edited ? (
        <QuestionEditor
          written={edited}
          estados={edited.usos.map(({ estado }) => estado)}
          onSaved={onSaved}
          onClose={onClose}
        />
      ) : (
        <QueryView query={query} label="Cargando la pregunta…">
          {(una) => (
            <Shown una={una} onEdit={editor && !una.eliminadaEn ? () => setEdited(una) : undefined} />
          )}
        </QueryView>
      )}
    </SidePanel>
  );
}

function Shown({ una, onEdit }: { readonly una: PreguntaEntera; readonly onEdit?: () => void }) {
  const { publica, clave, tipo, numero, usos, borrador } = una;
  const [respuesta, setRespuesta] = useState<unknown>(null);
  const kind = tipoDePregunta(tipo);
  const right = kind.correcta({ publica, clave });
  return (
    <div className={classes.stack}>
      <p className={classes.quiet}>
        {NOMBRE_DE_TIPO[tipo]}, versión {numero}
        {borrador && '; hay cambios sin usar'}
      </p>
      <LearnerView
        publica={shownOf({ publica, clave }, numero) ?? publica}
        clave={clave}
        resta="0"
        base="del-banco"
        respuesta={respuesta}
        onAnswer={setRespuesta}
      />
      {right !== null && (
        <p>
          <b>Correcta:</b> {kind.dicha(publica, right)}
        </p>
      )}
      {onEdit && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            onClick={onEdit}
          >
            Editar
          </Button>
        </div>
      )}
      <h3>
        {usos.length === 0
          ? 'No se usa en ninguna evaluación'
          : `Se usa en ${cuenta(usos.length, 'evaluación', 'evaluaciones')}`}
      </h3>
      <ul className={classes.uses}>
        {usos.map(({ evaluacionId, actividadId, cursoId, titulo, curso, porSorteo }) => (
          <li key={evaluacionId}>
            <TextLink to={rutas.actividad(cursoId, actividadId)}>{titulo}</TextLink>
            <small>
              {curso}
              {porSorteo && ', en un sorteo'}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NewQuestionProps {
  readonly carpetas: Carpetas | undefined;
  readonly carpetaId: string | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A question written for the bank: its folder first, where none is open. */
export function NewQuestion({ carpetas, carpetaId, onSaved, onClose }: NewQuestionProps) {
  const [id] = useState(newId);
  const [folder, setFolder] = useState(carpetaId ?? null);
  const chosen = carpetas?.carpetas.find((una) => una.id === folder);
  const written: Written | null = chosen ? { id, carpetaId: chosen.id, cursoId: chosen.cursoId } : null;
  return (
    <SidePanel onClose={onClose} title={chosen ? `Nueva pregunta en ${chosen.nombre}` : 'Nueva pregunta'}>
      {written ? (
        <QuestionEditor key={id} written={written} estados={[]} onSaved={onSaved} onClose={onClose} />
      ) : (
        <Select
          label="En qué carpeta"
          placeholder="Elige una"
          searchable
          data={folderOptions(carpetas)}
          value={folder}
          onChange={setFolder}
        />
      )}
    </SidePanel>
  );
}
