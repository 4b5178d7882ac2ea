import { type CampoDeCarga, type DatoDeCarga, datoDeCampo, NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import { opcionEscrita } from '#campos/escrito.ts';
import {
  camposDelTitulo,
  hablaDe,
  mismoTitulo,
  necesitaValores,
  soloUnoEsNumero,
} from '#cargas/encabezados.ts';
import {
  type CatalogoDeValores,
  FILAS_QUE_SE_MIRAN,
  type MiradaDeColumna,
  mirarColumna,
  type Vista,
} from '#cargas/mirar-columna.ts';
import { noEncajan } from '#cargas/no-encajan.ts';
import { type Candidata, FUERZA, type HojaPorReconocer, masFuerte, repartir } from '#cargas/repartir.ts';
import type { OpcionDeColumna } from '#cargas/schemas.ts';

export interface ColumnaReconocida {
  readonly campo: DatoDeCarga | null;
  /** Best first. */
  readonly opciones: readonly OpcionDeColumna[];
}

const OPCIONES = 3;

/** The share of values from which they decide by themselves, and whether they do so against another heading. */
const POR_VALORES: Partial<Record<CampoDeCarga, { readonly desde: number; readonly conTitulo: boolean }>> = {
  documento: { desde: 0.8, conTitulo: true },
  correo: { desde: 0.8, conTitulo: true },
  grupos: { desde: 0.6, conTitulo: true },
  perfil: { desde: 0.6, conTitulo: false },
  nombreCompleto: { desde: 0.5, conTitulo: false },
  nombre: { desde: 0.5, conTitulo: false },
  apellidos: { desde: 0.4, conTitulo: false },
  telefono: { desde: 0.8, conTitulo: false },
};

/** Fields whose heading is not believed when none of the values, or few, are such. */
const DESMENTIBLES: Partial<Record<CampoDeCarga, number>> = { correo: 0.2, estado: 0.5, bajaDesde: 0.5 };

const numero = new Intl.NumberFormat('es', { useGrouping: 'always' });
const lista = new Intl.ListFormat('es', { type: 'conjunction' });

const parte = (vista: Vista | undefined): number => (vista ? vista.son / vista.de : 0);

const enPalabras = ({ son, de, que }: Vista): string => {
  if (son < de) return `${numero.format(son)} de ${numero.format(de)} son ${que}`;
  return de === 1 ? 'el único que trae lo confirma' : `los ${numero.format(de)} son ${que}`;
};

const ejemplos = (distintas: readonly string[]) =>
  lista.format(distintas.slice(0, 3).map((texto) => `«${texto}»`));

function porTitulo(columna: number, titulo: string, mirada: MiradaDeColumna): Candidata[] {
  return [...camposDelTitulo(titulo)].flatMap(([campo, dicho]): Candidata[] => {
    const vista = mirada.vistas.get(campo);
    const minimo = DESMENTIBLES[campo];
    const vacia = mirada.llenas === 0;
    if (minimo !== undefined && !vacia && parte(vista) < minimo) {
      const porque = `El título parece ${NOMBRES_DE_CAMPO[campo]}, pero sus valores no lo son: ${ejemplos(mirada.distintas)}.`;
      return [{ columna, campo, fuerza: FUERZA.duda, porque, duda: true }];
    }
    // Whoever signs in with their e-mail often calls it the user name.
    if (campo === 'usuario' && parte(mirada.vistas.get('correo')) >= 0.5) return [];
    if (necesitaValores(campo, dicho) && !vacia && parte(vista) < 0.5) return [];
    const minima = necesitaValores(campo, dicho) ? 0.5 : (POR_VALORES[campo]?.desde ?? 2);
    const avala = vista && parte(vista) >= minima;
    const porque = avala ? `Por el título y sus valores: ${enPalabras(vista)}.` : 'Por el título.';
    const fuerza = FUERZA[dicho] + (avala ? 30 * parte(vista) : 0);
    return [{ columna, campo, fuerza, porque, duda: false }];
  });
}

const DE_NOMBRES: readonly CampoDeCarga[] = ['nombre', 'apellidos', 'nombreCompleto'];

/** «Legal First Name» is no heading we know, but it speaks of a name and its values are names. */
const deNombres = (campo: CampoDeCarga, titulo: string): boolean =>
  DE_NOMBRES.includes(campo) && ['un nombre', 'apellidos'].includes(hablaDe(titulo) ?? '');

/** Without a heading it is all that there is to go by. */
function porValores(columna: number, mirada: MiradaDeColumna, titulo: string | null): Candidata[] {
  return [...mirada.vistas].flatMap(([campo, vista]): Candidata[] => {
    const regla = POR_VALORES[campo];
    if (!regla || parte(vista) < regla.desde) return [];
    const decide = titulo === null || regla.conTitulo;
    const base = deNombres(campo, titulo ?? '') ? FUERZA.hablado : FUERZA.duda + 5;
    const fuerza = decide ? FUERZA.valores + 5 * parte(vista) : base;
    return [{ columna, campo, fuerza, porque: `Por sus valores: ${enPalabras(vista)}.`, duda: false }];
  });
}

/** A column that is called as one of the academy's own fields, or whose values are those of one of its lists. */
function porCampos(
  columna: number,
  titulo: string,
  mirada: MiradaDeColumna,
  { campos }: CatalogoDeValores,
): Candidata[] {
  return campos.flatMap((campo): Candidata[] => {
    const base = { columna, campo: datoDeCampo(campo.id), duda: false };
    if (mismoTitulo(titulo, campo.nombre)) {
      const pega = noEncajan(campo, mirada.distintas);
      const fuerza = soloUnoEsNumero(titulo, campo.nombre) ? FUERZA.casiPropio : FUERZA.propio;
      return pega === null
        ? [{ ...base, fuerza, porque: 'Por el título. Es un campo tuyo.' }]
        : [{ ...base, fuerza: FUERZA.duda, porque: `Se llama como tu campo, pero ${pega}.`, duda: true }];
    }
    if (campo.tipo !== 'lista' || mirada.distintas.length === 0) return [];
    const son = mirada.distintas.filter((texto) => opcionEscrita(campo, texto)).length;
    const vista = { son, de: mirada.distintas.length, que: `valores de ${campo.nombre}` };
    return parte(vista) < 0.6
      ? []
      : [
          {
            ...base,
            fuerza: FUERZA.valores + 5 * parte(vista),
            porque: `Por sus valores: ${enPalabras(vista)}.`,
          },
        ];
  });
}

/** Words of letters alone behind the name, in a list without headings, are the surnames. */
function detrasDelNombre(miradas: readonly MiradaDeColumna[], hechas: readonly Candidata[]): Candidata[] {
  const [nombre] = hechas.filter(({ campo }) => campo === 'nombre').toSorted(masFuerte);
  const siguiente = nombre && miradas[nombre.columna + 1];
  if (!nombre || !siguiente || siguiente.llenas === 0) return [];
  const letras = siguiente.distintas.every((texto) => /^[\p{L}\p{M}'’. -]+$/u.test(texto));
  const porque = 'Por ir detrás del nombre.';
  return letras
    ? [{ columna: nombre.columna + 1, campo: 'apellidos', fuerza: FUERZA.detras, porque, duda: false }]
    : [];
}

function opcionesDe(columna: number, candidatas: readonly Candidata[]): OpcionDeColumna[] {
  const suyas = candidatas.filter((candidata) => candidata.columna === columna).toSorted(masFuerte);
  return suyas
    .filter(({ campo }, i) => suyas.findIndex((otra) => otra.campo === campo) === i)
    .slice(0, OPCIONES)
    .map(({ campo, porque, duda }) => ({ campo, porque, duda }));
}

/** What each column is, by its heading and by its values, and what else it might be. */
export function reconocerColumnas(hoja: HojaPorReconocer, catalogo: CatalogoDeValores): ColumnaReconocida[] {
  const filas = hoja.filas.slice(0, FILAS_QUE_SE_MIRAN);
  const miradas = hoja.encabezados.map((_, i) =>
    mirarColumna(
      filas.map((celdas) => celdas[i] ?? ''),
      catalogo,
    ),
  );
  const solas = hoja.encabezados.flatMap((titulo, i) => {
    const mirada = miradas[i];
    if (!mirada) return [];
    return [
      ...(hoja.sinTitulos ? [] : porTitulo(i, titulo, mirada)),
      ...porValores(i, mirada, hoja.sinTitulos ? null : titulo),
      ...porCampos(i, hoja.sinTitulos ? '' : titulo, mirada, catalogo),
    ];
  });
  const candidatas = hoja.sinTitulos ? [...solas, ...detrasDelNombre(miradas, solas)] : solas;
  const mapeo = repartir(candidatas, hoja);
  return mapeo.map((campo, i) => {
    const opciones = opcionesDe(i, candidatas);
    // A first name that holds the surnames too was found as another thing.
    const falta = campo !== null && !opciones.some((opcion) => opcion.campo === campo);
    const solo = { porque: 'Por el título: no hay otra columna de apellidos.', duda: false };
    return { campo, opciones: falta ? [{ campo, ...solo }, ...opciones].slice(0, OPCIONES) : opciones };
  });
}
