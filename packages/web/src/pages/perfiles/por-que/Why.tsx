import type { Accion, Permiso } from '@catedra/shared/core/permisos.ts';
import { CATALOGO } from '@catedra/shared/perfiles/catalogo.ts';
import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { objetivoDe, type TipoDeObjetivo } from '@catedra/shared/perfiles/objetivo.ts';
import { Select, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { Answer } from '#pages/perfiles/por-que/Answer.tsx';
import { SearchSelect } from '#pages/perfiles/por-que/SearchSelect.tsx';
import classes from '#pages/perfiles/por-que/Why.module.css';
import { explicacionQuery, type Sugerencia } from '#pages/perfiles/queries.ts';
import { LookAs } from '#parts/sesion/LookAs.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Section } from '#ui/frame/Section.tsx';

const ACCIONES = CATALOGO.map(({ titulo, frases }) => ({
  group: titulo,
  items: frases.map(({ permiso, frase }) => ({ value: permiso, label: frase })),
}));

const OBJETIVOS: Readonly<Record<TipoDeObjetivo, readonly [label: string, placeholder: string]>> = {
  usuarios: ['A quién', 'Cualquier persona'],
  grupos: ['En qué grupo', 'Cualquier grupo'],
  cursos: ['En qué curso', 'Cualquier curso'],
};

interface WhyProps {
  /** The profile at hand, whose people are offered first. */
  readonly perfil?: Perfil;
  /** What is marked and not saved yet. */
  readonly permisos?: readonly Permiso[];
}

/** Choose a person and an action; the server says why they may, or may not. */
export function Why({ perfil, permisos }: WhyProps) {
  const [persona, setPersona] = useState<Sugerencia | null>(null);
  const [permiso, setPermiso] = useState<Accion | null>(null);
  const [objetivo, setObjetivo] = useState<Sugerencia | null>(null);
  const [propuestos] = useDebouncedValue(permisos, 250);
  const tipo = permiso === null ? null : objetivoDe(permiso);
  const cambiado = perfil && propuestos && perfil.permisos.join() !== propuestos.join();
  const propuesta = cambiado ? { perfilId: perfil.id, permisos: [...propuestos] } : null;
  const pregunta = persona &&
    permiso && { usuarioId: persona.id, permiso, objetivoId: objetivo?.id ?? null, propuesta };
  const query = useQuery(explicacionQuery(pregunta));
  const choose = (next: Accion | null) => {
    setPermiso(next);
    if (next === null || objetivoDe(next) !== tipo) setObjetivo(null);
  };
  return (
    <Section
      title="¿Por qué puede / no puede?"
      note="Elige a una persona y lo que quiere hacer: la academia dice el porqué."
    >
      <Stack gap="sm" mt="xs">
        <SearchSelect
          label="Persona"
          placeholder="Nombre, correo o documento"
          tipo="usuarios"
          primero={perfil && { perfil: perfil.nombre }}
          value={persona}
          onChange={setPersona}
        />
        <Select
          label="Quiere"
          placeholder="Elige una acción"
          data={ACCIONES}
          value={permiso}
          onChange={choose}
          searchable
          nothingFoundMessage="Ninguna acción se llama así"
        />
        {tipo && (
          <SearchSelect
            key={tipo}
            label={OBJETIVOS[tipo][0]}
            placeholder={OBJETIVOS[tipo][1]}
            tipo={tipo}
            value={objetivo}
            onChange={setObjetivo}
          />
        )}
      </Stack>
      {query.isEnabled && (
        <QueryView query={query} label="Mirando sus permisos…">
          {(respuesta) => <Answer respuesta={respuesta} />}
        </QueryView>
      )}
      {persona && (
        <div className={classes.look}>
          <LookAs persona={{ ...persona, perfil: persona.detalle }} home={rutas.home} />
        </div>
      )}
    </Section>
  );
}
