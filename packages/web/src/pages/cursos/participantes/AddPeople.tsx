import type { Usuario } from '@catedra/shared';
import { Button, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classes from '#pages/cursos/participantes/Participantes.module.css';
import { inscribir, sugerenciasQuery } from '#pages/cursos/participantes/queries.ts';
import { trasInscribir } from '#pages/cursos/participantes/words.ts';
import { messageOf } from '#platform/api-error.ts';
import { Optional } from '#ui/FormLayout.tsx';
import { MomentField } from '#ui/MomentField.tsx';
import { fullName } from '#ui/PersonName.tsx';
import { cuenta } from '#ui/words.ts';

const PAUSE = 200;

interface AddPeopleProps {
  readonly cursoId: string;
  /** What happened, in words. */
  readonly onDone: (said: string) => void;
}

/** Search people by name and give them the course, with a date of their own if they need one. */
export function AddPeople({ cursoId, onDone }: AddPeopleProps) {
  const [elegidas, setElegidas] = useState<readonly Usuario[]>([]);
  const [texto, setTexto] = useState('');
  const [venceEn, setVenceEn] = useState<string | null>(null);
  const [buscar] = useDebouncedValue(texto.trim(), PAUSE);
  const { data, isFetching } = useQuery(sugerenciasQuery(buscar));
  const conocidas = new Map([...elegidas, ...(data?.datos ?? [])].map((usuario) => [usuario.id, usuario]));
  const add = useMutation({
    mutationFn: () =>
      inscribir(
        cursoId,
        elegidas.map(({ id }) => id),
        venceEn,
      ),
    onSuccess: (hecho) => {
      setElegidas([]);
      onDone(trasInscribir(hecho));
    },
  });

  return (
    <div className={classes.add}>
      <MultiSelect
        label="Inscribir a alguien"
        placeholder={elegidas.length === 0 ? 'Nombre, correo o documento' : undefined}
        data={[...conocidas.values()].map((usuario) => ({ value: usuario.id, label: fullName(usuario) }))}
        value={elegidas.map(({ id }) => id)}
        onChange={(ids) => setElegidas(ids.flatMap((id) => conocidas.get(id) ?? []))}
        searchable
        searchValue={texto}
        onSearchChange={setTexto}
        // The server already searched, accents and surnames included.
        filter={({ options }) => options}
        hidePickedOptions
        error={add.isError && messageOf(add.error)}
        nothingFoundMessage={isFetching ? 'Buscando…' : 'Nadie con ese nombre'}
        renderOption={({ option }) => {
          const usuario = conocidas.get(option.value);
          return (
            <span className={classes.option}>
              {option.label}
              <small>{usuario?.correo ?? usuario?.usuario}</small>
            </span>
          );
        }}
      />
      {elegidas.length > 0 && (
        <MomentField
          label={
            <>
              Hasta cuándo
              <Optional />
            </>
          }
          value={venceEn}
          onChange={setVenceEn}
        />
      )}
      <Button size="md" disabled={elegidas.length === 0} loading={add.isPending} onClick={() => add.mutate()}>
        {elegidas.length > 1 ? `Inscribir a ${cuenta(elegidas.length, 'persona')}` : 'Inscribir'}
      </Button>
    </div>
  );
}
