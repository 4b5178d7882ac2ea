import { exportar, preverExportar } from '@catedra/shared/importaciones/api.ts';
import type { ExportarPreguntas, PrevisionDeExportar } from '@catedra/shared/importaciones/schemas.ts';
import { Button, Loader, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/preguntas/importar/Import.module.css';
import { preguntas } from '#pages/preguntas/importar/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask, askFile } from '#platform/ask.ts';
import { saveFile } from '#platform/save-file.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

type Formato = ExportarPreguntas['formato'];

const FORMATS: readonly { readonly value: Formato; readonly label: string; readonly help: string }[] = [
  {
    value: 'catedra',
    label: 'Cátedra',
    help: 'Para otra academia como esta: no se pierde nada, y las imágenes van dentro.',
  },
  { value: 'moodle_xml', label: 'XML de Moodle', help: 'Moodle y casi cualquier otro programa lo leen.' },
  {
    value: 'qti',
    label: 'QTI 2.1',
    help: 'El que leen Canvas, TAO, Blackboard y otros. Un .zip con sus imágenes.',
  },
  { value: 'gift', label: 'GIFT', help: 'Texto que se lee y se corrige a mano. Sin imágenes.' },
];

interface ExportDialogProps {
  readonly what: Pick<ExportarPreguntas, 'carpetaId' | 'ids'>;
  /** «Prevención», «todo el banco», «3 elegidas». */
  readonly name: string;
  readonly onClose: () => void;
}

/** What can't go in the file is said before it is made. */
export function ExportDialog({ what, name, onClose }: ExportDialogProps) {
  const [formato, setFormato] = useState<Formato>('catedra');
  const body = { ...what, ids: what.ids && [...what.ids], formato };
  const prevision = useQuery({
    queryKey: ['importaciones', 'prever-exportar', body],
    queryFn: ({ signal }) => ask(preverExportar, { body }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const download = useAction(
    () => askFile(exportar, { body }),
    (file) => {
      saveFile(file);
      onClose();
    },
  );
  const count = prevision.data?.preguntas ?? 0;
  const failure = download.error ?? prevision.error;
  return (
    <Dialog opened onClose={onClose} title={`Exportar ${name}`}>
      <div className="look-stack">
        <Radio.Group label="Para llevarlas a" value={formato} onChange={(value) => setFormato(value)}>
          {FORMATS.map(({ value, label, help }) => (
            <Radio key={value} mt={12} value={value} label={label} description={help} />
          ))}
        </Radio.Group>
        <div role="status">
          {prevision.data ? (
            <Lost prevision={prevision.data} />
          ) : (
            !failure && (
              <p className="look-row">
                <Loader size="xs" aria-hidden /> Mirando qué cabe en ese formato…
              </p>
            )
          )}
        </div>
        {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
      </div>
      <DialogActions
        onCancel={onClose}
        note={prevision.data && count === 0 && 'Aquí no hay ninguna pregunta.'}
      >
        <Button
          disabled={!prevision.data || count === 0}
          loading={download.pending}
          onClick={() => download.run(undefined)}
        >
          {prevision.data ? `Descargar ${preguntas(count)}` : 'Descargar'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Lost({
  prevision: { preguntas: count, pierden, otras },
}: {
  readonly prevision: PrevisionDeExportar;
}) {
  if (count === 0) return null;
  const all = pierden.length + otras;
  if (all === 0) return <p>No se pierde nada de {count === 1 ? 'ella' : 'ellas'}.</p>;
  return (
    <>
      <p>{all === 1 ? 'En una no cabe todo:' : `En ${cuenta(all, 'pregunta')} no cabe todo:`}</p>
      <ul className={classes.lost}>
        {pierden.map(({ id, texto, que }) => (
          <li key={id}>
            <b>{texto}</b> {que.join(' ')}
          </li>
        ))}
        {otras > 0 && <li>Y {cuenta(otras, 'pregunta')} más.</li>}
      </ul>
    </>
  );
}
