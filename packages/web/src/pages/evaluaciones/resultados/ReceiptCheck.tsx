import { comprobarRecibo } from '@catedra/shared/intentos/api.ts';
import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import type { ReciboComprobado } from '@catedra/shared/intentos/despues.ts';
import { Button, TextInput } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Notice } from '#ui/states/Notice.tsx';
import { diaYHora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Somebody shows a receipt: whose it is, and whether it is what was handed in. */
export function ReceiptCheck() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconReceipt size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Comprobar un recibo
      </Button>
      {opened && <Asking onClose={() => setOpened(false)} />}
    </>
  );
}

const why = (error: unknown): string =>
  isApiError(error, 'NO_ENCONTRADO')
    ? 'Ninguna de las personas que puedes ver tiene un recibo con ese código. Revisa cómo está escrito.'
    : messageOf(error);

function Asking({ onClose }: { readonly onClose: () => void }) {
  const [codigo, setCodigo] = useState('');
  const check = useAction(() => ask(comprobarRecibo, { codigo: codigo.trim() }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (codigo.trim() !== '') check.run(undefined);
  };
  return (
    <Dialog opened onClose={onClose} title="Comprobar un recibo">
      <form onSubmit={send}>
        <TextInput
          label="Código del recibo"
          description="El que recibió quien la entregó, como K7PF-3QXM."
          autoComplete="off"
          data-autofocus
          maxLength={20}
          value={codigo}
          onChange={(event) => setCodigo(event.currentTarget.value)}
        />
        <div role="status">{check.result && <Found recibo={check.result} />}</div>
        {check.error !== null && <ErrorState>{why(check.error)}</ErrorState>}
        <DialogActions onCancel={onClose} cancel="Cerrar">
          <Button type="submit" loading={check.pending}>
            Comprobar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Found({ recibo }: { readonly recibo: ReciboComprobado }) {
  const now = useNow();
  const zone = useZone();
  const { persona, titulo, curso, numero, entregadoEn, codigo, concuerda, cubreRespuestas, estado } = recibo;
  return (
    <Notice calm={concuerda}>
      <p>
        <b>
          {concuerda
            ? 'Concuerda con lo que se guarda.'
            : 'No concuerda: lo que se guarda no es lo que se entregó.'}
        </b>
      </p>
      <p>
        {codigo && codigoEscrito(codigo)} es de <b>{persona}</b>: «{titulo}», de {curso.titulo}, intento{' '}
        {numero}
        {entregadoEn && `, entregado ${diaYHora(entregadoEn, now, zone)}`}
        {estado === 'anulado' && '; después se anuló'}.
      </p>
      {!cubreRespuestas && <p>Es de antes de que el código cubriera lo que se respondió.</p>}
    </Notice>
  );
}
