import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import type { Carpetas, PreguntaEntera } from '@catedra/shared/preguntas/schemas.ts';
import { type RespuestaDe, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/preguntas/Banco.module.css';
import type { Written } from '#pages/preguntas/bank-question.ts';
import { folderOptions } from '#preguntas/autor/folders.ts';
import { QuestionEditor } from '#pages/preguntas/QuestionEditor.tsx';
import { preguntaQuery } from '#preguntas/autor/queries.ts';
import { shownOf } from '#preguntas/autor/shown.ts';
import { CompareDialog } from '#preguntas/autor/versiones/CompareDialog.tsx';
import { Uses } from '#preguntas/autor/versiones/UsesDialog.tsx';
import { QuestionFigures } from '#parts/intentos/QuestionFigures.tsx';
import { newId } from '#platform/new-id.ts';
import { useActor } from '#platform/session.ts';
import { LearnerBones } from '#preguntas/LearnerBones.tsx';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { SidePanel } from '#ui/dialogs/SidePanel.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

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
        <QueryView query={query} label="Cargando la pregunta…" skeleton={<QuestionBones />}>
          {(una) => (
            <Shown una={una} onEdit={editor && !una.eliminadaEn ? () => setEdited(una) : undefined} />
          )}
        </QueryView>
      )}
    </SidePanel>
  );
}

const QuestionBones = () => (
  <div className={`look-stack ${classes.stack}`} aria-hidden>
    <Skeleton height={10} width={150} my={5} />
    <LearnerBones />
  </div>
);

/** Where any number of some is right, they are all told and not one of them. */
function rightOf({
  publica,
  clave,
  tipo,
}: Pick<PreguntaEntera, 'publica' | 'clave' | 'tipo'>): string | null {
  const kind = tipoDePregunta(tipo);
  const right = kind.correcta({ publica, clave });
  if (right === null) return null;
  const all = kind.correctas?.({ publica, clave }) ?? {};
  if (typeof all === 'string') return all;
  const gaps = (right as Partial<RespuestaDe<'completar'>>).huecos;
  return kind.dicha(publica, gaps ? { huecos: { ...gaps, ...all } } : right);
}

function Shown({ una, onEdit }: { readonly una: PreguntaEntera; readonly onEdit?: () => void }) {
  const { publica, clave, tipo, numero, usos, borrador } = una;
  const [respuesta, setRespuesta] = useState<unknown>(null);
  const [comparing, setComparing] = useState(false);
  const right = rightOf({ publica, clave, tipo });
  const { puede } = useActor();
  // Those who see attempts, of what somebody was asked.
  const figures = una.intentos > 0 && puede('intentos:ver') && puede('evaluaciones:ver');
  return (
    <div className={`look-stack ${classes.stack}`}>
      <p className={classes.quiet}>
        {NOMBRE_DE_TIPO[tipo]}, versión {numero}
        {borrador && '; hay cambios sin usar'}
        {(numero > 1 || borrador) && (
          <>
            {'. '}
            <TextButton onClick={() => setComparing(true)}>Comparar las versiones</TextButton>
          </>
        )}
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
          <b>Respuesta correcta:</b> {right}
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
      <div>
        <Uses usos={usos} />
      </div>
      {figures && <QuestionFigures id={una.id} />}
      {comparing && <CompareDialog pregunta={una} onClose={() => setComparing(false)} />}
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
