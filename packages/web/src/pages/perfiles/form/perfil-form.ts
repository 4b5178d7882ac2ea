import { type Alcance, alcanceDe, type Permiso } from '@catedra/shared/core/permisos.ts';
import { ACCIONES_EN_PANTALLA, PALABRAS_DE_PERMISOS } from '@catedra/shared/perfiles/palabras.ts';
import { type Perfil, perfiles } from '@catedra/shared/perfiles/collection.ts';
import { schemaResolver } from '@mantine/form';

export interface PerfilValues extends Record<string, unknown> {
  nombre: string;
  descripcion: string;
  permisos: readonly Permiso[];
}

export const perfilValues = (perfil: Perfil | null): PerfilValues => ({
  nombre: perfil?.nombre ?? '',
  descripcion: perfil?.descripcion ?? '',
  permisos: perfil?.permisos ?? [],
});

export const validatePerfil = schemaResolver(perfiles.editable, { sync: true });

export const PERFIL_LABELS = { nombre: 'Nombre', descripcion: 'Descripción', permisos: 'Lo que puede hacer' };

export const ALCANCE_EN_PALABRAS: Readonly<Record<Alcance, string>> = {
  nada: 'nada',
  grupos: 'sus grupos',
  todo: 'todo',
};

/** "Ver personas (todo)", for comparing two versions. */
export const permisosEnPalabras = (permisos: readonly Permiso[]): string => {
  const escritos = ACCIONES_EN_PANTALLA.flatMap((accion) => {
    const [alcance, { frase }] = [alcanceDe(permisos, accion), PALABRAS_DE_PERMISOS[accion]];
    if (alcance === 'nada') return [];
    return [alcance === 'grupos' ? `${frase} (sus grupos)` : frase];
  });
  return escritos.length === 0 ? 'nada' : escritos.join('; ');
};

/** «Puede 3 de 8, en los grupos que tutoriza»: what is read of some permissions when they are folded. */
export function alcanceDelGrupo(alcances: readonly Alcance[]): string {
  const cuantos = (alcance: Alcance) => alcances.filter((uno) => uno === alcance).length;
  const [todo, grupos] = [cuantos('todo'), cuantos('grupos')];
  if (todo + grupos === 0) return `No puede nada de ${alcances.length}`;
  const puede = `Puede ${todo + grupos} de ${alcances.length}`;
  if (grupos === 0) return `${puede}, en toda la academia`;
  if (todo === 0) return `${puede}, en los grupos que tutoriza`;
  return `${puede}: ${todo} en toda la academia y ${grupos} en los grupos que tutoriza`;
}
