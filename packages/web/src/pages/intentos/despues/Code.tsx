import { codigoEscrito } from '@catedra/shared/intentos/codigo.ts';
import { Button, CopyButton } from '@mantine/core';
import classes from '#pages/intentos/despues/Despues.module.css';

/** The code of a receipt, to be copied. */
export function Code({ codigo }: { readonly codigo: string }) {
  const written = codigoEscrito(codigo);
  return (
    <div className={`look-wide-row ${classes.code}`}>
      <span>
        Código del recibo
        <b>{written}</b>
      </span>
      <CopyButton value={written}>
        {({ copied, copy }) => (
          <Button variant="subtle" onClick={copy}>
            {copied ? 'Copiado' : 'Copiar'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
