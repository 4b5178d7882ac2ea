import type { PlazoDeAlguien, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/dashboard/Plazos.module.css';
import { useActor } from '#platform/session.ts';
import { RemindDialog } from '#ui/course/RemindDialog.tsx';
import { trasRecordar } from '#ui/course/reminding.ts';
import { Avatar } from '#ui/people/Avatar.tsx';
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
  const [reminding, setReminding] = useState<PlazoDeAlguien | null>(null);
  const [said, setSaid] = useState('');
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
              <Fila
                key={plazo.usuarioId + plazo.cursoId}
                plazo={plazo}
                onRemind={() => setReminding(plazo)}
              />
            ))}
          </ul>
          <p className={classes.more}>
            <TextLink to={rutas.reportes} search={search}>
              {cuenta === 1 ? 'Verlo en reportes' : `Ver los ${numero(cuenta)}`}
            </TextLink>
          </p>
        </>
      )}
      <p className={classes.said} role="status">
        {said}
      </p>
      <RemindDialog
        curso={{ id: reminding?.cursoId ?? '', titulo: reminding?.curso ?? '' }}
        quienes={reminding && { usuarioIds: [reminding.usuarioId] }}
        onClose={() => setReminding(null)}
        onDone={(hecho) => setSaid(trasRecordar(hecho))}
      />
    </Section>
  );
}

interface FilaProps {
  readonly plazo: PlazoDeAlguien;
  readonly onRemind: () => void;
}

function Fila({ plazo, onRemind }: FilaProps) {
  const { puede } = useActor();
  const name = <PersonName {...plazo} />;
  return (
    <li className={classes.row}>
      <Avatar {...plazo} />
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
      {puede('progreso:ver') && (
        <Button
          className={classes.remind}
          variant="default"
          size="xs"
          aria-label={`Recordar a ${fullName(plazo)} el curso ${plazo.curso}`}
          onClick={onRemind}
        >
          Recordar
        </Button>
      )}
    </li>
  );
}
