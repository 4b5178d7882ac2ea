import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { llegaTarde } from '@catedra/shared/entregas/rules.ts';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import type { PlayerProps } from '#tipos/player.ts';
import { afterWords } from '#tipos/tarea/after-words.ts';
import { ClosedNotice } from '#tipos/tarea/ClosedNotice.tsx';
import { DraftConflict } from '#tipos/tarea/DraftConflict.tsx';
import { DraftState } from '#tipos/tarea/DraftState.tsx';
import classes from '#tipos/tarea/HandIn.module.css';
import { MissingFiles } from '#tipos/tarea/MissingFiles.tsx';
import { useHandInLater } from '#tipos/tarea/use-hand-in-later.ts';
import { useDraft } from '#tipos/tarea/use-draft.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { RichTextField } from '#parts/texto/RichTextField.tsx';
import { type Unfinished, UploadField } from '#parts/archivos/UploadField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';
import { useNow } from '#ui/words/zone.tsx';

interface WorkbenchProps extends PlayerProps<'tarea'> {
  readonly borrador: Entrega | null;
}

/** The work while it is being done: it saves itself, and is handed in after asking once. */
export function Workbench({ abierta, contenido, soloMira, cerrada = false, borrador }: WorkbenchProps) {
  const { id, cursoId, venceEn } = abierta.actividad;
  const { draft, keeping, edition, change, resolve, handIn } = useDraft(id, borrador);
  const later = useHandInLater(handIn);
  const { unfinished } = later;
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const late = draft.intento === 1 && llegaTarde(venceEn, now);
  const after = afterWords(draft.intento, contenido.maxIntentos);
  const closed = late && !contenido.admiteTarde;
  /** It was open here: what is being written stays as it is. */
  const [begun, setBegun] = useState(!closed);
  if (!closed && !begun) setBegun(true);
  const hasText = contenido.pideTexto && !sinNadaQueVer(draft.texto);
  const parts = partsOf(hasText, draft.archivos.length);
  const why = obstacleOf({
    soloMira,
    taken: cerrada,
    conflict: keeping.tipo === 'conflicto',
    uploading: unfinished.busy,
    empty: parts.length === 0 && unfinished.stuck.length === 0,
  });

  if (closed && venceEn && !begun) return <ClosedNotice venceEn={venceEn} draft={draft} />;
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
          onUnfinished={later.hear}
        />
      )}
      {closed && venceEn && <ClosedNotice venceEn={venceEn} draft={null} />}
      <div className={`look-loose-line ${classes.foot}`}>
        {closed ? null : later.waiting ? (
          <Button size="md" variant="default" onClick={later.cancel}>
            No entregar todavía
          </Button>
        ) : (
          <Button size="md" disabled={why !== null} onClick={() => setAsking(true)}>
            Entregar
          </Button>
        )}
        <div className={classes.aside}>
          {unfinished.stuck.length > 0 && <Missing stuck={unfinished.stuck} />}
          {later.waiting ? (
            <span className={classes.state} role="status">
              Se entregará en cuanto suba. Hasta entonces, no salgas de esta página.
            </span>
          ) : (
            <DraftState keeping={keeping} empty={draft.version === 0 && parts.length === 0} />
          )}
          {why !== null && !later.waiting && !closed && <span className="look-quiet-inline">{why}</span>}
          {later.failure !== null && <ErrorState>{messageOf(later.failure)}</ErrorState>}
        </div>
      </div>
      <MissingFiles
        opened={asking && unfinished.stuck.length > 0}
        onClose={() => setAsking(false)}
        stuck={unfinished.stuck}
        hasText={hasText}
        archivos={draft.archivos}
        late={late}
        after={after}
        onUpload={() => {
          setAsking(false);
          later.start();
        }}
        onHandIn={handIn}
      />
      <ConfirmDialog
        opened={asking && unfinished.stuck.length === 0}
        onClose={() => setAsking(false)}
        title="¿Entregar tu trabajo?"
        confirmLabel="Entregar"
        onConfirm={handIn}
        harmless
      >
        <p>
          Entregas {enumerar(parts)}. {after}
        </p>
        {late && <p>El plazo ya terminó: quedará señalado como entregado con retraso.</p>}
      </ConfirmDialog>
    </>
  );
}

function Missing({ stuck }: Pick<Unfinished, 'stuck'>) {
  const names = enumerar(stuck.map(({ file }) => `«${file.name}»`));
  return (
    <span className={classes.state} data-state="falta">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <b>
        {stuck.length === 1 ? 'Falta' : 'Faltan'} por subir {names}
      </b>
    </span>
  );
}

const partsOf = (text: boolean, files: number): string[] => [
  ...(text ? ['un texto'] : []),
  ...(files > 0 ? [cuenta(files, 'archivo')] : []),
];

interface Obstacles {
  readonly soloMira: boolean;
  readonly taken: boolean;
  readonly conflict: boolean;
  readonly uploading: boolean;
  readonly empty: boolean;
}

/** Why it can't be handed in now, or null. */
function obstacleOf({ soloMira, taken, conflict, uploading, empty }: Obstacles): string | null {
  if (soloMira) return 'Aquí solo miras: lo entrega quien hace el curso.';
  if (taken) return 'Esta actividad ya no admite entregas.';
  if (conflict) return 'Elige antes, arriba, con cuál de los dos te quedas.';
  if (uploading) return 'Espera a que terminen de subir los archivos.';
  return empty ? 'Aún no hay nada que entregar.' : null;
}
