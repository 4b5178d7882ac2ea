import type { ActividadEditable } from '#actividades/collection.ts';
import { type Contenido, tipoDe } from '#actividades/contenido.ts';

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
  'noSeRepite',
  'requisitos',
  'disponibleDesde',
  'disponibleHasta',
  'venceEn',
] as const satisfies readonly (keyof ActividadEditable)[];

export type CampoDelCamino = (typeof CAMPOS_DEL_CAMINO)[number];
export type Camino = Pick<ActividadEditable, CampoDelCamino>;

/** Of its content, another file with what goes with it: the rest of a content are words. */
export type ArchivoPendiente = Readonly<Record<string, unknown>>;
export type CamposPendientes = Partial<Camino> & { readonly archivo?: ArchivoPendiente };

/** What waits of an activity: next values of its way, or that it goes. */
export interface Pendiente {
  readonly actividadId: string;
  readonly campos: CamposPendientes;
  readonly eliminar: boolean;
}

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type ConContenido = Camino & { readonly contenido: Contenido };

const campo = (contenido: Contenido, nombre: string): unknown =>
  (contenido as Readonly<Record<string, unknown>>)[nombre];

/** The fields of a content that go with its file, when another one was put; none otherwise. */
function delArchivo(antes: Contenido, despues: Contenido): readonly string[] {
  const { archivo } = tipoDe(antes.tipo);
  if (!archivo || antes.tipo !== despues.tipo) return [];
  const otro = archivo.fuente.some((nombre) => !igual(campo(antes, nombre), campo(despues, nombre)));
  return otro ? [...archivo.fuente, ...archivo.con] : [];
}

/**
 * What is saved of an activity of a published course: what goes at once, and what waits. Of one that nobody sees, all
 * goes at once but its being seen.
 */
export function repartir<T extends ConContenido>(viva: T, guardada: T): { ya: T; esperan: CamposPendientes } {
  if (viva.oculta)
    return { ya: { ...guardada, oculta: true }, esperan: guardada.oculta ? {} : { oculta: false } };
  const cambian = CAMPOS_DEL_CAMINO.filter((una) => !igual(viva[una], guardada[una]));
  const de = (una: T): CamposPendientes => Object.fromEntries(cambian.map((nombre) => [nombre, una[nombre]]));
  const archivo = delArchivo(viva.contenido, guardada.contenido);
  const suyo = ({ contenido }: T): ArchivoPendiente =>
    Object.fromEntries(archivo.map((nombre) => [nombre, campo(contenido, nombre)]));
  return {
    ya: { ...guardada, ...de(viva), contenido: { ...guardada.contenido, ...suyo(viva) } },
    esperan: { ...de(guardada), ...(archivo.length > 0 && { archivo: suyo(guardada) }) },
  };
}

/** An activity as it will be once what waits of it is published. */
export function conLoQueEspera<T extends ConContenido>(viva: T, campos: CamposPendientes): T {
  const { archivo, ...camino } = campos;
  return { ...viva, ...camino, contenido: { ...viva.contenido, ...archivo } };
}

/** What waits of an activity, by the sentences that say it: each can be discarded by itself. */
const CAMPOS_DE_PARTE = {
  quitar: [],
  vista: ['oculta'],
  lugar: ['seccion', 'orden'],
  obligatoria: ['obligatoria'],
  finalizacion: ['regla', 'reglaMinutos', 'reglaPorcentaje', 'reglaNota'],
  requisitos: ['requisitos'],
  fechas: ['disponibleDesde', 'disponibleHasta', 'venceEn'],
  terminados: ['exigeATerminados'],
  repeticion: ['noSeRepite'],
  archivo: ['archivo'],
} as const satisfies Readonly<Record<string, readonly (keyof CamposPendientes)[]>>;

export type ParteDeCambio = keyof typeof CAMPOS_DE_PARTE;
export const PARTES_DE_CAMBIO = Object.keys(CAMPOS_DE_PARTE) as [ParteDeCambio, ...ParteDeCambio[]];

/** What goes on waiting of an activity without some parts of it. */
export function sinPartes(
  { campos, eliminar }: Omit<Pendiente, 'actividadId'>,
  partes: readonly ParteDeCambio[],
): Omit<Pendiente, 'actividadId'> {
  const fuera = new Set<string>(partes.flatMap((parte) => CAMPOS_DE_PARTE[parte]));
  return {
    campos: Object.fromEntries(Object.entries(campos).filter(([nombre]) => !fuera.has(nombre))),
    eliminar: eliminar && !partes.includes('quitar'),
  };
}

/** What the author is told of an activity before publishing. */
export interface Viva extends Camino {
  readonly id: string;
  readonly titulo: string;
  readonly lista: boolean;
}

export interface Cambio {
  readonly actividadId: string;
  readonly parte: ParteDeCambio;
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
      return frasesDe(viva, pendiente, seMueven.has(viva.id), seccion).map(([parte, frase]) => ({
        actividadId: viva.id,
        parte,
        frase,
        nueva: viva.oculta && !pendiente.eliminar,
        espera,
      }));
    });
}

const tiene = (campos: CamposPendientes, ...nombres: (keyof CamposPendientes)[]): boolean =>
  nombres.some((nombre) => nombre in campos);

function frasesDe(
  { titulo, oculta, seccion: enSeccion }: Viva,
  { campos, eliminar }: Pendiente,
  seMueve: boolean,
  seccion: string | undefined,
): [ParteDeCambio, string][] {
  const x = `«${titulo}»`;
  if (eliminar) return [['quitar', `Se quita ${x}.`]];
  if (campos.oculta === true) return [['vista', `Se oculta ${x}.`]];
  if (oculta) return [['vista', `Se añade ${x}.`]];
  const cambiaDeSeccion = campos.seccion !== undefined && campos.seccion !== enSeccion;
  const frases: Partial<Record<ParteDeCambio, string>> = {
    lugar: cambiaDeSeccion ? `${x} pasa a la sección «${seccion ?? ''}».` : `${x} cambia de lugar.`,
    obligatoria: `${x} pasa a ser ${campos.obligatoria ? 'obligatoria' : 'opcional'}.`,
    archivo:
      campos.archivo?.archivoId || campos.archivo?.url
        ? `${x} pasa a tener otro archivo.`
        : `Se quita el archivo de ${x}.`,
    finalizacion: `Cambia cuándo se completa ${x}.`,
    requisitos: `Cambia lo que hay que completar antes de ${x}.`,
    fechas: `Cambian las fechas de ${x}.`,
    terminados: `Quienes ya terminaron ${campos.exigeATerminados ? 'también deben' : 'ya no tienen que'} hacer ${x}.`,
    repeticion: campos.noSeRepite
      ? `${x} ya no se repite en las renovaciones.`
      : `${x} vuelve a hacerse en cada renovación.`,
  };
  return (Object.entries(frases) as [ParteDeCambio, string][]).filter(([parte]) =>
    parte === 'lugar' ? cambiaDeSeccion || seMueve : tiene(campos, ...CAMPOS_DE_PARTE[parte]),
  );
}
