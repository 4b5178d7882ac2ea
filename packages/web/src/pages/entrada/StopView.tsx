import { darDeBaja, leerBaja } from '@catedra/shared/avisos/api.ts';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { EntranceFrame } from '#pages/entrada/EntranceFrame.tsx';
import classes from '#pages/entrada/LoginFields.module.css';
import { Notice } from '#pages/entrada/Notice.tsx';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { rutas } from '#platform/paths.ts';
import { useAction } from '#platform/use-action.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';

const GONE =
  'Este enlace no sirve: puede que el programa de correo lo haya cortado. Entra y elige tus avisos.';

/** Whoever comes from the foot of a letter stops that notice with one press, without coming in. */
export function StopView({ clave }: { readonly clave: string }) {
  const read = useAction((one: string) => ask(leerBaja, { clave: one }, { anonymous: true }));
  const stop = useAction(() => ask(darDeBaja, { clave }, { anonymous: true }));
  const readOnce = useEffectEvent(read.run);
  useEffect(() => readOnce(clave), [clave]);

  const failure = stop.error ?? read.error;
  const lost = isApiError(failure, 'NO_ENCONTRADO') || isApiError(failure, 'DATOS_INVALIDOS');
  const titulo = read.result?.titulo;
  return (
    <EntranceFrame
      title={stop.result ? 'Hecho' : 'Dejar de recibir un aviso'}
      documentTitle="Dejar de recibir un aviso"
      foot={<TextLink to={rutas.entrada}>Ir a la entrada</TextLink>}
    >
      <div className={classes.form} aria-busy={read.pending}>
        {failure !== null && <Notice kind="bad">{lost ? GONE : messageOf(failure)}</Notice>}
        {stop.result ? (
          <p>
            Ya no te escribiremos por «{stop.result.titulo}». Lo seguirás viendo en la campana, y puedes
            volver a pedirlo en «Elegir mis avisos».
          </p>
        ) : (
          titulo !== undefined && (
            <>
              <p>
                Dejaremos de mandarte por correo «{titulo}». Los demás avisos siguen como estaban, y en la
                campana de la academia lo verás igual.
              </p>
              <Button size="md" fullWidth loading={stop.pending} onClick={() => stop.run(undefined)}>
                No quiero recibirlo por correo
              </Button>
            </>
          )
        )}
      </div>
    </EntranceFrame>
  );
}
