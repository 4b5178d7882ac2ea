import type { Carga, ContadoresDeCarga } from '@catedra/shared/cargas/schemas.ts';
import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cargaQuery, importar } from '#pages/usuarios/carga-masiva/carga-queries.ts';
import classes from '#pages/usuarios/carga-masiva/revision/Revision.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface ImportFooterProps {
  readonly carga: Carga;
  readonly contadores: ContadoresDeCarga;
  /** Other days for whoever would come into a course past its date. */
  readonly diasSiPaso: number | undefined;
  /** It is not known yet who would. */
  readonly waits: boolean;
  /** The rows: how they are taken is chosen over them, where nothing that arrives can move it. */
  readonly children?: ReactNode;
}

const NAMED = 3;

/** What importing will do, and the button that does it. */
export function ImportFooter({ carga, contadores, diasSiPaso, waits, children }: ImportFooterProps) {
  const queryClient = useQueryClient();
  const whole = useKeptChoice(`carga:${carga.id}:todo-o-nada`, false);
  const start = useMutation({
    mutationFn: () => importar(carga.id, { como: whole.value ? 'todoONada' : 'soloCorrectas', diasSiPaso }),
    onSuccess: (importando) => queryClient.setQueryData(cargaQuery(carga.id).queryKey, importando),
  });
  const [asking, setAsking] = useState(false);
  const { nuevas, cambian, errores } = contadores;
  const filas = nuevas + cambian;
  const algo = filas > 0 || carga.salen > 0;
  const held = heldBy(carga);
  return (
    <>
      <Checkbox
        className={classes.whole}
        checked={whole.value}
        label="Todo o nada: si una sola fila falla, no se guarda ninguna"
        onChange={({ currentTarget: { checked } }) => whole.set(() => checked)}
      />
      {children}
      {start.error && <ErrorState>{messageOf(start.error)}</ErrorState>}
      <FormFooter effect={held ?? effectOf(contadores, carga.salen, whole.value)}>
        <Button
          loading={start.isPending}
          disabled={held !== null || !algo || waits || (whole.value && errores > 0)}
          onClick={() => (carga.salen > 0 ? setAsking(true) : start.mutate())}
        >
          {filas === 0 && carga.salen > 0 ? 'Sincronizar el grupo' : `Importar ${cuenta(filas, 'fila')}`}
        </Button>
      </FormFooter>
      <TakeOutDialog
        salen={carga.salen}
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => start.mutateAsync()}
      />
    </>
  );
}

interface TakeOutDialogProps {
  readonly salen: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<unknown>;
}

/** People leave a group with it, so it asks as deleting does. */
function TakeOutDialog({ salen, opened, onClose, onConfirm }: TakeOutDialogProps) {
  const cuantas = cuenta(salen, 'persona');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`¿Sacar a ${cuantas} del grupo?`}
      confirmLabel={`Sacar a ${cuantas} e importar`}
      onConfirm={onConfirm}
    >
      {salen === 1 ? 'No está' : 'No están'} en el archivo, y {salen === 1 ? 'dejará' : 'dejarán'} de tener
      los cursos que solo {salen === 1 ? 'tenía' : 'tenían'} por este grupo. Su cuenta y su progreso se
      conservan, y deshacer la carga {salen === 1 ? 'la devuelve' : 'las devuelve'} al grupo.
    </ConfirmDialog>
  );
}

/** What has to be done before anything is imported. */
function heldBy({ desfase, situaciones }: Carga): string | null {
  if (desfase) return 'Lo que ves ya no es lo que se haría: revisa el archivo otra vez antes de importarlo.';
  const open = situaciones.filter(({ decision }) => decision === null);
  if (open.length === 0) return null;
  const named = open.slice(0, NAMED).map(({ texto }) => `«${texto}»`);
  const more = open.length - named.length;
  return `Falta decir qué hacemos con ${enumerar([...named, ...(more > 0 ? [more === 1 ? 'otra' : `otras ${more}`] : [])])}.`;
}

function effectOf({ nuevas, cambian, errores }: ContadoresDeCarga, salen: number, whole: boolean): ReactNode {
  const filas = nuevas + cambian;
  const fuera =
    errores === 1 ? '1 fila con error queda fuera.' : `${cuenta(errores, 'fila')} con error quedan fuera.`;
  if (whole && errores > 0)
    return `Hay ${cuenta(errores, 'fila')} con error: ${errores === 1 ? 'corrígela o déjala' : 'corrígelas o déjalas'} fuera para importar todo o nada.`;
  if (filas === 0 && salen === 0)
    return errores > 0
      ? `Nada que importar: ${fuera}`
      : 'Nada que importar: todo está ya como dice el archivo.';
  const salida = salen > 0 && `${salen === 1 ? 'Saldrá' : 'Saldrán'} del grupo ${cuenta(salen, 'persona')}. `;
  const partes = [
    nuevas > 0 && cuenta(nuevas, 'persona nueva', 'personas nuevas'),
    cambian > 0 && `${cuenta(cambian, 'persona')} con cambios`,
  ].filter((parte) => parte !== false);
  return (
    <>
      {filas > 0 && (
        <>
          <b>
            {filas === 1 ? 'Se importará' : 'Se importarán'} {cuenta(filas, 'fila')}:
          </b>{' '}
          {enumerar(partes)}.{' '}
        </>
      )}
      {salida}
      {errores > 0 && fuera}
    </>
  );
}
