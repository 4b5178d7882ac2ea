import { condicionEnPalabras } from '@catedra/shared/campos/condicion-en-palabras.ts';
import { vistaDeCampo } from '@catedra/shared/campos/policy.ts';
import { PALABRAS_DE_FILTRO } from '@catedra/shared/cumplimiento/nombres.ts';
import { PALABRAS_DE_AVANCE, PALABRAS_DE_PLAZO } from '@catedra/shared/participantes/estado.ts';
import { TAMBIEN_IDOS } from '@catedra/shared/participantes/quien-cuenta.ts';
import type { FiltrosDeProgreso } from '@catedra/shared/reportes/schemas.ts';
import { leerTodos } from '#features/campos/offers.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerOpciones } from '#features/reportes/leer-opciones.ts';
import type { Database } from '#platform/db/pool.ts';

export type Linea = [que: string, valor: string];

/** What a person who may not see it asked for is named no further. */
export const FUERA = 'uno que no ves';
/** Whom a field names is not written where the file may go. */
const ELEGIDA = 'la persona elegida';

/** What is asked of the academy's own fields, a line each. */
export async function camposEnPalabras(
  db: Database,
  { actor }: Lectura,
  { campos = [] }: Pick<FiltrosDeProgreso, 'campos'>,
): Promise<Linea[]> {
  if (campos.length === 0) return [];
  const vistos = (await leerTodos(db)).filter((campo) => vistaDeCampo(actor, campo, false) !== 'no');
  const porId = new Map(vistos.map((campo) => [campo.id, campo]));
  return campos.flatMap((condicion): Linea[] => {
    const campo = porId.get(condicion.campo);
    return campo ? [[campo.nombre, condicionEnPalabras(campo, condicion, () => ELEGIDA)]] : [];
  });
}

/** What narrows the list, a line each, to be read where the list has gone without its page. */
export async function filtrosEnPalabras(
  db: Database,
  lectura: Lectura,
  filtros: FiltrosDeProgreso,
): Promise<Linea[]> {
  const { grupo, curso, estado, cumplimiento, plazo, buscar, idos } = filtros;
  const opciones = grupo || curso ? await leerOpciones(db, lectura) : { grupos: [], cursos: [] };
  const lineas: Linea[] = [
    ...(grupo ? [['Grupo', opciones.grupos.find(({ id }) => id === grupo)?.nombre ?? FUERA] as Linea] : []),
    ...(curso ? [['Curso', opciones.cursos.find(({ id }) => id === curso)?.titulo ?? FUERA] as Linea] : []),
    ...(estado ? [['Estado', PALABRAS_DE_AVANCE[estado]] as Linea] : []),
    ...(cumplimiento ? [['Cumplimiento', PALABRAS_DE_FILTRO[cumplimiento]] as Linea] : []),
    ...(plazo ? [['Plazo', PALABRAS_DE_PLAZO[plazo]] as Linea] : []),
    ...(await camposEnPalabras(db, lectura, filtros)),
    ...(buscar ? [['Nombre buscado', buscar] as Linea] : []),
    ...(idos ? [['Quiénes', TAMBIEN_IDOS] as Linea] : []),
  ];
  return lineas.length > 0 ? lineas : [['Filtros', 'ninguno']];
}
