import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import { expect, test } from 'vitest';
import { pegasDe } from '#pages/usuarios/carga-masiva/columnas/mapping.ts';

const bien: OpcionesDeCarga = {
  mapeo: ['nombre', 'apellidos', 'correo', 'grupos', 'grupos', null],
  modo: 'crear_y_actualizar',
  clave: 'correo',
  politica: 'sobrescribir',
  vaciar: false,
  grupos: 'anadir',
  crearGrupos: false,
  situaciones: {},
  corregirMayusculas: true,
  grupoId: null,
  usuarioPlantilla: 'ninguna',
  contraseñas: 'invitacion',
};

test.each<[string, Partial<OpcionesDeCarga>, RegExp | null]>([
  ['con lo necesario no hay pegas, y los grupos pueden venir en varias columnas', {}, null],
  [
    'dos columnas para lo mismo',
    { mapeo: ['nombre', 'correo', 'correo'] },
    /más de una columna para «Correo»/,
  ],
  ['dos columnas de apellidos se unen', { mapeo: ['nombre', 'apellidos', 'apellidos', 'correo'] }, null],
  ['el nombre dos veces', { mapeo: ['nombreCompleto', 'apellidos', 'correo'] }, /Nombre completo/],
  ['sin nombre no se crea a nadie', { mapeo: ['correo'] }, /qué columna es el nombre/],
  ['para actualizar no hace falta el nombre', { mapeo: ['correo', 'perfil'], modo: 'solo_actualizar' }, null],
  [
    'sin correo ni usuario nadie entra',
    { mapeo: ['nombre', 'documento'], clave: 'documento' },
    /correo o el usuario/,
  ],
  [
    'el usuario se puede fabricar',
    { mapeo: ['nombre', 'documento'], clave: 'documento', usuarioPlantilla: 'inicial_apellido' },
    null,
  ],
  ['falta la columna por la que se reconoce', { clave: 'documento' }, /por su documento/],
  ['sincronizar pide un grupo', { modo: 'sincronizar' }, /qué grupo/],
])('%s', (_titulo, cambios, esperada) => {
  const pegas = pegasDe({ ...bien, ...cambios });
  if (esperada === null) expect(pegas).toEqual([]);
  else expect(pegas.join(' ')).toMatch(esperada);
});
