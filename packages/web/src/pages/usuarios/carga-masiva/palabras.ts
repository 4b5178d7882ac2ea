import type { EstadoDeCarga } from '@catedra/shared/cargas/schemas.ts';
import type { ModoDeCarga } from '@catedra/shared/cargas/opciones.ts';

export const MODOS: Readonly<Record<ModoDeCarga, { readonly label: string; readonly help: string }>> = {
  crear: { label: 'Crear personas nuevas', help: 'A quien ya tiene cuenta no se le toca nada.' },
  crear_y_actualizar: {
    label: 'Crear y actualizar',
    help: 'Crea a quien falta y pone al día a quien ya está.',
  },
  solo_actualizar: {
    label: 'Solo actualizar',
    help: 'Las filas de personas que no existen se señalan como error.',
  },
  sincronizar: {
    label: 'Sincronizar un grupo',
    help: 'El archivo es la lista del grupo: crea, actualiza, añade, y saca del grupo a quien no aparezca.',
  },
};

export const CODIFICACIONES_EN_PALABRAS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8 (la habitual)',
  'windows-1252': 'Windows (Excel antiguo)',
  'utf-16le': 'Unicode de Excel (UTF-16)',
  'utf-16be': 'UTF-16, orden inverso',
};

export const SEPARADORES_EN_PALABRAS: Readonly<Record<string, string>> = {
  ';': 'Punto y coma ( ; )',
  ',': 'Coma ( , )',
  '\t': 'Tabulador',
  '|': 'Barra ( | )',
};

export const ESTADOS_EN_PALABRAS: Readonly<Record<EstadoDeCarga, string>> = {
  leida: 'Sin revisar',
  revisando: 'Revisándose',
  revisada: 'Sin importar',
  importando: 'Importándose',
  importada: 'Importada',
  fallida: 'Detenida',
  deshaciendo: 'Deshaciéndose',
  deshecha: 'Deshecha',
};
