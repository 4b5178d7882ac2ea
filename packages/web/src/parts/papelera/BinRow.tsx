import type { EnPapelera } from '@catedra/shared/papelera/schemas.ts';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconChecklist,
  IconListDetails,
  IconMenu2,
  IconTrashX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#parts/papelera/Bin.module.css';
import { doneIn, whatIsDone } from '#parts/papelera/results.ts';
import { archivedSince, binLine, fateOf } from '#parts/papelera/words.ts';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { Cover } from '#ui/marks/Cover.tsx';
import { cuando } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface BinRowProps {
  readonly entry: EnPapelera;
  /** Of the kind of an activity. */
  readonly icon: ReactNode;
  readonly busy: boolean;
  readonly onRestore: () => void;
  readonly onErase: () => void;
  /** Of several evaluations or tasks, which: they are shown. */
  readonly onResults: () => void;
}

const WAY: Readonly<Record<ReturnType<typeof whatIsDone>, string>> = {
  Resultados: 'Ver los resultados',
  Entregas: 'Ver las entregas',
  'Resultados y entregas': 'Ver resultados y entregas',
};

export function BinRow({ entry, icon, busy, onRestore, onErase, onResults }: BinRowProps) {
  const now = useNow();
  const zone = useZone();
  const { tipo, titulo, curso, seccion, por, en, borrable } = entry;
  const actions: RowAction[] = [];
  if (tipo !== 'curso')
    actions.push({ label: 'Ir al curso', icon: IconListDetails, to: rutas.actividades(curso.id) });
  const [done, ...others] = doneIn(entry);
  if (done)
    actions.push({
      label: WAY[whatIsDone(entry)],
      icon: IconChecklist,
      ...(others.length === 0 ? { to: done.to, search: done.search } : { onClick: onResults }),
    });
  if (borrable)
    actions.push({ label: 'Eliminar para siempre', icon: IconTrashX, danger: true, onClick: onErase });
  const place = tipo === 'curso' ? 'Cursos' : seccion ? `${curso.titulo}, ${seccion.titulo}` : curso.titulo;
  return (
    <li className={classes.row}>
      {tipo === 'curso' ? (
        <Cover className={classes.cover} id={curso.id} title={titulo} image={curso.imagen} />
      ) : (
        <span className={classes.icon}>{icon ?? <IconMenu2 size={20} stroke={1.75} aria-hidden />}</span>
      )}
      <div className={classes.what}>
        <b>{titulo}</b>
        <small>{binLine(entry)}</small>
      </div>
      <div className={classes.place}>
        <span>{place}</span>
        <small>
          {por ? `${por.nombre}, ` : ''}
          {cuando(en, now, zone)}
        </small>
      </div>
      <FateMark entry={entry} now={now} zone={zone} />
      <Button
        className={classes.restore}
        variant="default"
        size="xs"
        loading={busy}
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
        aria-label={`Recuperar «${titulo}»`}
        onClick={onRestore}
      >
        Recuperar
      </Button>
      <span className={classes.more}>
        {actions.length > 0 && <RowMenu name={titulo} actions={actions} />}
      </span>
    </li>
  );
}

interface FateProps {
  readonly entry: EnPapelera;
  readonly now: Date;
  readonly zone: string;
}

function FateMark({ entry, now, zone }: FateProps) {
  const fate = fateOf(entry, now);
  if (!fate) return <div className={`look-small ${classes.fate}`}>{archivedSince(entry, now, zone)}</div>;
  return (
    <div className={`look-small ${classes.fate}`} data-soon={fate.soon || undefined}>
      <b>
        {fate.soon && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
        {fate.words}
      </b>
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${fate.left}%` }} />
      </span>
    </div>
  );
}
