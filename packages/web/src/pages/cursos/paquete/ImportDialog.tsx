import type { Paquete } from '@catedra/shared/paquetes/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChoosePackage } from '#pages/cursos/paquete/ChoosePackage.tsx';
import { ImportResult } from '#pages/cursos/paquete/ImportResult.tsx';
import classes from '#pages/cursos/paquete/paquete.module.css';
import { paqueteQuery } from '#pages/cursos/paquete/queries.ts';
import { Review } from '#pages/cursos/paquete/Review.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

const TITULOS: Readonly<Record<Paquete['estado'], string>> = {
  revisado: 'Revisa lo que llega',
  importando: 'Importando el curso',
  importado: 'Curso importado',
  fallido: 'El curso no se importó',
};

/** A course on its way in: chosen, reviewed, imported and told. What is under way is found again when it is reopened. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const query = useQuery({ ...paqueteQuery(id ?? ''), enabled: id !== null });
  const paquete = id === null ? undefined : query.data;

  const follow = (next: Paquete) => {
    queryClient.setQueryData(paqueteQuery(next.id).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: ['paquetes', 'recientes'] });
    setId(next.id);
  };
  const again = () => setId(null);

  // What was pressed is gone with its step: the keyboard goes on from the new one.
  const step = useRef<HTMLDivElement>(null);
  const estado = paquete?.estado;
  useEffect(() => {
    if (estado) step.current?.focus();
  }, [estado]);

  return (
    <Dialog opened onClose={onClose} wide title={paquete ? TITULOS[paquete.estado] : 'Importar curso'}>
      <div ref={step} tabIndex={-1} className={classes.step}>
        {!paquete && <ChoosePackage onReviewed={follow} onOpen={setId} />}
        {paquete?.estado === 'revisado' && <Review paquete={paquete} onOrdered={follow} onAgain={again} />}
        {paquete && paquete.estado !== 'revisado' && (
          <ImportResult paquete={paquete} onClose={onClose} onAgain={again} onOrdered={follow} />
        )}
      </div>
    </Dialog>
  );
}
