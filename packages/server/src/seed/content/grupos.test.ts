import { expect, test } from 'vitest';
import { cursos } from '#seed/content/cursos.ts';
import { grupos } from '#seed/content/grupos.ts';
import { perfiles } from '#seed/content/perfiles.ts';
import { personas } from '#seed/content/personas.ts';

const claves = new Set(personas.map(({ clave }) => clave));
const publicados = new Set(cursos.filter(({ estado }) => estado === 'publicado').map(({ slug }) => slug));

test('son cuatro grupos con sus miembros, sus tutores y sus cursos', () => {
  expect(grupos.map(({ nombre }) => nombre)).toEqual([
    'Oficinas',
    'Logística',
    'Almacén Getafe',
    'Atención al cliente',
  ]);
  for (const grupo of grupos) {
    const miembros = grupo.miembros.map(({ persona }) => persona);
    expect(miembros.length).toBeGreaterThanOrEqual(10);
    expect(new Set(miembros).size).toBe(miembros.length);
    expect([...miembros, ...grupo.tutores].filter((clave) => !claves.has(clave))).toEqual([]);
    expect(grupo.cursos.filter(({ curso }) => !publicados.has(curso))).toEqual([]);
    expect(new Set(grupo.cursos.map(({ curso }) => curso)).size).toBe(grupo.cursos.length);
  }
});

test('quienes tutelan un grupo tienen el perfil de tutor de planta', () => {
  const tutores = personas.filter(({ perfil }) => perfil === 'Tutor de planta').map(({ clave }) => clave);
  expect([...new Set(grupos.flatMap((grupo) => grupo.tutores))].toSorted()).toEqual(tutores.toSorted());
});

test('quien tutela a alguien sin correo puede darle una contraseña', () => {
  const sinCorreo = new Set(personas.filter(({ correo }) => correo === null).map(({ clave }) => clave));
  const conTutor = grupos.filter(
    ({ miembros, tutores }) => tutores.length > 0 && miembros.some(({ persona }) => sinCorreo.has(persona)),
  );
  expect(conTutor).not.toEqual([]);
  expect(perfiles.flatMap(({ permisos }) => permisos)).toContain('usuarios:editar:grupos');
});

test('hay cursos vencidos, para hoy a las 18:00, para dentro de 3 y de 9 días, y contados desde el alta', () => {
  const vencimientos = grupos.flatMap((grupo) => grupo.cursos.map(({ vence }) => vence));
  const enDias = vencimientos.flatMap((vence) => (vence?.tipo === 'fecha' ? [vence.enDias] : []));
  expect(enDias).toEqual(expect.arrayContaining([-5, 0, 3, 9]));
  expect(vencimientos).toContainEqual({ tipo: 'fecha', enDias: 0, hora: '18:00' });
  expect(vencimientos.some((vence) => vence?.tipo === 'alta')).toBe(true);
});

test('el perfil propio solo alcanza a sus grupos', () => {
  const permisos = perfiles.flatMap((perfil) => perfil.permisos);
  expect(permisos.filter((permiso) => !/^[a-z]+:[a-z]+:grupos$/.test(permiso))).toEqual([]);
  expect(new Set(permisos).size).toBe(permisos.length);
});
