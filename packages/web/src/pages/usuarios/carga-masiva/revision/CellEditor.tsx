import { datoDeCampo } from '@catedra/shared/cargas/campos.ts';
import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Columna } from '#pages/usuarios/carga-masiva/revision/row-cells.ts';
import { useGrantable } from '#pages/usuarios/grantable.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { useActor } from '#platform/session.ts';

interface CellEditorProps {
  readonly columna: Columna;
  readonly linea: number;
  readonly value: string;
  readonly onSave: (texto: string) => void;
  readonly onCancel: () => void;
}

/** What usually fits the field, to choose instead of typing. */
export function useSuggestions(campo: Columna['campo']): readonly string[] {
  const { puede } = useActor();
  const perfiles = useGrantable();
  const { data = [] } = useQuery({ ...gruposQuery, enabled: campo === 'grupos' && puede('grupos:ver') });
  const propio = useFields('others').find(({ id }) => datoDeCampo(id) === campo);
  if (propio?.tipo === 'lista')
    return propio.opciones.flatMap(({ texto, retirada }) => (retirada ? [] : [texto]));
  if (propio?.tipo === 'si_no') return ['Sí', 'No'];
  if (campo === 'perfil') return perfiles;
  if (campo === 'estado') return ['activo', 'suspendido'];
  return campo === 'grupos' ? data.map(({ nombre }) => nombre) : [];
}

/** Enter or leaving the cell saves, Escape leaves it as it was. */
export function CellEditor({ columna, linea, value, onSave, onCancel }: CellEditorProps) {
  const [text, setText] = useState(value);
  const over = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const finish = (next: string | null) => {
    if (over.current) return;
    over.current = true;
    if (next === null || next === value) onCancel();
    else onSave(next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish(null);
    if (event.key === 'Enter' && !event.defaultPrevented) finish(text);
  };
  return (
    <Autocomplete
      size="xs"
      ref={input}
      aria-label={`${columna.titulo} de la fila ${linea}`}
      data={[...useSuggestions(columna.campo)]}
      value={text}
      onChange={setText}
      onOptionSubmit={finish}
      onKeyDown={key}
      onBlur={() => finish(text)}
      openOnFocus={columna.campo === 'perfil'}
      spellCheck={false}
    />
  );
}
