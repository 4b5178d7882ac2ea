import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconBroadcast } from '@tabler/icons-react';
import { aQuienCambia } from '#pages/evaluaciones/mesa/a-quien-cambia.ts';
import { loQueCambia } from '#pages/evaluaciones/mesa/lo-que-cambia.ts';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import type { TableProps } from '#pages/evaluaciones/preguntas/table-props.ts';
import { FormFooter } from '#ui/forms/FormFooter.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { offerUndo } from '#ui/states/undo.ts';
import { enumerar } from '#ui/words/words.ts';

const TO_BE_USED = ['held', 'waiting', 'saving', 'local', 'refused'];

/** What a published evaluation asks is changed as its rules are: what it does is said before, and can be taken back after. */
export function UseFromNow({ datos, mesa, vista }: Pick<TableProps, 'datos' | 'mesa' | 'vista'>) {
  const { composicion, enUso, secciones } = vista;
  const use = useMutation({ mutationFn: () => putToUse(mesa) });
  const changes = TO_BE_USED.includes(composicion.state) ? loQueCambia(enUso, secciones) : [];
  if (changes.length === 0)
    return (
      <Notice calm icon={IconBroadcast} role="status">
        <p>
          <b>
            Está publicada: lo que cambies de sus puntos, sus secciones o su orden espera a «Usar desde
            ahora».
          </b>{' '}
          Hasta entonces se pregunta como está.
        </p>
      </Notice>
    );
  return (
    <FormFooter
      effect={
        <span role="status">
          <b>Cambias {enumerar(changes)}.</b> {aQuienCambia(datos)}
          {composicion.state === 'refused' && ` ${composicion.message}`}
          {composicion.state === 'local' && ' No hay conexión: se usará cuando vuelva.'}
        </span>
      }
    >
      <Button variant="default" disabled={use.isPending} onClick={() => mesa.descartarComposicion()}>
        Descartar
      </Button>
      <Button loading={use.isPending} onClick={() => use.mutate()}>
        Usar desde ahora
      </Button>
    </FormFooter>
  );
}

/** Used, and offered back as it was. */
async function putToUse(mesa: Mesa): Promise<void> {
  const after = mesa.snapshot().secciones;
  const before = await mesa.usarComposicion();
  if (!before) return;
  const put = async (secciones: typeof after) => {
    mesa.componer(() => secciones);
    await mesa.usarComposicion();
  };
  offerUndo({
    words: 'Se usa desde ahora.',
    place: mesa.id,
    undo: () => put(before),
    redo: () => put(after),
  });
}
