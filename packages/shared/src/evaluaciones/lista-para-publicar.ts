import type { Lugar, SeccionDePrueba, Sorteo } from '#evaluaciones/composicion.ts';
import { DomainError } from '#core/errors.ts';
import { desdeCuandoSeVe, regalaLasSoluciones, type Revision } from '#evaluaciones/revision.ts';

/** What is told of a place, or of the whole evaluation. */
export interface Fallo {
  readonly lugarId: string | null;
  readonly frase: string;
  /** It keeps from publishing; else it is only told. */
  readonly impide: boolean;
}

/** A question that stands by name, as far as publishing looks at it. */
export interface PreguntaEnLista {
  /** It gives points. */
  readonly puntua: boolean;
  readonly aMano: boolean;
  /** What it lacks, of what attempts would ask. */
  readonly fallos: readonly string[];
  readonly enPapelera: boolean;
  /** It was edited and waits for «Usar desde ahora». */
  readonly conBorrador: boolean;
}

export interface PorPublicar {
  readonly titulo: string;
  readonly cierraEn: string | null;
  readonly intentos: number | null;
  readonly practica: boolean;
  readonly revision: Revision;
  readonly secciones: readonly SeccionDePrueba[];
  readonly preguntas: ReadonlyMap<string, PreguntaEnLista>;
  /** The questions that each draw may take, by its place; null where that is not known, and nothing is said of draws. */
  readonly bombos: Readonly<Record<string, readonly string[]>> | null;
  /** What each draw draws from, by its place. */
  readonly nombres: Readonly<Record<string, string>>;
  readonly now: Date;
}

interface Numerado {
  readonly lugar: Lugar;
  /** Its number for whoever reads; a description has none. */
  readonly numero: number;
}

function numerados({ secciones, preguntas }: PorPublicar): Numerado[] {
  let siguiente = 1;
  return secciones
    .flatMap(({ lugares }) => lugares)
    .map((lugar) => {
      const numero = siguiente;
      if (lugar.tipo === 'sorteo') siguiente += lugar.cuantas;
      else if (preguntas.get(lugar.preguntaId)?.puntua !== false) siguiente += 1;
      return { lugar, numero };
    });
}

const minuscula = (frase: string): string => frase.charAt(0).toLocaleLowerCase('es') + frase.slice(1);

function fallosDePregunta(numero: number, lugarId: string, pregunta: PreguntaEnLista | undefined): Fallo[] {
  const cual = pregunta?.puntua === false ? 'La descripción' : `La pregunta ${numero}`;
  const fallo = (resto: string, impide = true): Fallo => ({ lugarId, frase: `${cual} ${resto}`, impide });
  if (!pregunta) return [fallo('ya no existe: quítala.')];
  return [
    ...(pregunta.enPapelera ? [fallo('está en la papelera del banco: recupérala o quítala.')] : []),
    ...pregunta.fallos.map((frase) => ({
      lugarId,
      frase: `${cual} no está lista: ${minuscula(frase)}`,
      impide: true,
    })),
    ...(pregunta.conBorrador
      ? [fallo('tiene cambios que todavía no se usan: pulsa «Usar desde ahora» en ella.', false)]
      : []),
    ...(pregunta.aMano
      ? [
          {
            lugarId,
            frase: `La ${numero} la corriges tú: hasta entonces la nota dice «al menos…».`,
            impide: false,
          },
        ]
      : []),
  ];
}

const cuantasHay = (n: number): string => (n === 1 ? 'hay 1' : `hay ${n}`);
const pide = (n: number): string => (n === 1 ? 'pide 1 pregunta' : `pide ${n} preguntas`);

export interface SorteoCorto {
  readonly sorteo: Sorteo;
  readonly quedan: number;
  /** Others before it may take some of its own. */
  readonly conOtros: boolean;
}

/**
 * Draws that are too small even in the worst case: none takes what is fixed by name, and those before it may have taken
 * whatever they share with it.
 */
export function sorteosCortos({
  secciones,
  bombos,
}: Pick<PorPublicar, 'secciones' | 'bombos'>): SorteoCorto[] {
  if (bombos === null) return [];
  const lugares = secciones.flatMap((una) => una.lugares);
  const fijas = new Set(lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [uno.preguntaId] : [])));
  const bomboDe = ({ id }: Sorteo): string[] =>
    (Object.hasOwn(bombos, id) ? (bombos[id] ?? []) : []).filter((una) => !fijas.has(una));
  const sorteos = lugares.filter((uno): uno is Sorteo => uno.tipo === 'sorteo');
  return sorteos.flatMap((sorteo, i) => {
    const suyas = new Set(bomboDe(sorteo));
    const quitadas = sorteos
      .slice(0, i)
      .reduce(
        (suma, otro) => suma + Math.min(otro.cuantas, bomboDe(otro).filter((una) => suyas.has(una)).length),
        0,
      );
    const quedan = Math.max(0, suyas.size - quitadas);
    return quedan >= sorteo.cuantas ? [] : [{ sorteo, quedan, conOtros: quitadas > 0 }];
  });
}

/** «El sorteo de «Altura» pide 5 preguntas y hay 3.» */
export function sorteoCortoEnPalabras({ sorteo, quedan, conOtros }: SorteoCorto, nombre: string): string {
  const aparte = conOtros ? ', sin contar las que pueden llevarse los sorteos de antes' : '';
  return `El sorteo de «${nombre}» ${pide(sorteo.cuantas)} y ${cuantasHay(quedan)}${aparte}.`;
}

const fallosDeSorteos = (prueba: PorPublicar): Fallo[] =>
  sorteosCortos(prueba).map((corto) => ({
    lugarId: corto.sorteo.id,
    frase: sorteoCortoEnPalabras(corto, prueba.nombres[corto.sorteo.id] ?? ''),
    impide: true,
  }));

const puntuaAlguna = ({ secciones, preguntas }: PorPublicar): boolean =>
  secciones.some(({ lugares }) =>
    lugares.some(
      (uno) => uno.puntos > 0 && (uno.tipo === 'sorteo' || preguntas.get(uno.preguntaId)?.puntua === true),
    ),
  );

const entera = (frase: string): Fallo => ({ lugarId: null, frase, impide: true });

const dicha = (frase: string): Fallo => ({ lugarId: null, frase, impide: false });

/** Why nobody would read their mark: no moment that is known to come shows it. */
function porQueNoSeVeLaNota({ revision, intentos, cierraEn }: PorPublicar): string | null {
  if (desdeCuandoSeVe(revision, 'nota', { intentos, cierraEn }) !== null) return null;
  if (revision.al_cerrar.includes('nota'))
    return 'Nadie verá su nota: se muestra al cerrar y la prueba no tiene fecha de cierre.';
  if (revision.sin_intentos.includes('nota'))
    return 'Nadie verá su nota: se muestra cuando no queden intentos, y no se acaban ni cierra.';
  return revision.al_entregar.includes('nota')
    ? 'La nota solo se ve en los dos minutos después de entregar: márcala también para más tarde.'
    : 'Nadie verá su nota: no está marcada en ningún momento de la revisión.';
}

/** What its review gives away too soon, or never shows. */
function sobreLaRevision(prueba: PorPublicar): Fallo[] {
  if (prueba.practica) return [];
  const calla = porQueNoSeVeLaNota(prueba);
  return [
    ...(regalaLasSoluciones(prueba.revision, prueba)
      ? [
          dicha(
            'Las soluciones se ven con intentos por hacer: quien repita ya las sabrá. Puedes mostrarlas cuando no queden intentos.',
          ),
        ]
      : []),
    ...(calla === null ? [] : [dicha(calla)]),
  ];
}

/** What keeps an evaluation from being published, and what is told before it is. */
export function listaParaPublicar(prueba: PorPublicar): Fallo[] {
  const { titulo, cierraEn, preguntas, now } = prueba;
  return [
    ...(titulo.trim() === '' ? [entera('Ponle un título.')] : []),
    ...(puntuaAlguna(prueba) ? [] : [entera('Añade al menos una pregunta que puntúe.')]),
    ...numerados(prueba).flatMap(({ lugar, numero }) =>
      lugar.tipo === 'pregunta' ? fallosDePregunta(numero, lugar.id, preguntas.get(lugar.preguntaId)) : [],
    ),
    ...fallosDeSorteos(prueba),
    ...(cierraEn !== null && Date.parse(cierraEn) <= now.getTime()
      ? [entera('La fecha de cierre ya pasó: cámbiala para que alguien pueda hacerla.')]
      : []),
    ...sobreLaRevision(prueba),
  ];
}

export const evaluacionIncompleta = (fallos: readonly Fallo[]) =>
  new DomainError(
    409,
    'EVALUACION_INCOMPLETA',
    `Todavía no se puede publicar. ${fallos.map(({ frase }) => frase).join(' ')}`,
    { actual: { fallos } },
  );

export const hayIntentosAbiertos = (personas: number) =>
  new DomainError(
    409,
    'INTENTOS_ABIERTOS',
    personas === 1
      ? 'Hay una persona haciéndola ahora. Ciérrala para que nadie más empiece y espera a que termine.'
      : `Hay ${personas} personas haciéndola ahora. Ciérrala para que nadie más empiece y espera a que terminen.`,
  );
