import type { ActividadEditable } from '#actividades/collection.ts';

/** What changes the way through a course: in a published one it waits to be published on purpose. The rest are words. */
export const CAMPOS_DEL_CAMINO = [
  'seccion',
  'orden',
  'obligatoria',
  'regla',
  'reglaMinutos',
  'reglaPorcentaje',
  'reglaNota',
  'oculta',
  'exigeATerminados',
  'requisitos',
  'disponibleDesde',
  'disponibleHasta',
  'venceEn',
] as const satisfies readonly (keyof ActividadEditable)[];

export type CampoDelCamino = (typeof CAMPOS_DEL_CAMINO)[number];
export type Camino = Pick<ActividadEditable, CampoDelCamino>;
export type CamposPendientes = Partial<Camino>;

/** What waits of an activity: next values of its way, or that it goes. */
export interface Pendiente {
  readonly actividadId: string;
  readonly campos: CamposPendientes;
  readonly eliminar: boolean;
}

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is saved of an activity of a published course: what goes at once, and what waits. Of one that nobody sees, all
 * goes at once but its being seen.
 */
export function repartir<T extends Camino>(viva: T, guardada: T): { ya: T; esperan: CamposPendientes } {
  if (viva.oculta)
    return { ya: { ...guardada, oculta: true }, esperan: guardada.oculta ? {} : { oculta: false } };
  const cambian = CAMPOS_DEL_CAMINO.filter((campo) => !igual(viva[campo], guardada[campo]));
  const de = (una: T): CamposPendientes => Object.fromEntries(cambian.map((campo) => [campo, una[campo]]));
  return { ya: { ...guardada, ...de(viva) }, esperan: de(guardada) };
}

/** What the author is told of an activity before publishing. */
export interface Viva extends Camino {
  readonly id: string;
  readonly titulo: string;
  readonly lista: boolean;
}

export interface Cambio {
  readonly actividadId: string;
  readonly frase: string;
  /** Nobody saw it before. */
  readonly nueva: boolean;
  /** It stays waiting: what is empty would be seen by nobody. */
  readonly espera: boolean;
}

interface Situada {
  readonly viva: Viva;
  readonly pendiente: Pendiente | undefined;
}

/**
 * Those that moved, for whoever reads one order after the other: the fewest whose leaving makes both the same, and
 * none of those that nobody touched.
 */
function movidas(
  antes: readonly string[],
  despues: readonly string[],
  tocada: (id: string) => boolean,
): ReadonlySet<string> {
  const lugar = new Map(antes.map((id, i) => [id, i]));
  const filas = despues.map((id) => ({ id, en: lugar.get(id) ?? 0, pesa: tocada(id) ? 1 : despues.length }));
  // The heaviest run that kept its order, by where it ends.
  const hasta: { readonly suma: number; readonly viene: number }[] = [];
  for (const [i, { en, pesa }] of filas.entries()) {
    let mejor = { suma: pesa, viene: -1 };
    for (let j = 0; j < i; j++) {
      const suma = (hasta[j]?.suma ?? 0) + pesa;
      if ((filas[j]?.en ?? 0) < en && suma > mejor.suma) mejor = { suma, viene: j };
    }
    hasta.push(mejor);
  }
  const quietas = new Set<string>();
  const final = hasta.reduce((mejor, { suma }, i) => (suma > (hasta[mejor]?.suma ?? 0) ? i : mejor), 0);
  for (let i = filas.length === 0 ? -1 : final; i >= 0; i = hasta[i]?.viene ?? -1)
    quietas.add(filas[i]?.id ?? '');
  return new Set(despues.filter((id) => !quietas.has(id)));
}

const sobre = (
  actividades: readonly Situada[],
  secciones: readonly string[],
  camino: (una: Situada) => Camino,
) =>
  actividades
    .map((una) => ({ id: una.viva.id, ...camino(una) }))
    .toSorted(
      (a, b) =>
        secciones.indexOf(a.seccion) - secciones.indexOf(b.seccion) ||
        a.orden - b.orden ||
        a.id.localeCompare(b.id),
    )
    .map(({ id }) => id);

/** What publishing would change, in words, in the order of the course; `secciones` in theirs. */
export function cambiosDe(
  vivas: readonly Viva[],
  pendientes: readonly Pendiente[],
  secciones: readonly { readonly id: string; readonly titulo: string }[],
): Cambio[] {
  const porId = new Map(pendientes.map((una) => [una.actividadId, una]));
  const situadas = vivas.map((viva) => ({ viva, pendiente: porId.get(viva.id) }));
  const ids = secciones.map(({ id }) => id);
  const despues = sobre(situadas, ids, ({ viva, pendiente }) => ({ ...viva, ...pendiente?.campos }));
  const vistas = situadas.filter(({ viva }) => !viva.oculta);
  const vista = new Set(vistas.map(({ viva }) => viva.id));
  const seMueven = movidas(
    sobre(vistas, ids, ({ viva }) => viva),
    despues.filter((id) => vista.has(id)),
    (id) => tiene(porId.get(id)?.campos ?? {}, 'seccion', 'orden'),
  );
  const orden = new Map(despues.map((id, i) => [id, i]));
  return situadas
    .toSorted((a, b) => (orden.get(a.viva.id) ?? 0) - (orden.get(b.viva.id) ?? 0))
    .flatMap(({ viva, pendiente }) => {
      if (!pendiente) return [];
      const espera = viva.oculta && !viva.lista && !pendiente.eliminar;
      const seccion = secciones.find(({ id }) => id === pendiente.campos.seccion)?.titulo;
      return frasesDe(viva, pendiente, seMueven.has(viva.id), seccion).map((frase) => ({
        actividadId: viva.id,
        frase,
        nueva: viva.oculta && !pendiente.eliminar,
        espera,
      }));
    });
}

const tiene = (campos: CamposPendientes, ...nombres: CampoDelCamino[]): boolean =>
  nombres.some((nombre) => nombre in campos);

function frasesDe(
  { titulo, oculta, seccion: enSeccion }: Viva,
  { campos, eliminar }: Pendiente,
  seMueve: boolean,
  seccion: string | undefined,
): string[] {
  const x = `«${titulo}»`;
  if (eliminar) return [`Se quita ${x}.`];
  if (campos.oculta === true) return [`Se oculta ${x}.`];
  if (oculta) return [`Se añade ${x}.`];
  const cambiaDeSeccion = campos.seccion !== undefined && campos.seccion !== enSeccion;
  return [
    cambiaDeSeccion ? `${x} pasa a la sección «${seccion ?? ''}».` : seMueve ? `${x} cambia de lugar.` : '',
    tiene(campos, 'obligatoria') ? `${x} pasa a ser ${campos.obligatoria ? 'obligatoria' : 'opcional'}.` : '',
    tiene(campos, 'regla', 'reglaMinutos', 'reglaPorcentaje', 'reglaNota')
      ? `Cambia cuándo se completa ${x}.`
      : '',
    tiene(campos, 'requisitos') ? `Cambia lo que hay que completar antes de ${x}.` : '',
    tiene(campos, 'disponibleDesde', 'disponibleHasta', 'venceEn') ? `Cambian las fechas de ${x}.` : '',
    tiene(campos, 'exigeATerminados')
      ? `Quienes ya terminaron ${campos.exigeATerminados ? 'también deben' : 'ya no tienen que'} hacer ${x}.`
      : '',
  ].filter((frase) => frase !== '');
}
