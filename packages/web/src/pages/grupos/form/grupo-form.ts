import { type Grupo, grupos } from '@catedra/shared/grupos/collection.ts';
import { schemaResolver } from '@mantine/form';

export interface GrupoValues extends Record<string, unknown> {
  nombre: string;
  descripcion: string;
  estado: Grupo['estado'];
}

export const grupoValues = (grupo: Grupo | null): GrupoValues => ({
  nombre: grupo?.nombre ?? '',
  descripcion: grupo?.descripcion ?? '',
  estado: grupo?.estado ?? 'activo',
});

export const validateGrupo = schemaResolver(grupos.editable, { sync: true });

export const GRUPO_LABELS = { nombre: 'Nombre', descripcion: 'Descripción', estado: 'Estado' };
