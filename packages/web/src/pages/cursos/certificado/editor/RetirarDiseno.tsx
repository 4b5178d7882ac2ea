import { retirarDiseno } from '@catedra/shared/certificados/disenos/api.ts';
import type { Diseno } from '@catedra/shared/certificados/disenos/schemas.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { disenosQuery } from '#pages/cursos/certificado/queries.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { cuenta } from '#ui/words/words.ts';

/** A design that no course uses leaves the list; what was issued with it stays as it is. */
export function RetirarDiseno({ cursoId, diseno }: { readonly cursoId: string; readonly diseno: Diseno }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { cursos } = diseno;
  const retire = async () => {
    await ask(retirarDiseno, { id: diseno.id });
    void queryClient.invalidateQueries({ queryKey: disenosQuery.queryKey, exact: true });
    await navigate({ to: rutas.cursoEditar(cursoId), search: { parte: 'certificado' } as never });
  };
  return (
    <div className="look-loose-line">
      <Button variant="subtle" color="mal" disabled={cursos > 0} onClick={() => setAsking(true)}>
        Retirar el diseño
      </Button>
      {cursos > 0 && (
        <span className="look-faint">
          Lo usa{cursos === 1 ? '' : 'n'} {cuenta(cursos, 'curso')}: elige antes otro en{' '}
          {cursos === 1 ? 'él' : 'ellos'}.
        </span>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={`¿Retirar el diseño «${diseno.nombre}»?`}
        confirmLabel="Retirar el diseño"
        onConfirm={retire}
      >
        Ya no se podrá elegir en ningún curso. Los certificados que se expidieron con él no cambian. No se
        puede deshacer.
      </ConfirmDialog>
    </div>
  );
}
