import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import { SE_BUSCAN } from '@catedra/shared/campos/tipos.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccessPill } from '#pages/usuarios/lista/AccessPill.tsx';
import { perfilesQuery } from '#pages/usuarios/queries.ts';
import { gruposQuery } from '#parts/grupos/groups.ts';
import { useActor } from '#platform/session.ts';
import { FieldPills } from '#parts/campos/FieldPills.tsx';
import { FilterBar } from '#ui/lists/FilterBar.tsx';
import { FilterPill } from '#ui/lists/FilterPill.tsx';
import type { Search } from '#ui/lists/list-address.ts';
import { SearchField } from '#ui/lists/SearchField.tsx';

const ESTADOS = [
  { value: 'activo', label: 'Activo' },
  { value: 'suspendido', label: 'Suspendido' },
  { value: 'baja', label: 'De baja' },
];
const CONTRASEÑA = [
  { value: 'temporal', label: 'temporal' },
  { value: 'ninguna', label: 'ni contraseña ni invitación' },
];

const DOCUMENTO = [{ value: 'repetido', label: 'lo tienen dos personas' }];

const named = (nombres: readonly string[]) => nombres.map((nombre) => ({ value: nombre, label: nombre }));

interface UsuariosFilterProps {
  readonly search: Search;
  /** The academy's own fields, to filter by. */
  readonly campos: readonly CampoALaVista[];
  readonly onChange: (patch: Search) => void;
  /** How the list is shown. */
  readonly view: ReactNode;
}

export function UsuariosFilter({ search, campos, onChange, view }: UsuariosFilterProps) {
  const { actor, puede } = useActor();
  const perfiles = useQuery({ ...perfilesQuery, enabled: puede('perfiles:ver') });
  const grupos = useQuery({ ...gruposQuery, enabled: puede('grupos:ver') });
  const nombres = perfiles.data?.map(({ nombre }) => nombre) ?? actor.otorgables;
  return (
    <FilterBar
      view={view}
      search={
        <SearchField
          label="Buscar personas"
          placeholder={
            campos.some(({ tipo }) => SE_BUSCAN.includes(tipo))
              ? 'Nombre, correo, documento o campo'
              : 'Nombre, correo, usuario o documento'
          }
          value={search.buscar ?? ''}
          onChange={(buscar) => onChange({ buscar: buscar || undefined })}
        />
      }
    >
      <FilterPill
        label="Perfil"
        options={named(nombres)}
        value={search.perfil}
        onChange={(perfil) => onChange({ perfil })}
      />
      {puede('grupos:ver') && (
        <FilterPill
          label="Grupo"
          options={grupos.data?.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          value={search.grupo}
          onChange={(grupo) => onChange({ grupo })}
        />
      )}
      <FilterPill
        label="Estado"
        options={ESTADOS}
        value={search.estado}
        onChange={(estado) => onChange({ estado })}
      />
      <FilterPill
        label="Contraseña"
        options={CONTRASEÑA}
        value={search.temporal === 'true' ? 'temporal' : search.llave}
        onChange={(una) =>
          onChange({
            temporal: una === 'temporal' ? 'true' : undefined,
            llave: una === 'ninguna' ? una : undefined,
          })
        }
      />
      {search.documento && (
        <FilterPill
          label="Documento"
          options={DOCUMENTO}
          value={search.documento}
          onChange={(documento) => onChange({ documento })}
        />
      )}
      {search.entro && (
        <FilterPill
          label="Entró"
          options={[{ value: search.entro, label: 'en los últimos 30 días' }]}
          value={search.entro}
          onChange={(entro) => onChange({ entro })}
        />
      )}
      <AccessPill value={search.acceso} onChange={(acceso) => onChange({ acceso })} />
      <FieldPills campos={campos} search={search} onChange={onChange} />
    </FilterBar>
  );
}
