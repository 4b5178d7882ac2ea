import { datosInvalidos, versionAntigua } from '@catedra/shared/core/errors.ts';
import { errorDeNombre } from '@catedra/shared/campos/rules.ts';
import type { CambioDeCampo, Campo } from '@catedra/shared/campos/schemas.ts';
import { PUEDEN_SER_UNICOS } from '@catedra/shared/campos/tipos.ts';
import { conEquipo } from '#features/campos/equipo.ts';
import { campoParaCambiar } from '#features/campos/queries.ts';
import { guardarCampo } from '#features/campos/store.ts';
import { dejarDeSerUnico, hacerUnico } from '#features/campos/unicos.ts';
import type { Work } from '#platform/changes/work.ts';

/** Changes what a field is called, who sees it or what is asked of it; values stay as they are. */
export async function cambiarCampo(
  work: Work,
  id: string,
  { version, ...dado }: CambioDeCampo,
): Promise<Campo> {
  const { campo, todos } = await campoParaCambiar(work, id);
  const nuevo = { ...campo, ...dado };
  const igual = Object.entries(dado).every(([clave, valor]) => campo[clave as keyof Campo] === valor);
  if (igual) return campo;
  if (campo.version !== version) throw versionAntigua(campo);

  const otros = todos.filter((uno) => uno.id !== id && uno.estado === 'activo');
  const error = errorDeNombre(
    nuevo.nombre,
    otros.map(({ nombre }) => nombre),
  );
  if (error) throw datosInvalidos({ nombre: error });
  if (nuevo.unico && !PUEDEN_SER_UNICOS.includes(campo.tipo))
    throw datosInvalidos({ unico: 'Solo un texto o un número pueden ser distintos en cada persona.' });

  const guardado = await guardarCampo(work, campo, await conEquipo(work, campo, todos, dado));
  if (nuevo.unico && !campo.unico && campo.estado === 'activo') await hacerUnico(work, nuevo);
  if (!nuevo.unico && campo.unico) await dejarDeSerUnico(work, campo);
  return guardado;
}
