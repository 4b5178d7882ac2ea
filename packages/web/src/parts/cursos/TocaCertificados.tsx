import { leerTocados } from '@catedra/shared/certificados/api.ts';
import type {
  ActoPorHacer,
  CertificadosTocados,
  QueHacerConCertificados,
} from '@catedra/shared/certificados/tocados.ts';
import { Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '#platform/ask.ts';

/** How many certificates something that is about to be done leaves with nothing to rest on, and what is chosen for them. */
export function useTocados(acto: ActoPorHacer | null) {
  const [certificados, setCertificados] = useState<QueHacerConCertificados>('dejar');
  const { data, isLoading } = useQuery({
    queryKey: ['certificados', 'tocados', acto],
    queryFn: ({ signal }) =>
      acto ? ask(leerTocados, { body: acto }, { signal }) : { cuantos: 0, puedeRetirar: false },
    enabled: acto !== null,
    gcTime: 0,
  });
  return { tocados: data, contando: isLoading, certificados, setCertificados };
}

interface TocaCertificadosProps {
  readonly contando: boolean;
  readonly tocados: CertificadosTocados | undefined;
  readonly certificados: QueHacerConCertificados;
  readonly setCertificados: (que: QueHacerConCertificados) => void;
}

/** Asked before the act, where there is something to ask; leaving them is what happens unless something else is said. */
export function TocaCertificados({ tocados, certificados, setCertificados }: TocaCertificadosProps) {
  if (!tocados || tocados.cuantos === 0) return null;
  const { cuantos, puedeRetirar } = tocados;
  const uno = cuantos === 1;
  const frase = uno
    ? 'Hay 1 certificado expedido por lo que esto deshace.'
    : `Hay ${cuantos} certificados expedidos por lo que esto deshace.`;
  if (!puedeRetirar)
    return (
      <p>
        {frase} {uno ? 'Seguirá' : 'Seguirán'} valiendo hasta que alguien que pueda retirar certificados lo
        decida.
      </p>
    );
  return (
    <Radio.Group
      mt="md"
      label={frase}
      value={certificados}
      onChange={(que) => setCertificados(que === 'retirar' ? 'retirar' : 'dejar')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="dejar" label={uno ? 'Dejarlo como está' : 'Dejarlos como están'} />
        <Radio
          value="retirar"
          label={
            uno
              ? 'Retirarlo: quien lo compruebe leerá que fue retirado'
              : 'Retirarlos: quien los compruebe leerá que fueron retirados'
          }
        />
      </Stack>
    </Radio.Group>
  );
}
