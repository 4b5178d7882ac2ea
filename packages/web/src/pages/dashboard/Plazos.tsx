import type { PlazoDeAlguien, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/Plazos.module.css';
import { useActor } from '#platform/session.ts';
import { DueDate } from '#ui/marks/DueDate.tsx';
import { fullName, PersonName } from '#ui/people/PersonName.tsx';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { numero } from '#ui/words/words.ts';

type Cuales = 'vencidos' | 'proximos';

const CUALES = [
  { value: 'vencidos', label: 'Vencidos' },
  { value: 'proximos', label: 'En 7 días' },
];

const TEXTOS = {
  vencidos: { title: 'Ya vencieron', none: 'Nadie va tarde.', search: { estado: 'vencido' } },
  proximos: {
    title: 'Vencen pronto',
    none: 'Nada vence en los próximos 7 días.',
    search: { plazo: '7_dias' },
  },
} as const;

/** The first of what is late or due, and the way to all of it. */
export function Plazos({ resumen }: { readonly resumen: Pick<ResumenDeReportes, Cuales> }) {
  const [chosen, setChosen] = useState<Cuales | null>(null);
  const cuales = chosen ?? (resumen.vencidos.cuenta > 0 ? 'vencidos' : 'proximos');
  const { title, none, search } = TEXTOS[cuales];
  const { cuenta, primeros } = resumen[cuales];
  return (
    <Section
      title={title}
      aside={
        <SegmentedControl
          aria-label="Qué plazos"
          data={CUALES}
          value={cuales}
          onChange={(value) => setChosen(value as Cuales)}
        />
      }
    >
      {primeros.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <>
          <ul className={classes.list}>
            {primeros.map((plazo) => (
              <Fila key={plazo.usuarioId + plazo.cursoId} plazo={plazo} />
            ))}
          </ul>
          <p className={classes.more}>
            <TextLink to={rutas.reportes} search={search}>
              {cuenta === 1 ? 'Verlo en reportes' : `Ver los ${numero(cuenta)}`}
            </TextLink>
          </p>
        </>
      )}
    </Section>
  );
}

function Fila({ plazo }: { readonly plazo: PlazoDeAlguien }) {
  const { puede } = useActor();
  const name = <PersonName {...plazo} />;
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <span className={classes.name} title={fullName(plazo)}>
          {puede('usuarios:ver') ? (
            <TextLink quiet to={rutas.usuario(plazo.usuarioId)}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </span>
        <span className={classes.course} title={plazo.curso}>
          {plazo.curso}
        </span>
      </div>
      <span className={classes.when}>
        <DueDate date={plazo.venceEn} />
      </span>
    </li>
  );
}
