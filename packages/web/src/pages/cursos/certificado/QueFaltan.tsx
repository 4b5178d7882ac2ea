import { emitirQueFaltan } from '@catedra/shared/certificados/api.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queFaltanQuery } from '#pages/cursos/certificado/queries.ts';
import type { AjustesForm } from '#pages/cursos/certificado/use-ajustes.ts';
import { quienesTerminaron } from '#pages/cursos/certificado/words.ts';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { cuenta } from '#ui/words/words.ts';

interface QueFaltanProps {
  readonly cursoId: string;
  readonly form: AjustesForm;
}

/** What the course means for those who finished it, and the certificates that they still lack. */
export function QueFaltan({ cursoId, form }: QueFaltanProps) {
  const query = useQuery(queFaltanQuery(cursoId));
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<number | null>(null);

  const emitir = async () => {
    const { emitidos } = await ask(emitirQueFaltan, { id: cursoId });
    setDone(emitidos);
    await queryClient.invalidateQueries({ queryKey: queFaltanQuery(cursoId).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['certificados'] });
  };

  return (
    <Section beside title="Quienes ya terminaron">
      <QueryView query={query} label="Contando…" skeleton={<Skeleton height={72} mt={12} />}>
        {(cuentas) => (
          <>
            <p>{quienesTerminaron(cuentas, form.stored.da)}</p>
            {done !== null && (
              <p role="status">
                {done === 0
                  ? 'No faltaba ninguno: otra persona los emitió antes.'
                  : `${cuenta(done, 'certificado emitido', 'certificados emitidos')}. Sus PDF estarán en un minuto.`}
              </p>
            )}
            {form.stored.da && cuentas.faltan > 0 && (
              <p className="look-loose-line">
                <Button variant="default" disabled={form.dirty} onClick={() => setAsking(true)}>
                  Emitir los que faltan
                </Button>
                {form.dirty && <span className="look-faint">Guarda antes los cambios.</span>}
              </p>
            )}
            <ConfirmDialog
              opened={asking}
              onClose={() => setAsking(false)}
              title={`¿Emitir ${cuenta(cuentas.faltan, 'certificado')}?`}
              confirmLabel={`Emitir ${cuenta(cuentas.faltan, 'certificado')}`}
              harmless
              onConfirm={emitir}
            >
              Cada uno lleva la fecha en que su persona terminó y lo que su ficha dice hoy. Los de quienes
              terminaron antes de que la academia diera certificados no caducan. No se pueden deshacer: uno
              que sobre se retira desde el registro.
            </ConfirmDialog>
          </>
        )}
      </QueryView>
    </Section>
  );
}
