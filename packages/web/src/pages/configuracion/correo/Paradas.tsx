import { volverAEscribir } from '@catedra/shared/avisos/api.ts';
import type { DireccionesParadas } from '@catedra/shared/avisos/registro.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import classes from '#pages/configuracion/correo/CorreoPage.module.css';
import { paradasQuery } from '#pages/configuracion/correo/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Section } from '#ui/frame/Section.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

/** The addresses to which nothing goes; there is nothing to say while there are none. */
export function Paradas() {
  const { data } = useQuery(paradasQuery);
  const queryClient = useQueryClient();
  const otraVez = useAction(
    (correo: string) => ask(volverAEscribir, { body: { correo } }),
    () => void queryClient.invalidateQueries({ queryKey: ['avisos', 'parados'] }),
  );
  if (!data || data.datos.length === 0) return null;
  return (
    <Section
      title="Direcciones paradas"
      note="Su servidor las rechazó, así que no se les escribe hasta que alguien las cambie en la ficha de su persona."
    >
      {otraVez.error !== null && <ErrorState>{messageOf(otraVez.error)}</ErrorState>}
      <ul className={classes.stopped}>
        {data.datos.map((parada) => (
          <li key={parada.correo}>
            <Parada {...parada} />
            <Button
              variant="default"
              loading={otraVez.pending}
              aria-label={`Volver a escribir a ${parada.correo}`}
              onClick={() => otraVez.run(parada.correo)}
            >
              Volver a escribir
            </Button>
          </li>
        ))}
      </ul>
      {data.siguiente && <p className="look-small">Hay más. Al quitar estas se ven las siguientes.</p>}
    </Section>
  );
}

const Parada = ({ correo, motivo, en, personas }: DireccionesParadas['datos'][number]) => (
  <span className={classes.two}>
    <b>{correo}</b>
    <span className="look-small">
      {personas.map(({ nombre }) => nombre).join(', ') || 'De nadie ahora'} · {motivo} · <Moment date={en} />
    </span>
  </span>
);
