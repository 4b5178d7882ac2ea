import { traerFirma } from '@catedra/shared/certificados/firma/api.ts';
import { MAX_BYTES_DE_P12 } from '@catedra/shared/certificados/firma/schemas.ts';
import { Button, FileInput, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firmaQuery } from '#pages/configuracion/queries.ts';
import { fieldErrors, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { FormLayout, FormRow } from '#ui/forms/FormLayout.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A `.p12` and its password, which is asked for once and kept nowhere. */
export function TraerClave() {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const bring = useAction(
    async (chosen: File) =>
      ask(traerFirma, { body: { archivo: await base64Of(chosen), contraseña: password } }),
    (firma) => {
      queryClient.setQueryData(firmaQuery.queryKey, firma);
      setFile(null);
      setPassword('');
    },
  );
  const tooLarge = file !== null && file.size > MAX_BYTES_DE_P12;
  const wrong = fieldErrors(bring.error);
  return (
    <FormLayout>
      <FormRow>
        <FileInput
          label="Archivo"
          placeholder="Elegir un .p12 o .pfx"
          accept=".p12,.pfx,application/x-pkcs12"
          clearable
          value={file}
          error={tooLarge ? 'Un archivo de clave pesa mucho menos: ese no lo es.' : wrong.archivo}
          onChange={setFile}
        />
        <PasswordInput
          label="Contraseña del archivo"
          autoComplete="off"
          value={password}
          error={wrong['contraseña']}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </FormRow>
      <p className="look-faint">
        Los certificados que se expidan desde ahora se firman con ella. La contraseña no se guarda; la clave,
        cifrada.
      </p>
      {bring.error !== null && Object.keys(wrong).length === 0 && (
        <ErrorState>{messageOf(bring.error)}</ErrorState>
      )}
      {bring.done && <p role="status">Desde ahora se firma con esta clave.</p>}
      <div className="look-loose-line">
        <Button
          variant="default"
          disabled={!file || tooLarge}
          loading={bring.pending}
          onClick={() => file && bring.run(file)}
        >
          Firmar con esta clave
        </Button>
        {!file && <span className="look-faint">Elige antes el archivo.</span>}
      </div>
    </FormLayout>
  );
}
