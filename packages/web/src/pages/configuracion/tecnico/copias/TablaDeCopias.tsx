import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { probarCopia } from '@catedra/shared/copias/api.ts';
import type { Copia } from '@catedra/shared/copias/schemas.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from '#pages/configuracion/tecnico/copias/TablaDeCopias.module.css';
import { messageOf } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { useAction } from '#platform/use-action.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { Moment } from '#ui/marks/DueDate.tsx';
import { StateMark } from '#ui/marks/StateMark.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { cuenta } from '#ui/words/words.ts';

const A_LA_VISTA = 7;

interface TablaDeCopiasProps {
  readonly copias: readonly Copia[];
  readonly note: ReactNode;
}

/** Each copy, with how it was proved; the old ones when they are asked for. */
export function TablaDeCopias({ copias, note }: TablaDeCopiasProps) {
  const [todas, setTodas] = useState(false);
  const vistas = todas ? copias : copias.slice(0, A_LA_VISTA);
  return (
    <Section title={cuenta(copias.length, 'copia')} note={note}>
      <ul className={`look-list ${classes.rows}`}>
        {vistas.map((copia) => (
          <Fila key={copia.nombre} {...copia} />
        ))}
      </ul>
      {copias.length > vistas.length && (
        <TextButton onClick={() => setTodas(true)}>
          Ver {cuenta(copias.length - vistas.length, 'más', 'más')}
        </TextButton>
      )}
    </Section>
  );
}

function Fila({ nombre, momento, bytes, faltaban, prueba }: Copia) {
  const probar = useAction(() => ask(probarCopia, { nombre }));
  return (
    <li className={classes.row}>
      <span>
        <Moment date={momento} capital />
        {faltaban > 0 && (
          <span className="look-small">
            {' '}
            · {cuenta(faltaban, 'archivo ya no estaba', 'archivos ya no estaban')} al hacerla
          </span>
        )}
      </span>
      <span className={classes.size}>{pesoEnPalabras(bytes)}</span>
      <Prueba prueba={prueba} pedida={probar.done} />
      <Button
        variant="subtle"
        loading={probar.pending}
        disabled={probar.done}
        onClick={() => probar.run(undefined)}
      >
        Probar
      </Button>
      {probar.error !== null && <ErrorState>{messageOf(probar.error)}</ErrorState>}
    </li>
  );
}

function Prueba({ prueba, pedida }: Pick<Copia, 'prueba'> & { readonly pedida: boolean }) {
  if (pedida) return <StateMark kind="draft">se probará antes de un minuto</StateMark>;
  if (prueba === null) return <StateMark kind="ring">sin probar</StateMark>;
  if (!prueba.bien)
    return (
      <StateMark kind="bad">
        falló al probarla <Moment date={prueba.en} />
      </StateMark>
    );
  return (
    <StateMark kind="done">
      probada <Moment date={prueba.en} />
    </StateMark>
  );
}
