import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { rutas } from '#platform/paths.ts';
import classes from '#app/session/LookingBanner.module.css';
import { messageOf } from '#platform/api-error.ts';
import { takeLookFrom } from '#platform/look-from.ts';
import { dejarDeVerComo, useActor } from '#platform/session.ts';
import { useAction } from '#platform/use-action.ts';
import { fullName } from '#ui/people/PersonName.tsx';
import { hora } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

/** Never out of sight while the academy is seen through somebody else's eyes. */
export function LookingBanner({ hasta }: { readonly hasta: string }) {
  const { usuario } = useActor();
  const zone = useZone();
  const volver = useAction(dejarDeVerComo, () =>
    window.location.assign(takeLookFrom() ?? rutas.usuario(usuario.id)),
  );
  return (
    <aside className={`look-wide-row ${classes.banner}`} aria-label="Viendo como otra persona">
      <IconEye size={20} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        Estás viendo la academia como <b>{fullName(usuario)}</b>
        <small>
          {volver.error === null
            ? `Solo miras: no se cambia nada. Hasta las ${hora(hasta, zone)}.`
            : messageOf(volver.error)}
        </small>
      </p>
      <Button className={classes.back} loading={volver.pending} onClick={() => volver.run(null)}>
        Volver
      </Button>
    </aside>
  );
}
