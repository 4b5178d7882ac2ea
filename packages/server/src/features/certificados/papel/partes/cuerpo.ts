import type { LineaDePapel } from '@catedra/shared/certificados/papel/cuerpo.ts';
import { TINTA, TINTA_2 } from '#features/certificados/papel/diseno.ts';
import { altoDe, type Colocado, escribir, type Lado } from '#features/certificados/papel/partes/bloque.ts';
import { printed } from '#platform/pdf/letters.ts';
import { type Fit, fitted, paragraph } from '#platform/pdf/paragraph.ts';
import type { Role, Sheet, Style } from '#platform/pdf/sheet.ts';

interface Titular {
  readonly size: number;
  readonly interlinea: number;
  readonly spacing: number;
  /** Above and below, as parts of its size. */
  readonly aire: readonly [number, number];
  readonly ancho: number;
}

export interface FormaDeCuerpo {
  readonly lado: Lado;
  readonly ancho: number;
  readonly nombre: Titular;
  readonly curso: Titular;
  readonly texto: number;
}

const INTERLINEA = 1.45;
const NOMBRE: Fit = { keep: 0.6, most: 2 };
const CURSO: Fit = { keep: 0.9, most: 3 };

interface Parte extends Colocado {
  readonly role: Role;
  readonly arriba: number;
  readonly abajo: number;
}

function titular(sheet: Sheet, texto: string, forma: Titular, escala: number, lado: Lado, fit: Fit) {
  const style: Style = { chain: 'title', size: forma.size * escala, color: TINTA, spacing: forma.spacing };
  const parrafo = fitted(sheet, texto, style, forma.ancho, fit);
  const [arriba, abajo] = forma.aire;
  const air = style.size;
  return {
    parrafo,
    size: parrafo.size,
    interlinea: forma.interlinea,
    lado,
    arriba: arriba * air,
    abajo: abajo * air,
  };
}

function parteDe(sheet: Sheet, { tipo, trozos }: LineaDePapel, forma: FormaDeCuerpo, escala: number): Parte {
  const todo = trozos.map(({ texto }) => texto).join('');
  if (tipo === 'nombre')
    return { role: 'H1', ...titular(sheet, todo, forma.nombre, escala, forma.lado, NOMBRE) };
  if (tipo === 'curso')
    return { role: 'H2', ...titular(sheet, todo, forma.curso, escala, forma.lado, CURSO) };
  const size = forma.texto * escala;
  const suave: Style = { chain: 'text', size, color: TINTA_2 };
  const fuerte: Style = { chain: 'strong', size, color: TINTA };
  const piezas = trozos.map((trozo) => ({
    text: conEspacios(trozo.texto),
    style: trozo.fuerte ? fuerte : suave,
  }));
  const parrafo = paragraph(sheet, piezas, forma.ancho);
  return { role: 'P', parrafo, size, interlinea: INTERLINEA, lado: forma.lado, arriba: 0, abajo: 0 };
}

/** Cleaned as any printed text, and with the spaces that part it from its neighbours. */
const conEspacios = (texto: string): string =>
  `${/^\s/.test(texto) ? ' ' : ''}${printed(texto)}${/\s$/.test(texto) ? ' ' : ''}`;

const MENOS = 0.96;
const MINIMO = 0.3;

export interface Cuerpo {
  readonly alto: number;
  dibujar(x: number, y: number): void;
}

/** The whole body, smaller in all its parts when it would not fit in that height. */
export function cuerpo(
  sheet: Sheet,
  lineas: readonly LineaDePapel[],
  forma: FormaDeCuerpo,
  altura: number,
): Cuerpo {
  let escala = 1;
  const componer = () => lineas.map((una) => parteDe(sheet, una, forma, escala));
  const altoDeTodas = (partes: readonly Parte[]) =>
    partes.reduce((alto, parte) => alto + parte.arriba + altoDe(parte) + parte.abajo, 0);
  let partes = componer();
  while (altoDeTodas(partes) > altura && escala > MINIMO) {
    escala *= MENOS;
    partes = componer();
  }
  return {
    alto: altoDeTodas(partes),
    dibujar(x, y) {
      let top = y;
      for (const parte of partes) {
        top += parte.arriba;
        const desde = x + (forma.lado === 'centro' ? (forma.ancho - parte.parrafo.width) / 2 : 0);
        const donde = top;
        sheet.as(parte.role, () => escribir(sheet, parte, desde, donde));
        top += altoDe(parte) + parte.abajo;
      }
    },
  };
}
