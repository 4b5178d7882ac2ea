import { renovarYa } from '@catedra/shared/cumplimiento/api.ts';
import { renovarYaEnPalabras, rondaEnPalabras } from '@catedra/shared/cumplimiento/palabras.ts';
import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import { diaEn } from '@catedra/shared/fechas/en-zona.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/curso/end/Renewal.module.css';
import { miRenovacionQuery } from '#pages/curso/end/renewal-query.ts';
import { direccionDelPdf } from '#parts/certificados/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Cumple } from '#ui/marks/Cumple.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { dia, fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** Until when what was just completed is worth something, when it is renewed, and the times before; nothing if it is for ever. */
export function Renewal({ cursoId }: { readonly cursoId: string }) {
  const { data } = useQuery(miRenovacionQuery(cursoId));
  const now = useNow();
  const hoy = diaEn(now, useZone());
  if (!data?.valeHasta) return null;
  // What was done is over and nothing follows it: there is nothing open in which to do it again.
  const lapsed = data.cumplimiento === 'caducado';
  return (
    <Section title="Hasta cuándo vale">
      <p className={classes.until}>
        {lapsed ? (
          <Cumple de={{ ...data, estado: 'completado' }} />
        ) : (
          `Te vale hasta el ${dia(data.valeHasta, now)}`
        )}
        {!lapsed && data.externa && ', por la formación externa que se te registró'}.
        {data.abreEl && ` Podrás renovarlo desde el ${dia(data.abreEl, now)}; te lo diremos en Mis cursos.`}
      </p>
      {data.siYa && (
        <RenewNow cursoId={cursoId} words={renovarYaEnPalabras(data.siYa, hoy, data.valeHasta)} />
      )}
      {data.hechas.length > 1 && <Before hechas={data.hechas} />}
    </Section>
  );
}

interface RenewNowProps {
  readonly cursoId: string;
  /** What it gives, and what waiting would. */
  readonly words: string;
}

function RenewNow({ cursoId, words }: RenewNowProps) {
  const queryClient = useQueryClient();
  const renew = useMutation({
    mutationFn: () => ask(renovarYa, { id: cursoId }),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <div className={classes.now}>
      <p>Si lo renuevas hoy: {words.charAt(0).toLowerCase() + words.slice(1)}</p>
      <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
        Renovar ya
      </Button>
      {renew.isError && <ErrorState>{messageOf(renew.error)}</ErrorState>}
    </div>
  );
}

function Before({ hechas }: Pick<MiRenovacion, 'hechas'>) {
  const now = useNow();
  const zone = useZone();
  return (
    <>
      <h3 className={classes.title}>Las veces que lo has hecho</h3>
      <ul className={classes.times}>
        {hechas.map(({ ronda, terminadoEn, valeHasta, certificadoId, externa }) => (
          <li key={ronda}>
            {rondaEnPalabras(ronda)}: lo terminaste el {fecha(terminadoEn, now, zone)}
            {externa && ' (externa)'}
            {valeHasta && `, valía hasta el ${dia(valeHasta, now)}`}
            {certificadoId && (
              <>
                {' · '}
                <a href={direccionDelPdf(certificadoId)} download>
                  Certificado
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
