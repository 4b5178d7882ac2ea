import { Button, Group, NumberInput, SegmentedControl, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { folderOptions } from '#pages/actividades/banco/folders.ts';
import classes from '#pages/actividades/evaluacion/Evaluacion.module.css';
import type { Mesa } from '#pages/actividades/evaluacion/mesa/mesa.ts';
import { conLugar } from '#pages/actividades/evaluacion/mesa/places.ts';
import { carpetasQuery } from '#pages/actividades/evaluacion/queries.ts';
import { newId } from '#platform/new-id.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';

interface DrawDialogProps {
  readonly mesa: Mesa;
  readonly seccionId: string;
  readonly at: number;
  readonly onClose: () => void;
}

/** So many questions drawn for each attempt, from a folder or of a tag. */
export function DrawDialog({ mesa, seccionId, at, onClose }: DrawDialogProps) {
  const { data } = useQuery(carpetasQuery);
  const [from, setFrom] = useState<'carpeta' | 'etiqueta'>('carpeta');
  const [source, setSource] = useState<string | null>(null);
  const [cuantas, setCuantas] = useState(5);
  const [puntos, setPuntos] = useState(1);
  const add = () => {
    mesa.componer((secciones) =>
      conLugar(secciones, seccionId, at, {
        tipo: 'sorteo',
        id: newId(),
        puntos,
        resta: null,
        cuantas,
        carpetaId: from === 'carpeta' ? source : null,
        etiqueta: from === 'etiqueta' ? source : null,
      }),
    );
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Preguntas al azar">
      <div className={classes.stack}>
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
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button disabled={source === null} onClick={add}>
          {source === null ? 'Elige de dónde salen' : 'Añadir el sorteo'}
        </Button>
      </Group>
    </Dialog>
  );
}
