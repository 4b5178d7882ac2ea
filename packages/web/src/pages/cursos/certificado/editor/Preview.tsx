import { probarDiseno } from '@catedra/shared/certificados/disenos/api.ts';
import type { ContenidoDeDiseno } from '@catedra/shared/certificados/disenos/contenido.ts';
import type { Prueba } from '@catedra/shared/certificados/disenos/schemas.ts';
import type { Usuario } from '@catedra/shared/usuarios/collection.ts';
import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#pages/cursos/certificado/editor/editor.module.css';
import { messageOf } from '#platform/api-error.ts';
import { PeoplePicker } from '#parts/usuarios/PeoplePicker.tsx';
import { askFile } from '#platform/ask.ts';
import { serverTime } from '#platform/clock.ts';
import { useActor } from '#platform/session.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { lazyPart } from '#ui/states/lazy-part.tsx';
import { Part } from '#ui/states/Part.tsx';
import { hora, numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';
import { Suspense } from 'react';

const PdfSheet = lazyPart(
  async () => (await import('#pages/cursos/certificado/editor/PdfSheet.tsx')).PdfSheet,
);

const PAUSE_MS = 500;
const PRUEBAS: readonly { readonly value: Prueba; readonly label: string }[] = [
  { value: 'normal', label: 'Nombre normal' },
  { value: 'largo', label: 'El más largo' },
  { value: 'alfabetos', label: 'Otros alfabetos' },
];

export interface Hecha {
  readonly pdf: Blob;
  readonly hechaEn: Date;
}

/** The paper itself, made by the server a moment after each change. */
export function usePrueba(contenido: ContenidoDeDiseno, cursoId: string) {
  const [prueba, setPrueba] = useState<Prueba>('normal');
  const [quien, setQuien] = useState<Usuario | null>(null);
  const usuarioId = quien?.id ?? null;
  const [quieto] = useDebouncedValue(contenido, PAUSE_MS);
  const query = useQuery({
    queryKey: ['disenos', 'prueba', cursoId, prueba, usuarioId, quieto],
    queryFn: async ({ signal }): Promise<Hecha> => {
      const body = { contenido: quieto, prueba, cursoId, usuarioId };
      const { contenido: pdf } = await askFile(probarDiseno, { body }, { signal });
      return { pdf, hechaEn: serverTime() };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  return { prueba, setPrueba, quien, setQuien, query };
}

interface PreviewProps extends ReturnType<typeof usePrueba> {
  readonly expedidos: number;
  /** Whether papers carry a QR. */
  readonly conQr: boolean;
}

export function Preview({ prueba, setPrueba, quien, setQuien, query, expedidos, conQr }: PreviewProps) {
  const { puede } = useActor();
  const zone = useZone();
  const { data, isFetching, error } = query;
  return (
    <section className={classes.preview} aria-label="Vista previa">
      <SegmentedControl
        aria-label="Probar con"
        data={[...PRUEBAS]}
        value={prueba}
        onChange={setPrueba}
        disabled={quien !== null}
      />
      {puede('usuarios:ver') && (
        <PeoplePicker
          label="O con el nombre de alguien"
          chosen={quien ? [quien] : []}
          onChange={(chosen) => setQuien(chosen.at(-1) ?? null)}
        />
      )}
      <div className={classes.table} aria-busy={isFetching || undefined}>
        {data ? (
          <Part>
            <Suspense fallback={<div className={classes.sheet} />}>
              <PdfSheet
                pdf={data.pdf}
                label={`El certificado, con ${quien ? fullName(quien) : 'una persona que no existe'}`}
              />
            </Suspense>
          </Part>
        ) : (
          <div className={classes.sheet} />
        )}
      </div>
      {error && <ErrorState>{messageOf(error)}</ErrorState>}
      <div className={classes.foot}>
        <span className={classes.made} role="status">
          {isFetching || !data ? (
            'Haciendo el PDF…'
          ) : (
            <>
              <IconCheck size={16} stroke={1.75} aria-hidden />
              Este es el PDF, de {pesoEnPalabras(data.pdf.size)}, hecho a las {hora(data.hechaEn, zone)}
            </>
          )}
        </span>
        <span className="look-faint">
          A4 apaisado.{' '}
          {expedidos === 1
            ? 'El ya expedido no cambia.'
            : expedidos > 1 && `Los ${numero(expedidos)} ya expedidos no cambian.`}
        </span>
      </div>
      {!conQr && (
        <p className="look-faint">
          Sin código QR: la academia no tiene dirección pública (<code>PUBLIC_URL</code>), así que no hay
          página que abrir con él. El código de doce signos sí sale.
        </p>
      )}
    </section>
  );
}
