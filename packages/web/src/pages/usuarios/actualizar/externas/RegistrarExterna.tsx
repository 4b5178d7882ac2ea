import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import { guardarEntrada, registrar } from '@catedra/shared/externas/api.ts';
import { puedeEscribirCatalogo } from '@catedra/shared/externas/policy.ts';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/usuarios/actualizar/externas/Externas.module.css';
import { NOTHING_UNFINISHED, UploadField } from '#parts/archivos/UploadField.tsx';
import { CourseSelect } from '#parts/cursos/CourseSelect.tsx';
import { EntradaFields, type Escrita, SIN_ESCRIBIR } from '#parts/externas/EntradaFields.tsx';
import { catalogoQuery } from '#parts/externas/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface RegistrarExternaProps {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly onClose: () => void;
}

type De = 'curso' | 'catalogo' | 'nueva';

const FALTA: Readonly<Record<De, string>> = {
  curso: 'Elige el curso y su día.',
  catalogo: 'Elige la formación y su día.',
  nueva: 'Escribe el título y el día.',
};

/** What somebody did elsewhere: which course it stands for or what it was, when, and its paper. */
export function RegistrarExterna({ usuarioId, nombre, onClose }: RegistrarExternaProps) {
  const { actor } = useActor();
  const queryClient = useQueryClient();
  const { data } = useQuery(catalogoQuery);
  const [de, setDe] = useState<De>('curso');
  const [cursoId, setCursoId] = useState<string | null>(null);
  const [elegida, setElegida] = useState<string | null>(null);
  const [nueva, setNueva] = useState<Escrita>(SIN_ESCRIBIR);
  const [nuevaId] = useState(() => crypto.randomUUID());
  const [dia, setDia] = useState('');
  const [papel, setPapel] = useState<readonly Archivo[]>([]);
  const [unfinished, setUnfinished] = useState(NOTHING_UNFINISHED);
  const enUso = data?.entradas.filter(({ retirada }) => !retirada) ?? [];
  const run = useAction(
    async () => {
      if (de === 'nueva') await ask(guardarEntrada, { id: nuevaId, body: { version: 0, ...nueva } });
      const entradaId = de === 'nueva' ? nuevaId : elegida;
      const que = de === 'curso' ? { cursoId } : { entradaId };
      return ask(registrar, { id: usuarioId, body: { ...que, dia, archivoId: papel[0]?.id ?? null } });
    },
    () => {
      void queryClient.invalidateQueries();
      onClose();
    },
  );
  const errors = fieldErrors(run.error);
  const dicho = de === 'nueva' ? nueva.titulo.trim() : de === 'curso' ? cursoId : elegida;
  const falta = !dicho || !dia;
  return (
    <Dialog opened onClose={onClose} title={`Registrar formación externa de ${nombre}`}>
      <SegmentedControl
        fullWidth
        aria-label="Qué formación es"
        value={de}
        onChange={(value) => setDe(value as De)}
        data={[
          { value: 'curso', label: 'Curso de la academia' },
          { value: 'catalogo', label: 'Del catálogo' },
          ...(puedeEscribirCatalogo(actor) ? [{ value: 'nueva', label: 'Otra' }] : []),
        ]}
      />
      <div className={classes.fields}>
        {de === 'curso' && (
          <CourseSelect
            label="Curso que completa"
            value={cursoId}
            onChange={setCursoId}
            error={errors.cursoId}
          />
        )}
        {de === 'catalogo' && (
          <Select
            label="Formación"
            placeholder={data && enUso.length === 0 ? 'El catálogo está vacío' : 'Título de la formación'}
            searchable
            nothingFoundMessage="Ninguna con ese título"
            data={enUso.map(({ id, titulo }) => ({ value: id, label: titulo }))}
            value={elegida}
            onChange={setElegida}
            error={errors.entradaId}
          />
        )}
        {de === 'nueva' && <EntradaFields value={nueva} onChange={setNueva} errors={errors} />}
        <DateField
          label="Día en que la terminó"
          help="El que dice su papel."
          past
          value={dia}
          onChange={setDia}
          error={errors.dia}
        />
        <UploadField
          label="Su papel"
          description="El diploma o certificado que trae, en PDF o en foto. Puede añadirse después."
          proposito="externa"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          value={papel}
          onChange={setPapel}
          onUnfinished={setUnfinished}
          error={errors.archivoId}
        />
      </div>
      {run.error !== null && Object.keys(errors).length === 0 && (
        <ErrorState>{messageOf(run.error)}</ErrorState>
      )}
      <DialogActions onCancel={onClose} note={falta && FALTA[de]}>
        <Button disabled={falta || unfinished.busy} loading={run.pending} onClick={() => run.run(undefined)}>
          Registrar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
