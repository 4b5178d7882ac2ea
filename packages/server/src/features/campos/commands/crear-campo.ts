import { isDeepStrictEqual } from 'node:util';
import { datosInvalidos, DomainError, versionAntigua } from '@catedra/shared/core/errors.ts';
import { claveDe, errorDeNombre } from '@catedra/shared/campos/rules.ts';
import type { Campo, CampoNuevo } from '@catedra/shared/campos/schemas.ts';
import { MAX_CAMPOS } from '@catedra/shared/campos/tipos.ts';
import { exigirEquipo, loQueDa } from '#features/campos/equipo.ts';
import { camposParaCambiar } from '#features/campos/queries.ts';
import { anotarCampo } from '#features/campos/store.ts';
import { camposTable } from '#features/campos/table.ts';
import type { Work } from '#platform/changes/work.ts';

export const noCabenMas = () =>
  new DomainError(
    409,
    'DEMASIADOS_CAMPOS',
    `Una academia tiene como mucho ${MAX_CAMPOS} campos. Retira alguno antes de añadir otro.`,
  );

const escrito = ({
  nombre,
  tipo,
  decimales,
  obligatorio,
  unico,
  propia,
  tutor,
  equipo,
  opciones,
}: Campo): CampoNuevo => ({
  nombre,
  tipo,
  decimales,
  obligatorio,
  unico,
  propia,
  tutor,
  equipo,
  opciones: opciones.map(({ id, texto }) => ({ id, texto })),
});

/** Makes a field, empty in everyone; sent again, it is the one that was made. */
export async function crearCampo(work: Work, id: string, nuevo: CampoNuevo): Promise<Campo> {
  const todos = await camposParaCambiar(work);
  const yaHecho = todos.find((uno) => uno.id === id);
  if (yaHecho) {
    if (isDeepStrictEqual(escrito(yaHecho), nuevo)) return yaHecho;
    throw versionAntigua(yaHecho);
  }
  const activos = todos.filter(({ estado }) => estado === 'activo');
  if (activos.length >= MAX_CAMPOS) throw noCabenMas();
  const error = errorDeNombre(
    nuevo.nombre,
    activos.map(({ nombre }) => nombre),
  );
  if (error) throw datosInvalidos({ nombre: error });
  if (nuevo.equipo) await exigirEquipo(work, null, todos);

  const en = work.now.toISOString();
  const campo = {
    ...nuevo,
    id,
    clave: claveDe(
      nuevo.nombre,
      todos.map(({ clave }) => clave),
    ),
    opciones: nuevo.opciones.map((opcion) => ({ ...opcion, retirada: false })),
    orden: Math.max(0, ...todos.map(({ orden }) => orden)) + 1,
    estado: 'activo' as const,
    creadoEn: en,
    actualizadoEn: en,
    version: 1,
  };
  await work.tx.insert(camposTable).values(campo);
  const hecho = { ...campo, enReglas: 0, enFechas: 0, daEnEquipo: await loQueDa(work, nuevo) };
  anotarCampo(work, null, hecho);
  return hecho;
}
