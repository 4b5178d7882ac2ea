import { datosInvalidos, DomainError, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { repetida } from '@catedra/shared/campos/opciones.ts';
import type { CambioDeOpciones, Campo } from '@catedra/shared/campos/schemas.ts';
import { MAX_VALORES } from '@catedra/shared/campos/tipos.ts';
import { campoParaCambiar } from '#features/campos/queries.ts';
import { guardarCampo } from '#features/campos/store.ts';
import type { Work } from '#platform/changes/work.ts';

/** A list never grows beyond this, what was retired of it included. */
const MAX_GUARDADOS = MAX_VALORES * 4;

const soloListas = () => new DomainError(409, 'NO_ES_LISTA', 'Este campo no es una lista.');
const faltaUna = (texto: string) =>
  datosInvalidos({
    opciones: `Falta «${texto}». Para quitar un valor hay que decidir qué pasa con quien lo tiene.`,
  });

const activas = ({ opciones }: Campo) => opciones.filter(({ retirada }) => !retirada);

/** The list as it is written: in this order, with these names and those that are new; a person's value never changes by it. */
export async function ponerOpciones(
  work: Work,
  id: string,
  { version, opciones }: CambioDeOpciones,
): Promise<Campo> {
  const { campo } = await campoParaCambiar(work, id);
  if (campo.tipo !== 'lista') throw soloListas();
  const antes = activas(campo);
  const igual =
    antes.length === opciones.length &&
    opciones.every((una, n) => una.id === antes[n]?.id && una.texto === antes[n]?.texto);
  if (igual) return campo;
  if (campo.version !== version) throw versionAntigua(campo);
  const quedan = new Set(opciones.map((una) => una.id));
  const quitada = antes.find((una) => !quedan.has(una.id));
  if (quitada) throw faltaUna(quitada.texto);
  const retiradas = campo.opciones.filter(({ retirada }) => retirada);
  const ajena = retiradas.find((una) => quedan.has(una.id));
  if (ajena) throw datosInvalidos({ opciones: `«${ajena.texto}» está retirado. Recupéralo antes.` });
  if (opciones.length + retiradas.length > MAX_GUARDADOS)
    throw datosInvalidos({ opciones: 'Esta lista ya guarda demasiados valores retirados.' });
  return guardarCampo(work, campo, {
    opciones: [...opciones.map((una) => ({ ...una, retirada: false })), ...retiradas],
  });
}

/** Offers a retired value again. */
export async function recuperarOpcion(work: Work, id: string, opcionId: string): Promise<Campo> {
  const { campo } = await campoParaCambiar(work, id);
  const opcion = campo.opciones.find((una) => una.id === opcionId);
  if (!opcion) throw noEncontrado();
  if (!opcion.retirada) return campo;
  const todas = [...activas(campo), { ...opcion, retirada: false }];
  if (todas.length > MAX_VALORES)
    throw datosInvalidos({ opciones: `Una lista tiene como mucho ${MAX_VALORES} valores.` });
  if (repetida(todas) !== null)
    throw datosInvalidos({ opciones: `Ya hay otro «${opcion.texto}» en la lista.` });
  const otras = campo.opciones.filter((una) => una.retirada && una.id !== opcionId);
  return guardarCampo(work, campo, { opciones: [...todas, ...otras] });
}
