import type { PlazosDeCurso, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import classes from '#pages/dashboard/Plazos.module.css';
import { resumenQuery } from '#pages/dashboard/queries.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { Section } from '#ui/frame/Section.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { DueDate } from '#ui/marks/DueDate.tsx';
import { Avatars } from '#ui/people/Avatar.tsx';
import { openedPart } from '#ui/states/opener.tsx';
import { cuenta, cuando, numero } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

const RemindDialog = openedPart(async () => (await import('#parts/cursos/RemindDialog.tsx')).RemindDialog);

type Cuales = 'vencidos' | 'proximos';

const CUALES = [
  { value: 'vencidos', label: 'Vencidos' },
  { value: 'proximos', label: 'En 7 días' },
];

const TEXTOS = {
  vencidos: { title: 'Vencidos, por curso', none: 'Nadie va tarde.', filtro: { estado: 'vencido' } },
  proximos: {
    title: 'Vencen pronto, por curso',
    none: 'Nada vence en los próximos 7 días.',
    filtro: { plazo: '7_dias' },
  },
} as const;

/** The courses with most of what is late or due, and the way to all of it. */
export function Plazos({ resumen }: { readonly resumen: Pick<ResumenDeReportes, Cuales> }) {
  const [chosen, setChosen] = useState<Cuales | null>(null);
  const [reminding, setReminding] = useState<PlazosDeCurso | null>(null);
  const [said, setSaid] = useState('');
  const queryClient = useQueryClient();
  const cuales = chosen ?? (resumen.vencidos.cuenta > 0 ? 'vencidos' : 'proximos');
  const { title, none, filtro } = TEXTOS[cuales];
  const { cuenta: todos, porCurso } = resumen[cuales];
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
      {porCurso.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <>
          <ul className={classes.list}>
            {porCurso.map((plazos) => (
              <Curso
                key={plazos.cursoId}
                plazos={plazos}
                filtro={filtro}
                onRemind={() => setReminding(plazos)}
              />
            ))}
          </ul>
          <p className={classes.more}>
            <TextLink to={rutas.reportes} search={filtro}>
              {todos === 1 ? 'Verlo en reportes' : `Ver los ${numero(todos)}`}
            </TextLink>
          </p>
        </>
      )}
      <p className={classes.said} role="status">
        {said}
      </p>
      <Suspense>
        <RemindDialog
          curso={{ id: reminding?.cursoId ?? '', titulo: reminding?.curso ?? '' }}
          quienes={reminding && filtro}
          onClose={() => setReminding(null)}
          onDone={(dicho) => {
            setSaid(dicho);
            void queryClient.invalidateQueries(resumenQuery);
          }}
        />
      </Suspense>
    </Section>
  );
}

interface CursoProps {
  readonly plazos: PlazosDeCurso;
  readonly filtro: Readonly<Record<string, string>>;
  readonly onRemind: () => void;
}

function Curso({ plazos, filtro, onRemind }: CursoProps) {
  const { puede } = useActor();
  const { cursoId, curso, imagen, personas, desde, primeras } = plazos;
  return (
    <li className={classes.row}>
      <Cover title={curso} image={imagen} id={cursoId} className={classes.cover} />
      <div className={classes.what}>
        <span className={classes.course} title={curso}>
          <TextLink quiet to={rutas.reportes} search={{ ...filtro, curso: cursoId }}>
            {curso}
          </TextLink>
        </span>
        <span className={`look-small ${classes.who}`}>
          <b>{cuenta(personas, 'persona')}</b>
          {personas === 1 ? ', ' : ', el primer plazo '}
          <DueDate date={desde} capital={false} />
        </span>
        <Avatars personas={primeras} total={personas} />
      </div>
      {puede('progreso:ver') && (
        <span className={classes.act}>
          {plazos.recordadoEn ? (
            <Recordado en={plazos.recordadoEn} />
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={`Recordar a ${cuenta(personas, 'persona')} el curso ${curso}`}
              onClick={onRemind}
            >
              Recordar
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

function Recordado({ en }: { readonly en: string }) {
  const now = useNow();
  const zone = useZone();
  return (
    <span className={classes.done} title={`El último recordatorio salió ${cuando(en, now, zone)}`}>
      <IconCheck size={16} stroke={2} aria-hidden />
      Recordado
    </span>
  );
}
