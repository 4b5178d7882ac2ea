import { descartarTrabajos, reintentarTrabajos } from '@catedra/shared/tecnico/api.ts';
import { nombreDeTrabajo } from '@catedra/shared/tecnico/nombres.ts';
import type { TrabajosAbandonados } from '@catedra/shared/tecnico/trabajos.ts';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import classes from '#pages/configuracion/tecnico/trabajos/Trabajos.module.css';
import { TRABAJOS } from '#pages/configuracion/tecnico/trabajos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { ConfirmButton } from '#ui/dialogs/ConfirmButton.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { StateShape } from '#ui/marks/StateMark.tsx';
import { cuenta, fechaYHora, numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const SIN_MOTIVO = 'no dijo por qué';

/** Those that nobody will try again unless it is asked for, each kind with why and what can be done. */
export function Abandonados({ de }: { readonly de: readonly TrabajosAbandonados[] }) {
  if (de.length === 0) return null;
  return (
    <ul className={`look-list ${classes.failed}`} aria-label="Trabajos que han fallado">
      {de.map((una) => (
        <li key={una.cola}>
          <Abandonada {...una} />
        </li>
      ))}
    </ul>
  );
}

function Abandonada({ cola, cuantos, intentos, hasta, ultimos }: TrabajosAbandonados) {
  const zone = useZone();
  const queryClient = useQueryClient();
  const leerOtraVez = () => queryClient.invalidateQueries({ queryKey: TRABAJOS });
  const otraVez = useAction(
    () => ask(reintentarTrabajos, { body: { cola, hasta } }),
    () => void leerOtraVez(),
  );
  const nombre = nombreDeTrabajo(cola);
  const [ultimo] = ultimos;
  return (
    <section className={classes.card} aria-label={nombre}>
      <StateShape kind="bad" label="Ha fallado" />
      <div className={classes.what}>
        <h2 className={classes.name}>{nombre}</h2>
        <p>
          {cuantos === 1 ? 'Falló' : `Han fallado ${numero(cuantos)}; el último,`} el{' '}
          {fechaYHora(hasta, zone)}: {ultimo?.motivo ?? SIN_MOTIVO}.
        </p>
        <p className="look-quiet">
          {cuantos === 1 ? 'Se probó' : 'Cada uno se probó'} {cuenta(intentos, 'vez', 'veces')}
          {cuantos > 1 && ' como mucho'}. Al reintentar, empieza antes de un minuto.
        </p>
        {cuantos > 1 && <Registro ultimos={ultimos} cuantos={cuantos} />}
        {otraVez.error !== null && <ErrorState>{messageOf(otraVez.error)}</ErrorState>}
      </div>
      <div className={classes.acts}>
        <Button
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={otraVez.pending}
          onClick={() => otraVez.run(undefined)}
        >
          {cuantos === 1 ? 'Reintentar' : `Reintentar los ${numero(cuantos)}`}
        </Button>
        <ConfirmButton
          title={cuantos === 1 ? '¿Descartar este trabajo?' : `¿Descartar estos ${numero(cuantos)} trabajos?`}
          confirmLabel={cuantos === 1 ? 'Descartar el trabajo' : `Descartar los ${numero(cuantos)}`}
          lost={`«${nombre}»: lo que ${cuantos === 1 ? 'iba' : 'iban'} a hacer se queda sin hacer, y no se puede volver a pedir desde aquí.`}
          onConfirm={async () => {
            await ask(descartarTrabajos, { body: { cola, hasta } });
            await leerOtraVez();
          }}
        >
          Descartar…
        </ConfirmButton>
      </div>
    </section>
  );
}

function Registro({ ultimos, cuantos }: Pick<TrabajosAbandonados, 'ultimos' | 'cuantos'>) {
  const zone = useZone();
  return (
    <details className={classes.log}>
      <summary>{cuantos > ultimos.length ? `Ver los últimos ${ultimos.length}` : 'Ver todos'}</summary>
      <ol className="look-list">
        {ultimos.map(({ en, motivo }, n) => (
          <li key={`${en} ${n}`}>
            <time dateTime={en}>{fechaYHora(en, zone)}</time> <span>{motivo ?? SIN_MOTIVO}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
