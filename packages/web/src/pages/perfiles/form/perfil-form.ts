import { alcanceDe, CATALOGO, type Alcance, type Perfil, perfiles } from '@catedra/shared';
import { schemaResolver } from '@mantine/form';

export interface PerfilValues extends Record<string, unknown> {
  nombre: string;
  descripcion: string;
  permisos: readonly string[];
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

export interface Diferencia {
  readonly permiso: string;
  readonly frase: string;
  readonly antes: Alcance;
  readonly despues: Alcance;
  readonly gana: boolean;
}

const ORDEN: Readonly<Record<Alcance, number>> = { nada: 0, grupos: 1, todo: 2 };

/** What whoever has the profile would gain or lose, in the order of the matrix. */
export const diferencias = (antes: readonly string[], despues: readonly string[]): Diferencia[] =>
  CATALOGO.flatMap(({ frases }) => frases).flatMap(({ permiso, frase }) => {
    const [era, sera] = [alcanceDe(antes, permiso), alcanceDe(despues, permiso)];
    if (era === sera) return [];
    return [{ permiso, frase, antes: era, despues: sera, gana: ORDEN[sera] > ORDEN[era] }];
  });

/** "Ver personas (todo)", for comparing two versions. */
export const permisosEnPalabras = (permisos: readonly string[]): string => {
  const escritos = CATALOGO.flatMap(({ frases }) => frases).flatMap(({ permiso, frase }) => {
    const alcance = alcanceDe(permisos, permiso);
    if (alcance === 'nada') return [];
    return [alcance === 'grupos' ? `${frase} (sus grupos)` : frase];
  });
  return escritos.length === 0 ? 'nada' : escritos.join('; ');
};
