import type { ActividadDeIndice } from '@catedra/shared/actividades/schemas.ts';
import type { Condicion } from '@catedra/shared/actividades/requisitos.ts';
import { ActionIcon, NumberInput, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CONDICIONES, nombrables, nuevaCondicion } from '#tipos/form/requisitos/condiciones.ts';
import { GrupoSelect } from '#parts/grupos/GrupoSelect.tsx';
import classes from '#tipos/form/requisitos/Requisitos.module.css';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { TextLink } from '#ui/frame/TextLink.tsx';

interface CondicionRowProps {
  readonly index: number;
  readonly condicion: Condicion;
  readonly otras: readonly ActividadDeIndice[];
  readonly readOnly: boolean;
  readonly errorOf: (field: string) => ReactNode;
  readonly onChange: (condicion: Condicion) => void;
  readonly onRemove: () => void;
}

export function CondicionRow(props: CondicionRowProps) {
  const { index, condicion, otras, readOnly, onChange, onRemove } = props;
  const { puede } = useActor();
  const kinds = Object.entries(CONDICIONES)
    .filter(([tipo]) => tipo !== 'grupo' || puede('grupos:ver') || condicion.tipo === 'grupo')
    .map(([value, label]) => ({ value, label }));
  return (
    <li className={classes.row}>
      <Select
        label={`Condición ${index + 1}`}
        data={kinds}
        readOnly={readOnly}
        value={condicion.tipo}
        onChange={(tipo) => tipo && onChange(nuevaCondicion(tipo as Condicion['tipo'], otras))}
      />
      <Details {...props} />
      {!readOnly && (
        <ActionIcon
          className={classes.remove}
          aria-label={`Quitar la condición ${index + 1}`}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function Details({ condicion, otras, readOnly, errorOf, onChange }: CondicionRowProps) {
  if (condicion.tipo === 'fecha')
    return (
      <MomentField
        label="Desde"
        value={condicion.desde || null}
        onChange={(desde) => onChange({ ...condicion, desde: desde ?? '' })}
        error={errorOf('desde')}
        readOnly={readOnly}
      />
    );
  if (condicion.tipo === 'grupo')
    return (
      <GrupoSelect
        value={condicion.grupoId}
        onChange={(grupoId) => onChange({ ...condicion, grupoId })}
        error={errorOf('grupoId') && 'Elige un grupo.'}
        readOnly={readOnly}
      />
    );
  const gone = condicion.actividadId !== '' && !otras.some(({ id }) => id === condicion.actividadId);
  return (
    <div className={classes.details} data-two={condicion.tipo === 'nota' || undefined}>
      <Select
        label="Actividad"
        placeholder="Elige una actividad"
        data={nombrables(condicion.tipo, otras).map(({ id, titulo }) => ({ value: id, label: titulo }))}
        searchable={otras.length > 8}
        nothingFoundMessage="No hay ninguna actividad así en el curso"
        readOnly={readOnly}
        value={condicion.actividadId || null}
        onChange={(actividadId) => actividadId && onChange({ ...condicion, actividadId })}
        error={errorOf('actividadId') && 'Elige una actividad.'}
      />
      {gone && <Gone cursoId={otras[0]?.cursoId} />}
      {condicion.tipo === 'nota' && (
        <NumberInput
          label="Nota mínima"
          min={0}
          max={10}
          decimalScale={2}
          readOnly={readOnly}
          value={condicion.minima}
          onChange={(value) => onChange({ ...condicion, minima: Number(value) })}
          error={errorOf('minima')}
        />
      )}
    </div>
  );
}

/** What it asked for was deleted: it asks for nothing until that comes back. */
function Gone({ cursoId }: { readonly cursoId: string | undefined }) {
  return (
    <p className={classes.gone} role="alert">
      La actividad que pedía está en la papelera: mientras siga ahí, esta condición no se pide. Elige otra,
      quita la condición o{' '}
      {cursoId ? (
        <TextLink to={rutas.actividades(cursoId)} search={{ ver: 'papelera' }}>
          recupérala de la papelera
        </TextLink>
      ) : (
        'recupérala de la papelera'
      )}
      .
    </p>
  );
}
