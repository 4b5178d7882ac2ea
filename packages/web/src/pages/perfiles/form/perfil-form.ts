import { abarca, ACCIONES, type Alcance, alcanceDe, type Permiso } from '@catedra/shared/core/permisos.ts';
import { PALABRAS_DE_PERMISOS } from '@catedra/shared/perfiles/palabras.ts';
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
  equipo: 'su equipo',
  grupos: 'sus grupos',
  ambos: 'sus grupos y su equipo',
  todo: 'todo',
};

/** "Ver personas (todo)", for comparing two versions. */
export const permisosEnPalabras = (permisos: readonly Permiso[]): string => {
  const escritos = ACCIONES.flatMap((accion) => {
    const [alcance, { frase }] = [alcanceDe(permisos, accion), PALABRAS_DE_PERMISOS[accion]];
    if (alcance === 'nada') return [];
    return [alcance === 'todo' ? frase : `${frase} (${ALCANCE_EN_PALABRAS[alcance]})`];
  });
  return escritos.length === 0 ? 'nada' : escritos.join('; ');
};

const DONDE = [
  ['todo', 'en toda la academia'],
  ['grupos', 'en los grupos que tutoriza'],
  ['equipo', 'con su equipo'],
  ['ambos', 'en los grupos que tutoriza y con su equipo'],
] as const satisfies readonly (readonly [Alcance, string])[];

/** «Puede 3 de 8, en los grupos que tutoriza»: what is read of some permissions when they are folded. */
export function alcanceDelGrupo(alcances: readonly Alcance[]): string {
  const donde = DONDE.map(([alcance, texto]) => ({
    n: alcances.filter((uno) => uno === alcance).length,
    texto,
  })).filter(({ n }) => n > 0);
  const cuantos = donde.reduce((suma, { n }) => suma + n, 0);
  const [unico] = donde;
  if (!unico) return `No puede nada de ${alcances.length}`;
  const puede = `Puede ${cuantos} de ${alcances.length}`;
  if (donde.length === 1) return `${puede}, ${unico.texto}`;
  return `${puede}: ${new Intl.ListFormat('es').format(donde.map(({ n, texto }) => `${n} ${texto}`))}`;
}

export type Parte = 'equipo' | 'grupos';

/** A reach with one's team or one's groups put beside what there was of the other, or taken out. */
export function conParte(alcance: Alcance, parte: Parte): Alcance {
  const otra = parte === 'equipo' ? 'grupos' : 'equipo';
  if (alcance === 'ambos') return otra;
  if (alcance === otra) return 'ambos';
  return alcance === parte ? 'nada' : parte;
}

/** How far whoever reaches so far may give: what they hold of their team, to nobody. */
export const hastaDonde = (suyo: Alcance): 'nada' | 'grupos' | 'todo' => {
  if (suyo === 'todo') return 'todo';
  return abarca(suyo, 'grupos') ? 'grupos' : 'nada';
};
