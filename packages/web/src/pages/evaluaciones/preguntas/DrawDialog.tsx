import type { Sorteo } from '@catedra/shared/evaluaciones/composicion.ts';
import { Button, Group, NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { folderOptions, preguntasBajo } from '#preguntas/autor/folders.ts';
import classes from '#pages/evaluaciones/preguntas/dialogs.module.css';
import type { Mesa } from '#pages/evaluaciones/mesa/mesa.ts';
import { cambiado, conLugar } from '#pages/evaluaciones/mesa/places.ts';
import { carpetasQuery } from '#preguntas/autor/queries.ts';
import { newId } from '#platform/new-id.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { cuenta } from '#ui/words/words.ts';

interface DrawDialogProps {
  readonly mesa: Mesa;
  /** Where a new one goes, or the one that is changed. */
  readonly where: { readonly sectionFor: () => string; readonly at: number } | Sorteo;
  readonly onClose: () => void;
}

/** So many questions drawn for each attempt, from a folder or of a tag. */
export function DrawDialog({ mesa, where, onClose }: DrawDialogProps) {
  const { data } = useQuery(carpetasQuery);
  const old = 'sectionFor' in where ? null : where;
  const [from, setFrom] = useState<'carpeta' | 'etiqueta'>(old?.etiqueta ? 'etiqueta' : 'carpeta');
  const [source, setSource] = useState<string | null>(old?.carpetaId ?? old?.etiqueta ?? null);
  const [cuantas, setCuantas] = useState(old?.cuantas ?? 5);
  const [puntos, setPuntos] = useState(old?.puntos ?? 1);
  const pool =
    source === null || !data
      ? null
      : from === 'carpeta'
        ? preguntasBajo(data.carpetas, source)
        : (data.etiquetas.find(({ nombre }) => nombre === source)?.preguntas ?? 0);
  const save = () => {
    const drawn = {
      puntos,
      cuantas,
      carpetaId: from === 'carpeta' ? source : null,
      etiqueta: from === 'etiqueta' ? source : null,
    };
    const seccionId = 'sectionFor' in where ? where.sectionFor() : '';
    mesa.componer((secciones) =>
      'sectionFor' in where
        ? conLugar(secciones, seccionId, where.at, {
            tipo: 'sorteo',
            id: newId(),
            resta: null,
            ...drawn,
          })
        : cambiado(secciones, where.id, (uno) => (uno.tipo === 'sorteo' ? { ...uno, ...drawn } : uno)),
    );
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Preguntas al azar">
      <div className="look-stack">
        <p>A cada persona le salen otras, elegidas al empezar.</p>
        <SegmentedControl
          aria-label="De dónde salen"
          data={[
            { value: 'carpeta', label: 'De una carpeta' },
            { value: 'etiqueta', label: 'De una etiqueta' },
          ]}
          value={from}
          onChange={(next) => {
            setFrom(next);
            setSource(null);
          }}
        />
        <Select
          label={from === 'carpeta' ? 'Carpeta, con las que tiene dentro' : 'Etiqueta'}
          searchable
          data={
            from === 'carpeta'
              ? folderOptions(data)
              : (data?.etiquetas ?? []).map(({ nombre, preguntas }) => ({
                  value: nombre,
                  label: `${nombre} (${preguntas})`,
                }))
          }
          value={source}
          onChange={setSource}
        />
        <Group grow>
          <NumberInput
            label="Cuántas"
            min={1}
            max={200}
            allowDecimal={false}
            value={cuantas}
            onChange={(n) => setCuantas(Number(n) || 1)}
          />
          <NumberInput
            label="Puntos de cada una"
            min={0}
            max={1000}
            decimalScale={2}
            value={puntos}
            onChange={(n) => setPuntos(Number(n) || 0)}
          />
        </Group>
      </div>
      {pool !== null && pool < cuantas && (
        <p className={classes.few} role="status">
          {pool === 0 ? 'Ahí no hay ninguna pregunta' : `Ahí solo hay ${cuenta(pool, 'pregunta')}`}: pide
          menos o escribe más antes de publicar.
        </p>
      )}
      <DialogActions onCancel={onClose}>
        <Button disabled={source === null} onClick={save}>
          {source === null ? 'Elige de dónde salen' : old ? 'Cambiar el sorteo' : 'Añadir el sorteo'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
