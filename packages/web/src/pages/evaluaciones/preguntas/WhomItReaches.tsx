import type { SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import { IconBroadcast } from '@tabler/icons-react';
import { useState } from 'react';
import { loQueCambia } from '#pages/evaluaciones/mesa/lo-que-cambia.ts';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { desdeAhora } from '#preguntas/autor/desde-ahora.ts';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { enumerar } from '#ui/words/words.ts';

/** What a published evaluation asks is changed while it is used: for whom, and the way back to how it was found. */
export function WhomItReaches({ datos, mesa, vista }: Pick<TableProps, 'datos' | 'mesa' | 'vista'>) {
  const [found, setFound] = useState<readonly SeccionDePrueba[]>(vista.secciones);
  const untouched = vista.composicion.state === 'idle';
  // Until something is changed here, what others save is how it is found.
  if (untouched && vista.porEscribir === null && found !== vista.secciones) setFound(vista.secciones);
  const changes = untouched ? [] : loQueCambia(found, vista.secciones);
  const what = changes.length > 0 ? `Cambias ${enumerar(changes)}.` : 'Lo que cambies aquí se usa.';
  return (
    <Notice calm icon={IconBroadcast} role="status">
      <p>
        <b>{what}</b> {desdeAhora(datos.enCurso)}{' '}
        {changes.length > 0 && (
          <TextButton onClick={() => mesa.componer(() => found)}>Deshacer lo cambiado</TextButton>
        )}
      </p>
    </Notice>
  );
}
