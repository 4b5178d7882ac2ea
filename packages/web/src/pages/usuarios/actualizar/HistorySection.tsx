import type { FichaDeUsuario } from '@catedra/shared/usuarios/schemas.ts';
import { useState } from 'react';
import classes from '#pages/usuarios/actualizar/side.module.css';
import { Moment } from '#ui/marks/DueDate.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';

const POCOS = 5;

/** Who changed what, and when. */
export function HistorySection({
  historial,
}: {
  readonly historial: NonNullable<FichaDeUsuario['historial']>;
}) {
  const [entero, setEntero] = useState(false);
  const visibles = entero ? historial : historial.slice(0, POCOS);
  return (
    <Section title="Historial">
      {historial.length === 0 && <p className={classes.line}>Nadie ha cambiado nada todavía.</p>}
      <ol className={classes.list}>
        {visibles.map(({ id, en, quien, que }) => (
          <li key={id} className={classes.stack}>
            {que.map((frase) => (
              <p key={frase}>{frase}</p>
            ))}
            <p className={classes.meta}>
              {quien}, <Moment date={en} recent />
            </p>
          </li>
        ))}
      </ol>
      {historial.length > visibles.length && (
        <p className={classes.line}>
          <TextButton onClick={() => setEntero(true)}>Ver los {historial.length} cambios</TextButton>
        </p>
      )}
    </Section>
  );
}
