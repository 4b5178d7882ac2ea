import type { ComoVaDeGrupo } from '@catedra/shared/reportes/como-va-grupo.ts';
import { Button } from '@mantine/core';
import { IconBell, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '#pages/grupos/actualizar/como-va/ComoVa.module.css';
import { hallazgo, loHecho, tardeEn } from '#pages/grupos/actualizar/como-va/words.ts';
import { useActor } from '#platform/session.ts';
import { Notice } from '#ui/states/Notice.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const RemindDialog = openedPart(async () => (await import('#parts/cursos/RemindDialog.tsx')).RemindDialog);

/** What there is to find in the group, with what can be done about it beside. */
export function Hallazgo({ comoVa }: { readonly comoVa: ComoVaDeGrupo }) {
  const { puede } = useActor();
  const now = useNow();
  const zone = useZone();
  const queryClient = useQueryClient();
  const [reminding, setReminding] = useState(false);
  const [said, setSaid] = useState('');
  const tarde = comoVa.personas.vencidas > 0;
  const [peor] = comoVa.cursos;
  const quienes = peor ? tardeEn(comoVa, peor.id) : [];
  const offered = peor && quienes.length > 0 && puede('progreso:ver');
  return (
    <>
      <Notice calm={!tarde} icon={tarde ? undefined : IconCircleCheck}>
        <div className={classes.finding}>
          <p>
            <b>{hallazgo(comoVa, now, zone)}</b> {loHecho(comoVa.personas)}
          </p>
          {offered && (
            <Button
              leftSection={<IconBell size={18} stroke={1.75} aria-hidden />}
              onClick={() => setReminding(true)}
            >
              {quienes.length === 1
                ? 'Recordárselo'
                : `Recordar a ${quienes.length < peor.tarde ? 'las primeras' : 'las'} ${numero(quienes.length)}`}
            </Button>
          )}
        </div>
        <p className={classes.said} role="status">
          {said}
        </p>
      </Notice>
      {peor && (
        <Suspense>
          <RemindDialog
            curso={peor}
            quienes={reminding ? { usuarioIds: quienes } : null}
            onClose={() => setReminding(false)}
            onDone={(dicho) => {
              setSaid(dicho);
              void queryClient.invalidateQueries({ queryKey: ['grupos'] });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
