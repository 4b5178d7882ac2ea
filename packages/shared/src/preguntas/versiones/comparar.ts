import type { Mitades } from '#preguntas/textos.ts';
import type { Parte } from '#preguntas/versiones/parte.ts';
import { partesDe } from '#preguntas/versiones/partes.ts';
import { type Trozo, trozosDistintos } from '#preguntas/versiones/palabras.ts';

/** What is not the same in two versions of a question, told to its author. */
export interface Cambio {
  readonly id: string;
  readonly que: string;
  /** It reads the same: only how it looks, or a picture, is another. */
  readonly soloAspecto: boolean;
  readonly trozos: readonly Trozo[];
}

const porId = (partes: readonly Parte[]) => new Map(partes.map((una) => [una.id, una]));

function cambioDe(vieja: Parte | undefined, nueva: Parte | undefined): Cambio[] {
  const una = nueva ?? vieja;
  if (!una) return [];
  const [antes, despues] = [vieja?.texto ?? '', nueva?.texto ?? ''];
  const soloAspecto = antes === despues;
  if (soloAspecto && (vieja?.fondo ?? '') === (nueva?.fondo ?? '')) return [];
  const trozos = soloAspecto ? [{ en: 'ambos', texto: despues } as const] : trozosDistintos(antes, despues);
  return [{ id: una.id, que: una.que, soloAspecto, trozos }];
}

const enAmbas = (una: readonly string[], otra: readonly string[]): string =>
  una.filter((id) => otra.includes(id)).join();

/** What was added or taken away is told by itself: an order is another when what stayed stands otherwise. */
const mismoOrden = ({ orden: antes = [] }: Parte, { orden: despues = [] }: Parte): boolean =>
  enAmbas(antes, despues) === enAmbas(despues, antes);

/** What changed from one version of a question to another, in the order of its page. */
export function compararVersiones(antes: Mitades, despues: Mitades): Cambio[] {
  const [viejas, nuevas] = [porId(partesDe(antes)), porId(partesDe(despues))];
  return [...new Set([...nuevas.keys(), ...viejas.keys()])].flatMap((id) => {
    const [vieja, nueva] = [viejas.get(id), nuevas.get(id)];
    const esOrden = (nueva ?? vieja)?.orden !== undefined;
    return esOrden && (!vieja || !nueva || mismoOrden(vieja, nueva)) ? [] : cambioDe(vieja, nueva);
  });
}
