import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import classes from '#pages/actividades/lista/ActivitySearch.module.css';
import { cursosParaElegirQuery } from '#pages/actividades/queries.ts';
import phones from '#ui/frame/unseen-on-phones.module.css';

const PAUSE = 200;

/** Straight to the outline of a course. */
export function CoursePicker() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [buscar] = useDebouncedValue(typed, PAUSE);
  const { data, isError } = useQuery(cursosParaElegirQuery(buscar));
  return (
    <Select
      className={classes.picker}
      classNames={{ label: phones.onPhones }}
      label="Contenido de un curso"
      placeholder="Escribe o elige un curso"
      searchable
      // The server has searched already, without minding accents.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={data?.datos.map(({ id, titulo }) => ({ value: id, label: titulo })) ?? []}
      nothingFoundMessage={isError ? 'No pudimos buscar los cursos' : 'No hay ningún curso con ese título'}
      value={null}
      onChange={(id) => id && void navigate({ to: rutas.actividades(id) })}
    />
  );
}
