import { withoutAccentsButEñe } from '#core/accents.ts';
import {
  DIAS,
  type Dia,
  dia,
  diaDe,
  diaDeSemana,
  diasDelMes,
  diasEntre,
  horaDe,
  type Local,
  masDias,
  masMeses,
  masMinutos,
  MESES,
  partes,
} from './calendario.ts';

/** What somebody wrote as a date: understood, or why not and the nearest that they may have meant. */
export type Lectura =
  | { readonly valor: Local; readonly propuesta: boolean }
  | { readonly motivo: string; readonly cercana: Local | null };

interface Como {
  /** What the clocks show where it is written. */
  readonly ahora: Local;
  /** Without it, only days are asked for. */
  readonly conHora: boolean;
  /** The hour of a day written alone. */
  readonly hora?: string;
  /** Days without a year are those that passed last, not those that come. */
  readonly pasada?: boolean;
}

const NO_SE_ENTIENDE = 'No lo entendemos como fecha. Escríbela así: 18/11/2026';

/** A date as a person writes it in Spanish. */
export function leerFecha(texto: string, como: Como): Lectura {
  const limpio = sinAdornos(texto);
  if (limpio === 'ahora') return conHora(como, diaDe(como.ahora), horaDe(como.ahora));
  const despues = enUnRato(limpio, como);
  if (despues) return despues;

  const { resto, hora } = separarHora(limpio);
  if (hora === 'mala') return { motivo: 'Las horas van de 0:00 a 23:59.', cercana: null };
  const fecha = resto === '' && hora ? { dia: diaDe(como.ahora) } : leerDia(resto, como);
  if (!fecha) {
    const ejemplo = como.conHora ? `${NO_SE_ENTIENDE} 14:00.` : `${NO_SE_ENTIENDE}.`;
    return { motivo: ejemplo, cercana: null };
  }
  if ('motivo' in fecha) {
    const { motivo, cerca } = fecha;
    return { motivo, cercana: cerca && valorDe(como, cerca, hora ?? undefined) };
  }
  return conHora(como, fecha.dia, hora ?? undefined);
}

function conHora(como: Como, fecha: Dia, hora: string | undefined): Lectura {
  return { valor: valorDe(como, fecha, hora), propuesta: como.conHora && hora === undefined };
}

const valorDe = ({ conHora: pide, hora: suya = '23:59' }: Como, fecha: Dia, hora: string | undefined) =>
  pide ? `${fecha}T${hora ?? suya}` : fecha;

/** Without capitals, accents, commas nor the words that only join. */
function sinAdornos(texto: string): string {
  return withoutAccentsButEñe(texto.trim().toLowerCase()).replace(/,/g, ' ').replace(/\s+/g, ' ').trim();
}

const CUANTOS: Readonly<Record<string, number>> = { un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, quince: 15 };
const cuantosDe = (palabra: string): number => CUANTOS[palabra] ?? Number(palabra);

/** «en 2 horas», «dentro de 45 minutos»: the hour comes with it. */
function enUnRato(texto: string, como: Como): Lectura | null {
  const dicho = /^(?:en|dentro de) (\d{1,4}|un|una|dos|tres|cuatro|quince) (horas?|minutos?|min|h)$/.exec(
    texto,
  );
  if (!dicho?.[1] || !dicho[2]) return null;
  const local = masMinutos(como.ahora, cuantosDe(dicho[1]) * (dicho[2].startsWith('h') ? 60 : 1));
  return conHora(como, diaDe(local), horaDe(local));
}

const HORA =
  /(?:^|[ t])(?:a las? )?(?:(\d{1,2})(?:[:.h](\d{2})|( ?h))|(?<=a las? )(\d{1,2}))(?: ?h)?(?: (?:de|por) la (mañana|tarde|noche)| ?(am|pm|a\.m\.|p\.m\.))?$/;
const CON_MITAD = /(?:^| )(\d{1,2}) ?(am|pm)$/;
const NOMBRADAS: Readonly<Record<string, string>> = { mediodia: '12:00', medianoche: '23:59' };

function separarHora(texto: string): { readonly resto: string; readonly hora: string | null } {
  const nombrada = /(?:^| )(?:a |al )?(mediodia|medianoche)$/.exec(texto);
  if (nombrada?.[1])
    return { resto: texto.slice(0, nombrada.index).trim(), hora: NOMBRADAS[nombrada[1]] ?? null };
  const dicha = HORA.exec(texto) ?? CON_MITAD.exec(texto);
  // «18.11» and «18.11.2026» are days.
  if (!dicha || /^\d{1,2}\.\d{1,2}$/.test(texto) || /\d\.\d{1,2}\.\d+$/.test(texto)) {
    return { resto: texto, hora: null };
  }
  const mitad = dicha.length === 3 ? dicha[2] : (dicha[5] ?? dicha[6]);
  const hh = Number(dicha[1] ?? dicha[4]);
  const mm = dicha.length === 3 ? 0 : Number(dicha[2] ?? 0);
  const tarde = /^(tarde|noche|p)/.test(mitad ?? '');
  const de24 = tarde && hh < 12 ? hh + 12 : (mitad ?? '').startsWith('a') && hh === 12 ? 0 : hh;
  const resto = texto.slice(0, dicha.index).trim();
  if (de24 > 23 || mm > 59) return { resto, hora: 'mala' };
  return { resto, hora: `${String(de24).padStart(2, '0')}:${String(mm).padStart(2, '0')}` };
}

type UnDia = { readonly dia: Dia } | { readonly motivo: string; readonly cerca: Dia | null };

const RELATIVOS: Readonly<Record<string, number>> = {
  hoy: 0,
  mañana: 1,
  manana: 1,
  'pasado mañana': 2,
  ayer: -1,
  anteayer: -2,
  antier: -2,
};

function leerDia(texto: string, como: Como): UnDia | null {
  const hoy = diaDe(como.ahora);
  const relativo = RELATIVOS[texto];
  if (relativo !== undefined) return { dia: masDias(hoy, relativo) };
  return (
    finDe(texto, hoy) ?? dentroDe(texto, hoy) ?? elProximo(texto, hoy) ?? escrito(sinDiaDeSemana(texto), como)
  );
}

function finDe(texto: string, hoy: Dia): UnDia | null {
  const { año, mes } = partes(hoy);
  if (/^(?:a |el )?(?:fin|final|finales) de mes$/.test(texto))
    return { dia: dia(año, mes, diasDelMes(año, mes)) };
  if (/^(?:a |el )?(?:fin|final|finales) de año$/.test(texto)) return { dia: dia(año, 12, 31) };
  return null;
}

function dentroDe(texto: string, hoy: Dia): UnDia | null {
  const dicho =
    /^(en|dentro de|hace) (\d{1,4}|un|una|dos|tres|cuatro|quince) (dias?|semanas?|mes|meses|años?)$/.exec(
      texto,
    );
  if (!dicho?.[2] || !dicho[3]) return null;
  const cuantos = cuantosDe(dicho[2]) * (dicho[1] === 'hace' ? -1 : 1);
  if (dicho[3].startsWith('d')) return { dia: masDias(hoy, cuantos) };
  if (dicho[3].startsWith('s')) return { dia: masDias(hoy, cuantos * 7) };
  return { dia: masMeses(hoy, dicho[3].startsWith('m') ? cuantos : cuantos * 12) };
}

const SEMANA = DIAS.map((nombre) => nombre.replace('é', 'e').replace('á', 'a'));
const semanaDe = (palabra: string): number =>
  palabra.length < 3 ? -1 : SEMANA.findIndex((nombre) => nombre.startsWith(palabra.replace(/\.$/, '')));

/** «el viernes», «este viernes», «el viernes que viene»: the next one, never today. */
function elProximo(texto: string, hoy: Dia): UnDia | null {
  const dicho = /^(?:el |este |el proximo |proximo )?(\p{L}+)(?: que viene| proximo)?$/u.exec(texto);
  const cual = semanaDe(dicho?.[1] ?? '');
  if (cual < 0) return null;
  return { dia: masDias(hoy, ((cual - diaDeSemana(hoy) + 6) % 7) + 1) };
}

/** The day of the week is said for whoever reads; the figures are what counts. */
function sinDiaDeSemana(texto: string): string {
  const [primera = '', ...resto] = texto.replace(/^el /, '').split(' ');
  return resto.length > 0 && semanaDe(primera) >= 0 ? resto.join(' ').replace(/^(?:dia|el) /, '') : texto;
}

const mesDe = (palabra: string): number => {
  const limpia = palabra.replace(/\.$/, '').replace(/^set/, 'sep');
  return limpia.length < 3 ? 0 : MESES.findIndex((nombre) => nombre.startsWith(limpia)) + 1;
};

function escrito(texto: string, como: Como): UnDia | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(texto);
  if (iso) return comprobar(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const cifras = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(texto);
  if (cifras) {
    const [dd, mes] = [Number(cifras[1]), Number(cifras[2])];
    return comprobar(dd, mes, cifras[3] ? enteroDe(cifras[3]) : añoPara(dd, mes, como));
  }
  const palabras = /^(?:el )?(\d{1,2})(?: de)? (\p{L}+\.?)(?:(?: del?)? (\d{4}|\d{2}))?$/u.exec(texto);
  if (palabras) {
    const [dd, mes] = [Number(palabras[1]), mesDe(palabras[2] ?? '')];
    if (mes === 0) return null;
    return comprobar(dd, mes, palabras[3] ? enteroDe(palabras[3]) : añoPara(dd, mes, como));
  }
  const solo = /^(?:el |el dia |dia )?(\d{1,2})$/.exec(texto);
  return solo ? enEsteMes(Number(solo[1]), como) : null;
}

const enteroDe = (año: string): number => (año.length === 2 ? 2000 + Number(año) : Number(año));

/** How long ago a day without a year may be before it means the one that comes. */
const RECIENTE = 90;

function añoPara(dd: number, mes: number, { ahora, pasada }: Como): number {
  const hoy = diaDe(ahora);
  const { año } = partes(hoy);
  if (mes < 1 || mes > 12) return año;
  const esteAño = diasEntre(hoy, dia(año, mes, Math.min(dd, diasDelMes(año, mes)) || 1));
  if (pasada) return esteAño > 0 ? año - 1 : año;
  if (esteAño < -RECIENTE) return año + 1;
  return esteAño > 365 - RECIENTE ? año - 1 : año;
}

function enEsteMes(dd: number, { ahora, pasada }: Como): UnDia | null {
  const hoy = diaDe(ahora);
  const { dd: deHoy } = partes(hoy);
  const cambio = pasada ? (dd > deHoy ? -1 : 0) : dd < deHoy ? 1 : 0;
  const { año, mes } = partes(masMeses(dia(partes(hoy).año, partes(hoy).mes, 1), cambio));
  return comprobar(dd, mes, año);
}

function comprobar(dd: number, mes: number, año: number): UnDia {
  if (mes < 1 || mes > 12) {
    const alReves = dd >= 1 && dd <= 12 && mes <= diasDelMes(año, dd) ? dia(año, dd, mes) : null;
    return { motivo: `No hay mes ${mes}.`, cerca: alReves };
  }
  if (año < 1900 || año > 2999) return { motivo: `El año ${año} queda demasiado lejos.`, cerca: null };
  const tiene = diasDelMes(año, mes);
  if (dd >= 1 && dd <= tiene) return { dia: dia(año, mes, dd) };
  const nombre = MESES[mes - 1] ?? '';
  const cual = `${nombre.charAt(0).toUpperCase()}${nombre.slice(1)}${mes === 2 ? ` de ${año}` : ''}`;
  return {
    motivo: dd === 0 ? 'No hay día 0.' : `${cual} tiene ${tiene} días.`,
    cerca: dd === 0 ? dia(año, mes, 1) : masDias(dia(año, mes, tiene), 1),
  };
}
