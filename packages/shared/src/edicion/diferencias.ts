import { parejas } from '#edicion/parejas.ts';
import { abrirCaja, comoSeLee, partir } from '#edicion/partir.ts';

/** Two ways of the same stretch of a text, and who changed it; `iguales` is what nobody or both changed alike. */
export type Tramo =
  | { readonly tipo: 'iguales'; readonly partes: readonly string[] }
  | {
      readonly tipo: 'suyo' | 'mio' | 'choque';
      readonly suyo: readonly string[];
      readonly mio: readonly string[];
    };

export type Eleccion = 'suyo' | 'mio' | 'ambos';

/** What one side made of a stretch of what both found; where `desde` is `hasta`, it only put something there. */
interface Cambio {
  readonly desde: number;
  readonly hasta: number;
  readonly partes: readonly string[];
}

interface Textos {
  readonly base: readonly string[];
  readonly suyo: readonly string[];
  readonly mio: readonly string[];
}

const leidas = (partes: readonly string[]) => partes.map(comoSeLee);

const lasMismas = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((parte, i) => comoSeLee(parte) === comoSeLee(b[i] ?? ''));

/** As many parts as before are those very parts, each changed: whoever touched another one is not in the way. */
function unoAUno({ desde, hasta, partes }: Cambio): Cambio[] {
  if (partes.length !== hasta - desde) return [{ desde, hasta, partes }];
  return partes.map((parte, i) => ({ desde: desde + i, hasta: desde + i + 1, partes: [parte] }));
}

function cambiosDe(base: readonly string[], otro: readonly string[]): Cambio[] {
  const cambios: Cambio[] = [];
  let [i, j] = [0, 0];
  const hasta = (lugar: number, suLugar: number) => {
    if (lugar > i || suLugar > j)
      cambios.push(...unoAUno({ desde: i, hasta: lugar, partes: otro.slice(j, suLugar) }));
    [i, j] = [lugar + 1, suLugar + 1];
  };
  parejas(leidas(base), leidas(otro)).forEach((suLugar, lugar) => {
    if (suLugar !== null) hasta(lugar, suLugar);
  });
  hasta(base.length, otro.length);
  return cambios;
}

/** Two that put something in the same place, or touched the same parts. */
const seCruzan = (a: Pick<Cambio, 'desde' | 'hasta'>, b: Pick<Cambio, 'desde' | 'hasta'>): boolean =>
  (a.desde < b.hasta && b.desde < a.hasta) ||
  (a.desde === b.desde && a.hasta === b.hasta && a.desde === a.hasta);

/** A stretch of the base with the changes of one side in it. */
function conCambios(base: readonly string[], cambios: readonly Cambio[], desde: number, hasta: number) {
  const partes: string[] = [];
  let en = desde;
  for (const cambio of cambios) {
    partes.push(...base.slice(en, cambio.desde), ...cambio.partes);
    en = cambio.hasta;
  }
  return [...partes, ...base.slice(en, hasta)];
}

function tramosDe({ base, suyo, mio }: Textos): Tramo[] {
  if (lasMismas(suyo, mio)) return [{ tipo: 'iguales', partes: mio }];
  if (lasMismas(suyo, base)) return [{ tipo: 'mio', suyo, mio }];
  if (lasMismas(mio, base)) return [{ tipo: 'suyo', suyo, mio }];
  return dentroDe(base, suyo, mio) ?? sinLoIgual({ base, suyo, mio });
}

/** A list, a table: what each touched inside of it is compared, not the whole. */
function dentroDe(...lados: readonly (readonly string[])[]): Tramo[] | null {
  const cajas = lados.flatMap((partes) => (partes.length === 1 ? (abrirCaja(partes[0] ?? '') ?? []) : []));
  const [base, suya, mia] = cajas;
  if (!base || !suya || !mia || base.abre !== suya.abre || suya.abre !== mia.abre) return null;
  return [
    { tipo: 'iguales', partes: [mia.abre] },
    ...comparar(base.dentro, suya.dentro, mia.dentro),
    { tipo: 'iguales', partes: [mia.cierra] },
  ];
}

/** Both touched it: what they wrote alike is no matter of choice. */
function sinLoIgual({ base, suyo, mio }: Textos): Tramo[] {
  const enMio = parejas(leidas(suyo), leidas(mio));
  const iguales = enMio.filter((lugar) => lugar !== null).length;
  if (iguales === 0) return [{ tipo: 'choque', suyo, mio }];
  const tramos: Tramo[] = [];
  let [j, k] = [0, 0];
  const hasta = (suLugar: number, miLugar: number) => {
    const lados = { suyo: suyo.slice(j, suLugar), mio: mio.slice(k, miLugar) };
    // What there was is among what both wrote alike: the rest is new, and only one of them put it.
    const nuevo = iguales >= base.length;
    const tipo =
      nuevo && lados.mio.length === 0 ? 'suyo' : nuevo && lados.suyo.length === 0 ? 'mio' : 'choque';
    if (lados.suyo.length + lados.mio.length > 0) tramos.push({ tipo, ...lados });
    [j, k] = [suLugar + 1, miLugar + 1];
  };
  enMio.forEach((miLugar, suLugar) => {
    if (miLugar === null) return;
    hasta(suLugar, miLugar);
    tramos.push({ tipo: 'iguales', partes: mio.slice(miLugar, miLugar + 1) });
  });
  hasta(suyo.length, mio.length);
  return tramos;
}

type DeAlguien = Cambio & { readonly quien: 'suyo' | 'mio' };

/** The changes of both in their order, together those that touch the same. */
function cruzados(suyos: readonly Cambio[], mios: readonly Cambio[]): DeAlguien[][] {
  const todos: DeAlguien[] = [
    ...suyos.map((cambio) => ({ ...cambio, quien: 'suyo' as const })),
    ...mios.map((cambio) => ({ ...cambio, quien: 'mio' as const })),
  ].toSorted((a, b) => a.desde - b.desde || a.hasta - b.hasta);
  const grupos: DeAlguien[][] = [];
  for (const cambio of todos) {
    const grupo = grupos.at(-1);
    if (grupo?.some((otro) => seCruzan(otro, cambio))) grupo.push(cambio);
    else grupos.push([cambio]);
  }
  return grupos;
}

/** What two people made of the same text: only where both touched the same stretch is there anything to decide. */
export function comparar(base: string, suyo: string, mio: string): Tramo[] {
  const [b, s, m] = [partir(base), partir(suyo), partir(mio)];
  const tramos: Tramo[] = [];
  const iguales = (desde: number, hasta: number) =>
    tramos.push(...b.slice(desde, hasta).map((parte) => ({ tipo: 'iguales' as const, partes: [parte] })));
  let en = 0;
  for (const grupo of cruzados(cambiosDe(b, s), cambiosDe(b, m))) {
    const desde = Math.min(...grupo.map((cambio) => cambio.desde));
    const hasta = Math.max(...grupo.map((cambio) => cambio.hasta));
    const de = (quien: DeAlguien['quien']) =>
      conCambios(
        b,
        grupo.filter((cambio) => cambio.quien === quien),
        desde,
        hasta,
      );
    iguales(en, desde);
    tramos.push(...tramosDe({ base: b.slice(desde, hasta), suyo: de('suyo'), mio: de('mio') }));
    en = hasta;
  }
  iguales(en, b.length);
  return tramos.filter((tramo) => tramo.tipo !== 'iguales' || tramo.partes.length > 0);
}

/** What each stretch is while nobody chose: whoever touched it wins, and where both did there is nothing yet. */
export const porDefecto = ({ tipo }: Tramo): Eleccion | null =>
  tipo === 'iguales' || tipo === 'mio' ? 'mio' : tipo === 'suyo' ? 'suyo' : null;

/** The last line of a plain text has no end until another comes after it. */
const conFinal = (parte: string): string => (/^<|\n$/.test(parte) ? parte : `${parte}\n`);

const partesDe = (tramo: Tramo, eleccion: Eleccion): readonly string[] => {
  if (tramo.tipo === 'iguales') return tramo.partes;
  if (eleccion === 'ambos') return [...tramo.suyo.map(conFinal), ...tramo.mio];
  return eleccion === 'suyo' ? tramo.suyo : tramo.mio;
};

/** The whole text, as chosen; null while something is to be decided. */
export function componer(tramos: readonly Tramo[], elecciones: readonly (Eleccion | null)[]): string | null {
  const elegidas = tramos.map((tramo, i) => elecciones[i] ?? porDefecto(tramo));
  if (elegidas.includes(null)) return null;
  return tramos.flatMap((tramo, i) => partesDe(tramo, elegidas[i] ?? 'mio')).join('');
}

export interface Palabra {
  readonly texto: string;
  /** It is not in the other version. */
  readonly cambia: boolean;
}

const palabras = (texto: string): string[] => texto.match(/\s+|\S+/g) ?? [];

/** The words of a text, and which of them the other one lacks. */
export function señalar(texto: string, otro: string): Palabra[] {
  const a = palabras(texto);
  const halladas = parejas(a, palabras(otro));
  return a.map((palabra, i) => ({ texto: palabra, cambia: palabra.trim() !== '' && halladas[i] === null }));
}
