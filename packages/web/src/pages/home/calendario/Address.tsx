import { darDireccion, quitarDireccion } from '@catedra/shared/calendario/api.ts';
import type { DireccionDeCalendario } from '@catedra/shared/calendario/schemas.ts';
import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/home/calendario/Address.module.css';
import { NewAddress } from '#pages/home/calendario/NewAddress.tsx';
import { calendarioQuery } from '#pages/home/calendario/queries.ts';
import { Where } from '#pages/home/calendario/Where.tsx';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** The secret address at which other calendars read these dates: none until it is asked for, and shown once. */
export function Address({ direccion }: { readonly direccion: DireccionDeCalendario | null }) {
  const { mirada } = useActor();
  const queryClient = useQueryClient();
  const [dada, setDada] = useState<{ readonly url: string; readonly version: number } | null>(null);
  const leer = () => queryClient.invalidateQueries({ queryKey: calendarioQuery.queryKey });
  const pedir = useMutation({
    mutationFn: () => ask(darDireccion, { body: { enLugarDe: direccion?.version ?? 0 } }),
    onSuccess: ({ url, direccion: { version } }) => setDada({ url, version }),
    // Refused or not, another one may be there by now.
    onSettled: leer,
  });
  const quitar = async () => {
    await ask(quitarDireccion);
    setDada(null);
    await leer();
  };
  const aLaVista = dada !== null && (direccion === null || dada.version >= direccion.version) ? dada : null;
  return (
    <section className={classes.address} aria-labelledby="llevatelo">
      <div className={classes.head}>
        <IconCalendar size={22} stroke={1.75} aria-hidden />
        <div>
          <h2 id="llevatelo" className={classes.title}>
            Llévalo a tu calendario
          </h2>
          <p className="look-quiet">
            Google, Outlook o el del móvil lo leen cada cierto tiempo y se pone al día solo. La dirección es
            secreta: quien la tenga ve los títulos y las fechas de lo que haces, y nada más.
          </p>
        </div>
      </div>
      {mirada ? (
        <p className="look-quiet">Es suya: no se ve ni se cambia al mirar la academia como otra persona.</p>
      ) : (
        <>
          {pedir.isError && <ErrorState>{messageOf(pedir.error)}</ErrorState>}
          {aLaVista && <NewAddress url={aLaVista.url} />}
          {!aLaVista && direccion && <Kept direccion={direccion} />}
          {aLaVista || direccion ? (
            <div className="look-wrap">
              <ConfirmButton
                harmless
                title="¿Cambiar la dirección?"
                confirmLabel="Cambiar la dirección"
                onConfirm={() => pedir.mutateAsync()}
                lost="La de ahora deja de servir en todos los calendarios donde la pegaste: tendrás que pegar la nueva en cada uno."
              >
                Cambiarla
              </ConfirmButton>
              <ConfirmButton
                title="¿Quitar la dirección?"
                confirmLabel="Quitar la dirección"
                onConfirm={quitar}
                lost="Los calendarios donde la pegaste dejarán de leer tus fechas. Puedes pedir otra cuando quieras."
              >
                Quitarla
              </ConfirmButton>
            </div>
          ) : (
            <div>
              <Button variant="default" loading={pedir.isPending} onClick={() => pedir.mutate()}>
                Pedir una dirección
              </Button>
            </div>
          )}
          <Where />
        </>
      )}
    </section>
  );
}

function Kept({ direccion: { pista, creadaEn } }: { readonly direccion: DireccionDeCalendario }) {
  const now = useNow();
  const zone = useZone();
  return (
    <>
      <code className={classes.code}>{`${window.location.origin}/api/calendario/${pista}.ics`}</code>
      <p className="look-quiet">
        La pediste el {fecha(creadaEn, now, zone)} y solo se enseñó entonces. Si la perdiste, cámbiala por
        otra.
      </p>
    </>
  );
}
