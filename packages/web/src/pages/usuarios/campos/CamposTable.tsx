import type { Campo, CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { Skeleton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/usuarios/campos/campos.module.css';
import { QuitarCampo } from '#pages/usuarios/campos/QuitarCampo.tsx';
import { resumenDeCampo, usosDeCampo } from '#pages/usuarios/campos/palabras.ts';
import { ordenar, recuperar, useCambio, usoQuery } from '#pages/usuarios/campos/queries.ts';
import { messageOf } from '#platform/api-error.ts';
import { FIELD_ICONS } from '#parts/campos/own-fields.ts';
import type { RowAction } from '#ui/lists/data-table.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { numero } from '#ui/words/words.ts';

interface CamposTableProps {
  readonly campos: readonly CampoALaVista[];
  readonly selected: string | undefined;
  readonly onOpen: (id: string) => void;
}

const moved = (ids: readonly string[], id: string, by: -1 | 1): string[] => {
  const at = ids.indexOf(id);
  return ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
};

/** The fields in their order: who has each and where it serves. */
export function CamposTable({ campos, selected, onOpen }: CamposTableProps) {
  const { data: uso } = useQuery(usoQuery);
  const mover = useCambio(ordenar);
  const volver = useCambio(recuperar);
  const [quita, setQuita] = useState<Campo | null>(null);
  const activos = campos.filter(({ estado }) => estado === 'activo');
  const retirados = campos.filter(({ estado }) => estado === 'retirado');
  const ids = activos.map(({ id }) => id);
  const failure = mover.error ?? volver.error;

  const actions = (campo: Campo, index: number): RowAction[] =>
    campo.estado === 'retirado'
      ? [
          { label: 'Recuperar', icon: IconArrowBackUp, onClick: () => volver.mutate(campo.id) },
          { label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setQuita(campo) },
        ]
      : [
          { label: 'Editar', icon: IconPencil, onClick: () => onOpen(campo.id) },
          ...(index > 0
            ? [{ label: 'Subir', icon: IconArrowUp, onClick: () => mover.mutate(moved(ids, campo.id, -1)) }]
            : []),
          ...(index < ids.length - 1
            ? [{ label: 'Bajar', icon: IconArrowDown, onClick: () => mover.mutate(moved(ids, campo.id, 1)) }]
            : []),
          { label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setQuita(campo) },
        ];

  return (
    <div>
      {failure && <ErrorState>{messageOf(failure)}</ErrorState>}
      <div className={classes.head} aria-hidden>
        <span />
        <span>Campo</span>
        <span>{uso ? `Lo tienen, de ${numero(uso.personas)}` : 'Lo tienen'}</span>
        <span>Se usa en</span>
        <span />
      </div>
      <ol className={`look-list ${classes.list}`} aria-label="Campos de la academia">
        {[...activos, ...retirados].map((campo, index) => (
          <li
            key={campo.id}
            className={classes.row}
            data-selected={campo.id === selected || undefined}
            data-retired={campo.estado === 'retirado' || undefined}
          >
            <FieldIcon campo={campo} />
            <div className={classes.name}>
              <button type="button" aria-expanded={campo.id === selected} onClick={() => onOpen(campo.id)}>
                {campo.nombre}
              </button>
              <small>{resumenDeCampo(campo)}</small>
            </div>
            <Filled de={uso?.personas} son={uso && (uso.campos[campo.id]?.conValor ?? 0)} />
            <small className={classes.uses}>{usosDeCampo(campo)}</small>
            <RowMenu name={campo.nombre} actions={actions(campo, index)} />
          </li>
        ))}
      </ol>
      <p className={`look-small ${classes.foot}`}>
        El orden es el de la ficha y el de las columnas al descargar. Un campo sin uso se puede eliminar; uno
        en uso dice antes qué cambiaría.
      </p>
      <QuitarCampo campo={quita} uso={uso} onClose={() => setQuita(null)} />
    </div>
  );
}

function FieldIcon({ campo: { tipo } }: { readonly campo: Campo }) {
  const Icon = FIELD_ICONS[tipo];
  return (
    <span className={classes.icon}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}

interface FilledProps {
  readonly son: number | undefined;
  readonly de: number | undefined;
}

/** How many have it, as a bar and as a figure; while it is counted, its place. */
export function Filled({ son, de }: FilledProps) {
  const part = son === undefined || !de ? 0 : (100 * son) / de;
  return (
    <span className={classes.filled}>
      <u aria-hidden>
        <i style={{ width: `${part}%` }} />
      </u>
      <em>{son === undefined ? '' : numero(son)}</em>
    </span>
  );
}

export function CamposBones() {
  return (
    <div className={classes.columns}>
      <div>
        <div className={classes.head} aria-hidden>
          <span />
          <span>Campo</span>
          <span>Lo tienen</span>
          <span>Se usa en</span>
          <span />
        </div>
        {[46, 30, 34, 52, 40].map((width) => (
          <div key={width} className={classes.row}>
            <Skeleton width={32} height={32} radius={6} />
            <div className="look-tight-stack">
              <Skeleton width={`${width}%`} height={10} />
              <Skeleton width={`${width / 2}%`} height={10} />
            </div>
            <span className={classes.filled}>
              <Skeleton height={8} />
            </span>
            <span className={classes.uses}>
              <Skeleton height={10} width="70%" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
