import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/cursos/paquete/paquete.module.css';
import { importar } from '#pages/cursos/paquete/queries.ts';
import { Messages } from '#pages/cursos/paquete/Review.tsx';
import { messageOf } from '#platform/api-error.ts';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { ProgressBar } from '#ui/marks/ProgressBar.tsx';
import { ButtonLink } from '#ui/frame/TextLink.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface ImportResultProps {
  readonly paquete: Paquete;
  readonly onClose: () => void;
  readonly onAgain: () => void;
  readonly onOrdered: (paquete: Paquete) => void;
}

/** How far the server is, which goes on by itself, and what came of it. */
export function ImportResult({ paquete, onClose, onAgain, onOrdered }: ImportResultProps) {
  const { estado } = paquete;
  if (estado === 'importando') return <Importing paquete={paquete} onClose={onClose} />;
  if (estado === 'fallido') return <Failed paquete={paquete} onAgain={onAgain} onOrdered={onOrdered} />;
  return <Imported paquete={paquete} onClose={onClose} />;
}

function Importing({ paquete, onClose }: Pick<ImportResultProps, 'paquete' | 'onClose'>) {
  const { hechos, total } = paquete.progreso;
  return (
    <>
      <p className={classes.lead}>
        <b>{paquete.resumen.titulo}</b>
      </p>
      <ProgressBar value={total > 0 ? (100 * hechos) / total : 0} label="Archivos importados" />
      <p className={`look-quiet-inline ${classes.note}`} role="status">
        {total > 0 ? `${pesoEnPalabras(hechos)} de ${pesoEnPalabras(total)}. ` : 'Creando el curso. '}
        Puedes cerrar esta ventana: sigue sola.
      </p>
      <DialogActions onCancel={onClose} cancel="Entendido" />
    </>
  );
}

function Imported({ paquete, onClose }: Pick<ImportResultProps, 'paquete' | 'onClose'>) {
  const { cursoId, resumen } = paquete;
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['cursos'] });
    void queryClient.invalidateQueries({ queryKey: ['paquetes', 'recientes'] });
  }, [queryClient]);
  const actividades = resumen.actividades.reduce((suma, { cuantas }) => suma + cuantas, 0);
  const partes = [
    cuenta(resumen.secciones.length, 'sección', 'secciones'),
    cuenta(actividades, 'actividad', 'actividades'),
    ...(resumen.preguntas > 0 ? [`${cuenta(resumen.preguntas, 'pregunta')} en el banco`] : []),
    ...(resumen.totalArchivos > 0 ? [cuenta(resumen.totalArchivos, 'archivo')] : []),
  ];
  return (
    <>
      <p className={classes.lead} role="status">
        <b>{resumen.titulo}</b> está en borrador, con {enumerar(partes)}.
      </p>
      <Messages title="Ten en cuenta" messages={resumen.avisos} />
      {!cursoId && <p className={`look-quiet-inline ${classes.note}`}>El curso se eliminó después.</p>}
      <DialogActions onCancel={onClose} cancel="Listo">
        {cursoId && <ButtonLink to={rutas.cursoEditar(cursoId)}>Abrir el curso</ButtonLink>}
      </DialogActions>
    </>
  );
}

function Failed({ paquete, onAgain, onOrdered }: Omit<ImportResultProps, 'onClose'>) {
  const retry = useMutation({ mutationFn: () => importar(paquete.id), onSuccess: onOrdered });
  return (
    <>
      <ErrorState title="No quedó nada a medias" onRetry={() => retry.mutate()} retrying={retry.isPending}>
        {retry.isError ? messageOf(retry.error) : paquete.motivo}
      </ErrorState>
      <DialogActions onCancel={onAgain} cancel="Elegir otro" />
    </>
  );
}
