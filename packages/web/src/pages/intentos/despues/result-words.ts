import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { cuenta, enFecha, numero } from '#ui/words/words.ts';

type Resultado = Pick<
  IntentoRevisado,
  'nota' | 'notaMinima' | 'aprobado' | 'provisional' | 'faltan' | 'puntos' | 'despues'
>;

export interface ResultWords {
  readonly title: string;
  readonly text: string;
  /** Which of its words weigh most. */
  readonly strong?: string;
}

/** Two marks apart: from here there is room to spare. */
const WIDE = 2;
/** Less than a mark: it was near. */
const NEAR = 1;

/** From a double that is two marks apart, as a mark. */
const apart = (a: number, b: number): number => Math.round(Math.abs(a - b) * 100) / 100;

function waiting({ faltan, puntos, notaMinima }: Resultado): ResultWords {
  const [one] = faltan.length === 1 ? faltan : [];
  const worth =
    puntos && puntos.enEspera > 0
      ? ` y ${one === undefined ? 'valen' : 'vale'} ${numero(puntos.enEspera)} de los ${cuenta(puntos.posibles, 'punto')}`
      : '';
  const who = one === undefined ? 'Esas las corrige una persona' : `La ${one} la corrige una persona`;
  return {
    title: `Entregada. Falta que corrijan ${one === undefined ? `${faltan.length} respuestas` : `la ${one}`}`,
    text: `Lo demás ya está contado. ${who}${worth}, así que todavía no se compara con el ${numero(notaMinima)}.`,
  };
}

function passed({ nota, notaMinima, despues: { apertura } }: Resultado): ResultWords {
  const spare = apart(nota ?? 0, notaMinima);
  const again = apertura.tipo === 'abierta' || apertura.tipo === 'espera' || apertura.tipo === 'aun_no';
  const strong =
    spare === 0 ? 'lo tienes justo' : `te ${spare === 1 ? 'sobra' : 'sobran'} ${cuenta(spare, 'punto')}`;
  return {
    title: spare >= WIDE ? 'Aprobada, y con margen' : 'Aprobada',
    text: `Hacía falta un ${numero(notaMinima)} y ${strong}.${again ? ' Esta nota ya cuenta; no necesitas otro intento.' : ''}`,
    strong,
  };
}

function short({ nota, notaMinima, puntos }: Resultado): ResultWords {
  const distance = apart(nota ?? 0, notaMinima);
  const title = `Te has quedado a ${numero(distance)} del ${numero(notaMinima)}`;
  const no = distance < NEAR ? 'No llega, por poco' : 'Esta vez no llega';
  if (!puntos || puntos.faltaron === null) return { title, text: `${no}.` };
  const strong = `${cuenta(puntos.faltaron, 'punto')} más`;
  return {
    title,
    text: `${no}: con ${strong} de los ${numero(puntos.posibles)} estaría aprobada.`,
    strong,
  };
}

/** How it went, in a title and a line: passed, or how far it was; null while there is no mark to say. */
export function resultWords(resultado: Resultado): ResultWords | null {
  if (resultado.nota === null) return null;
  if (resultado.provisional) return waiting(resultado);
  return resultado.aprobado ? passed(resultado) : short(resultado);
}

const CUENTA = {
  mejor: 'Cuenta la nota más alta.',
  ultima: 'Cuenta la última nota.',
  primera: 'Cuenta la primera nota.',
  media: 'Cuenta la media de todas.',
} as const;

const titleOf = (left: number | null): string => {
  if (left === null) return 'Puedes repetirla';
  return left === 1 ? 'Te queda 1 intento' : `Te quedan ${cuenta(left, 'intento')}`;
};

/** «Desde el jueves a las 10:00 y hasta el 30 de marzo a las 14:00.» */
function whenWords(from: string | null, until: string | null, now: Date, zone: string): string {
  if (from === null) return until === null ? 'Cuando quieras.' : `Hasta ${enFecha(until, now, zone)}.`;
  const since = `Desde ${enFecha(from, now, zone)}`;
  return until === null ? `${since}.` : `${since} y hasta ${enFecha(until, now, zone)}.`;
}

/** Whether there is another try, from when and until when; null when nobody needs it or may. */
export function againWords(
  { aprobado, despues }: Pick<Resultado, 'aprobado' | 'despues'>,
  now: Date,
  zone: string,
): ResultWords | null {
  const { apertura, notaQueCuenta, quedan, cierraEn } = despues;
  if (aprobado) return null;
  switch (apertura.tipo) {
    case 'sin_publicar':
      return null;
    case 'cerrada':
      return { title: 'La prueba ya está cerrada', text: 'No se puede volver a intentar.' };
    case 'ya_aprobada':
      return { title: 'Ya la tienes aprobada', text: 'Con otro intento: no hace falta repetirla.' };
    case 'sin_intentos':
      return { title: 'No te quedan intentos', text: '' };
    case 'abierta':
    case 'espera':
    case 'aun_no': {
      const from =
        apertura.tipo === 'espera' ? apertura.hasta : apertura.tipo === 'aun_no' ? apertura.abreEn : null;
      return {
        title: titleOf(quedan),
        text: `${whenWords(from, cierraEn, now, zone)} ${CUENTA[notaQueCuenta]}`,
      };
    }
  }
}
