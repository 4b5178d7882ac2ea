import { leerTocados } from '@catedra/shared/certificados/api.ts';
import type { CertificadosTocados, QueHacerConCertificados } from '@catedra/shared/certificados/tocados.ts';
import type { CalificarEntrega, Entrega } from '@catedra/shared/entregas/schemas.ts';
import { type ReactNode, useState } from 'react';
import { calificar } from '#pages/entregas/queries.ts';
import { TocaCertificados } from '#parts/cursos/TocaCertificados.tsx';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

interface Asked {
  readonly body: CalificarEntrega;
  readonly tocados: CertificadosTocados;
}

interface Remark {
  /** Marks it, unless there is something to ask first. */
  readonly send: (body: CalificarEntrega) => Promise<'asked' | 'sent'>;
  /** The question, while it is asked. */
  readonly question: (done: () => Promise<void>) => ReactNode;
}

/** Marking anew may leave a certificate with nothing to rest on: what is done with it is asked before. */
export function useRemark({ id, version, estado }: Pick<Entrega, 'id' | 'version' | 'estado'>): Remark {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [certificados, setCertificados] = useState<QueHacerConCertificados>('dejar');

  const send = async (body: CalificarEntrega) => {
    if (estado === 'calificada') {
      const { nota, puntos } = body;
      const tocados = await ask(leerTocados, { body: { acto: 'calificar', id, version, nota, puntos } });
      if (tocados.cuantos > 0) {
        setCertificados('dejar');
        setAsked({ body, tocados });
        return 'asked';
      }
    }
    await calificar(id, body);
    return 'sent';
  };

  const question = (done: () => Promise<void>) => (
    <ConfirmDialog
      opened={asked !== null}
      onClose={() => setAsked(null)}
      title="¿Cambiar la nota?"
      confirmLabel="Cambiar la nota"
      onConfirm={async () => {
        if (!asked) return;
        await calificar(id, { ...asked.body, certificados });
        await done();
      }}
      harmless
    >
      Con esta nota, su curso deja de estar terminado.
      <TocaCertificados
        contando={false}
        tocados={asked?.tocados}
        certificados={certificados}
        setCertificados={setCertificados}
      />
    </ConfirmDialog>
  );
  return { send, question };
}
