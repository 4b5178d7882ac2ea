import { expect, test } from 'vitest';
import { colecciones, type NombreColeccion } from '#colecciones.ts';
import type { Actor } from '#core/actor.ts';
import { fieldsAskedBy } from '#core/asked-by.ts';
import type { Collection } from '#core/collection.ts';

/** Reads and may do nothing else, in a record that says as little of somebody else as it can. */
const nobody = { id: 'yo', permisos: [], grupoIds: [], cursoIds: [], otorgables: [] } as unknown as Actor;
const foreign = { id: 'otro', usuarioId: 'otro', cursoId: 'otro', anonimo: true };

test.each(Object.keys(colecciones) as NombreColeccion[])(
  'por lo que no ve quien menos ve de %s no se pregunta',
  (nombre) => {
    const collection = colecciones[nombre] as unknown as Collection;
    const seen = collection.view(nobody, foreign).shape;
    const hidden = Object.keys(collection.record.shape).filter(
      (field) => seen[field] !== collection.record.shape[field],
    );
    expect(hidden.filter((field) => fieldsAskedBy(collection).has(field))).toEqual([]);
  },
);

test('de los demás, solo lo que no tiene un valor sencillo', () => {
  const rest = Object.values(colecciones).flatMap((one) => {
    const collection = one as unknown as Collection;
    const asked = fieldsAskedBy(collection);
    const not = Object.keys(collection.record.shape).filter((field) => !asked.has(field));
    return not.map((field) => `${collection.nombre}.${field}`);
  });
  expect(rest).toEqual([
    'actividades.contenido',
    'actividades.requisitos',
    'cursos.descripcion',
    'cursos.etiquetas',
    'evaluaciones.revision',
    'feedback.usuarioId',
    'perfiles.permisos',
    'usuarios.campos',
  ]);
});
