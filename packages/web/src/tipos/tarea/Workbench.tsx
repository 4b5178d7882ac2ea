import { sinNadaQueVer } from '@catedra/shared/cursos/texto-rico.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { llegaTarde } from '@catedra/shared/entregas/rules.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlayerProps } from '#tipos/player.ts';
import { ClosedNotice } from '#tipos/tarea/ClosedNotice.tsx';
import { DraftConflict } from '#tipos/tarea/DraftConflict.tsx';
import { DraftState } from '#tipos/tarea/DraftState.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import { useDraft } from '#tipos/tarea/use-draft.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RichTextField } from '#ui/rich-text/RichTextField.tsx';
import { UploadField } from '#ui/files/UploadField.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface WorkbenchProps extends PlayerProps<'tarea'> {
  readonly borrador: Entrega | null;
}

/** The work while it is being done: it saves itself, and is handed in after asking once. */
export function Workbench({ abierta, contenido, soloMira, borrador }: WorkbenchProps) {
  const { id, cursoId, venceEn } = abierta.actividad;
  const { draft, keeping, edition, change, resolve, handIn } = useDraft(id, borrador);
  const [uploading, setUploading] = useState(false);
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const late = draft.intento === 1 && llegaTarde(venceEn, now);
  const closed = late && !contenido.admiteTarde;
  const parts = partsOf(contenido.pideTexto && !sinNadaQueVer(draft.texto), draft.archivos.length);

  if (closed && venceEn) return <ClosedNotice venceEn={venceEn} draft={draft} />;
  return (
    <>
      {keeping.tipo === 'conflicto' && <DraftConflict actual={keeping.actual} onChoose={resolve} />}
      {contenido.pideTexto && (
        <RichTextField
          key={edition}
          label="Tu texto"
          value={draft.texto}
          onChange={(texto) => change({ texto })}
          minRows={8}
          readOnly={soloMira}
        />
      )}
      {contenido.maxArchivos > 0 && (
        <UploadField
          label={contenido.maxArchivos === 1 ? 'Tu archivo' : 'Tus archivos'}
          description={
            contenido.maxArchivos === 1 ? 'Un archivo.' : `Hasta ${contenido.maxArchivos} archivos.`
          }
          proposito="entrega"
          cursoId={cursoId}
          actividadId={id}
          multiple={contenido.maxArchivos > 1}
          max={contenido.maxArchivos}
          disabled={soloMira}
          value={draft.archivos}
          onChange={(archivos) => change({ archivos })}
          onBusy={setUploading}
        />
      )}
      <div className={classes.foot}>
        <Button
          size="md"
          disabled={soloMira || parts.length === 0 || uploading || keeping.tipo === 'conflicto'}
          onClick={() => setAsking(true)}
        >
          Entregar
        </Button>
        <div className={classes.aside}>
          <DraftState keeping={keeping} empty={draft.version === 0 && parts.length === 0} />
          <span className={classes.hint}>{hintOf(parts.length === 0, uploading)}</span>
        </div>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="¿Entregar tu trabajo?"
        confirmLabel="Entregar"
        onConfirm={handIn}
        harmless
      >
        <p>
          Entregas {enumerar(parts)}. Después no podrás cambiarlo, salvo que te lo devuelvan para otro
          intento.
        </p>
        {late && <p>El plazo ya terminó: quedará señalado como entregado con retraso.</p>}
      </ConfirmDialog>
    </>
  );
}

const partsOf = (text: boolean, files: number): string[] => [
  ...(text ? ['un texto'] : []),
  ...(files > 0 ? [cuenta(files, 'archivo')] : []),
];

function hintOf(empty: boolean, uploading: boolean): string {
  if (uploading) return 'Espera a que terminen de subir los archivos.';
  return empty ? 'Aún no hay nada que entregar.' : '';
}
