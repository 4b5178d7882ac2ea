import type { CambioDeLinea, LineaDeImportacion } from '@catedra/shared/importaciones/schemas.ts';
import { TIPOS_DE_PREGUNTA } from '@catedra/shared/preguntas/tipos.ts';
import { NOMBRE_DE_TIPO } from '@catedra/shared/preguntas/palabras.ts';
import { Button, Select, Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from '#pages/preguntas/importar/Import.module.css';
import type { Mending } from '#pages/preguntas/importar/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { useAction } from '#platform/use-action.ts';
import { comoTipo, enBlanco, type Tecleada, unready } from '#preguntas/autor/halves.ts';
import { QuestionBody } from '#preguntas/autor/QuestionBody.tsx';
import { shownOf } from '#preguntas/autor/shown.ts';
import { LearnerView } from '#preguntas/LearnerView.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface LineDialogProps {
  readonly what: Mending;
  readonly linea: LineaDeImportacion;
  readonly cursoId: string | null;
  readonly onSave: (cambio: CambioDeLinea) => Promise<unknown>;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<Mending, string>> = {
  ver: 'Como la verá quien responde',
  texto: 'Corregir su texto',
  pregunta: 'Editar la pregunta',
};

/** One line of the review, tried or put right. */
export function LineDialog({ what, ...props }: LineDialogProps) {
  return (
    <Dialog opened onClose={props.onClose} title={TITLES[what]} wide>
      {what === 'ver' && <Tried {...props} />}
      {what === 'texto' && <Text {...props} />}
      {what === 'pregunta' && <Question {...props} />}
    </Dialog>
  );
}

type PartProps = Omit<LineDialogProps, 'what'>;

function Tried({ linea: { mitades, numero }, onClose }: PartProps) {
  const [answer, setAnswer] = useState<unknown>(null);
  const shown = mitades && shownOf(mitades, numero);
  return (
    <>
      {mitades && shown ? (
        <LearnerView
          publica={shown}
          clave={mitades.clave}
          resta="0"
          base={`linea-${numero}`}
          respuesta={answer}
          onAnswer={setAnswer}
        />
      ) : (
        <p>Le falta algo para poder verla.</p>
      )}
      <DialogActions onCancel={onClose} cancel="Cerrar" />
    </>
  );
}

function Text({ linea, onSave, onClose }: PartProps) {
  const [fuente, setFuente] = useState(linea.fuente);
  const save = useAction(() => onSave({ fuente }), onClose);
  return (
    <div className="look-stack">
      {linea.porque && <p className="look-muted">{linea.porque}</p>}
      <Textarea
        className={classes.text}
        label="Su texto en el archivo"
        description="Se vuelve a leer al guardarlo. El archivo que subiste no cambia."
        autosize
        minRows={6}
        maxRows={20}
        spellCheck={false}
        value={fuente}
        onChange={(event) => setFuente(event.currentTarget.value)}
      />
      {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
      <DialogActions
        onCancel={onClose}
        note={
          fuente.trim() === ''
            ? 'Para no traerla, déjala fuera.'
            : fuente === linea.fuente && 'Aún no has cambiado nada.'
        }
      >
        <Button
          loading={save.pending}
          disabled={fuente.trim() === '' || fuente === linea.fuente}
          onClick={() => save.run(undefined)}
        >
          Volver a leerla
        </Button>
      </DialogActions>
    </div>
  );
}

const begun = ({ mitades, etiquetas, titulo }: LineaDeImportacion): Tecleada => {
  if (mitades) return { ...mitades, etiquetas };
  const vacia = enBlanco('unica');
  const enunciado = `<p>${titulo.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  return { ...vacia, publica: { ...vacia.publica, enunciado } };
};

function Question({ linea, cursoId, onSave, onClose }: PartProps) {
  const [tecleada, setTecleada] = useState(() => begun(linea));
  const save = useAction(
    () => onSave({ publica: tecleada.publica, clave: tecleada.clave, etiquetas: [...tecleada.etiquetas] }),
    onClose,
  );
  const wrong = unready(tecleada);
  return (
    <div className="look-stack">
      <Select
        label="Clase de pregunta"
        maw={280}
        allowDeselect={false}
        data={TIPOS_DE_PREGUNTA.map((uno) => ({ value: uno, label: NOMBRE_DE_TIPO[uno] }))}
        value={tecleada.publica.tipo}
        onChange={(tipo) => {
          const uno = TIPOS_DE_PREGUNTA.find((suyo) => suyo === tipo);
          if (uno) setTecleada((now) => comoTipo(now, uno));
        }}
      />
      <QuestionBody
        tecleada={tecleada}
        edit={(change) => setTecleada(change)}
        puntos={1}
        resta="0"
        cursoId={cursoId ?? undefined}
        readOnly={false}
      >
        {null}
      </QuestionBody>
      {save.error !== null && <ErrorState>{messageOf(save.error)}</ErrorState>}
      <DialogActions onCancel={onClose} note={wrong}>
        <Button loading={save.pending} disabled={wrong !== null} onClick={() => save.run(undefined)}>
          Dejarla así
        </Button>
      </DialogActions>
    </div>
  );
}
