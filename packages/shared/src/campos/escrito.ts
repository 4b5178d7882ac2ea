import { DIA } from '#core/duraciones.ts';
import { type FormaDeCampo, MAX_DECIMALES, MAX_NUMERO, type Valor } from '#campos/tipos.ts';
import { sinAdornos, sugerencia } from '#cargas/texto.ts';

/** What a written text says, or what is wrong with it. */
export type Leido = { readonly valor: Valor } | { readonly error: string };

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
/** The hour beside it, as databases export it, says nothing of the day. */
const NUMERICA = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?: \d{1,2}:\d{2}.*)?$/;
/** As personnel systems write it: «20261118». */
const SEGUIDA = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const CON_MES = /^(?:[a-z]+\.?,? )?(\d{1,2})[ -/]?(?:de )?([a-z]{3,10})\.?[ -/](?:de(?:l)? )?(\d{4}|\d{2})$/;

const conSiglo = (año: string): number =>
  año.length > 2 ? Number(año) : Number(año) + (Number(año) < 50 ? 2000 : 1900);

const dosCifras = (n: number) => String(n).padStart(2, '0');

/** The day as it is stored, if the calendar has it and somebody alive may have to do with it. */
export function diaReal(año: number, mes: number, dia: number): string | null {
  const fecha = new Date(Date.UTC(año, mes - 1, dia));
  const existe = fecha.getUTCMonth() === mes - 1 && fecha.getUTCDate() === dia;
  return existe && año >= 1900 && año <= 2199 ? `${año}-${dosCifras(mes)}-${dosCifras(dia)}` : null;
}

/** «18/11/2026», «18 de noviembre de 2026», «mié 18 nov 26», «2026-11-18» or «20261118»: the day comes first, as we write it. */
export function fechaEscrita(texto: string): string | null {
  const llano = sinAdornos(texto);
  const numerica = NUMERICA.exec(llano);
  if (numerica) return diaReal(conSiglo(numerica[3] ?? ''), Number(numerica[2]), Number(numerica[1]));
  const iso = ISO.exec(llano.toUpperCase()) ?? SEGUIDA.exec(llano);
  if (iso) return diaReal(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const conMes = CON_MES.exec(llano);
  // «sept» and «setiembre» are September, too.
  const mes = conMes ? MESES.indexOf((conMes[2] ?? '').replace(/^set/, 'sep').slice(0, 3)) + 1 : 0;
  return conMes && mes > 0 ? diaReal(conSiglo(conMes[3] ?? ''), mes, Number(conMes[1])) : null;
}

/** «46344»: a day as a spreadsheet counts it, which it shows when nobody told it that the cell is a date. */
export function fechaDeHoja(texto: string): string | null {
  if (!/^\d{5}$/.test(texto)) return null;
  const dia = new Date(Date.UTC(1899, 11, 30) + Number(texto) * DIA);
  return diaReal(dia.getUTCFullYear(), dia.getUTCMonth() + 1, dia.getUTCDate());
}

const GRUPOS_DE_TRES = /^[+-]?\d{1,3}(?:\.\d{3})+$/;

/** «1.234,5» as we write it; «1234.5» and «1,234.50» are understood where they can't mean anything else. */
export function numeroEscrito(texto: string): number | null {
  const junto = texto
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace('−', '-');
  const coma = junto.lastIndexOf(',');
  const punto = junto.lastIndexOf('.');
  let comun = junto;
  if (coma >= 0 && punto > coma) comun = junto.replaceAll(',', '');
  else if (coma >= 0) comun = junto.replaceAll('.', '').replace(',', '.');
  else if (GRUPOS_DE_TRES.test(junto)) comun = junto.replaceAll('.', '');
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(comun)) return null;
  const numero = Number(comun);
  return Number.isFinite(numero) ? numero : null;
}

const SI = ['si', 's', 'verdadero', 'v', 'true', 'yes', 'y', '1', 'x', '✓', '✔'];
const NO = ['no', 'n', 'falso', 'f', 'false', '0', '-'];

export function siNoEscrito(texto: string): boolean | null {
  const llano = sinAdornos(texto);
  if (SI.includes(llano)) return true;
  return NO.includes(llano) ? false : null;
}

export function errorDeNumero(numero: number, decimales: boolean): string | null {
  if (!Number.isFinite(numero) || Math.abs(numero) > MAX_NUMERO) return 'Ese número es demasiado grande.';
  if (!decimales && !Number.isInteger(numero)) return 'Escribe un número sin decimales.';
  const cifras = numero.toFixed(MAX_DECIMALES);
  return Number(cifras) === numero ? null : `Escribe como mucho ${MAX_DECIMALES} decimales.`;
}

/** The value of the list that a text names, whoever wrote it and with whatever capitals. */
export const opcionEscrita = ({ opciones }: Pick<FormaDeCampo, 'opciones'>, texto: string) => {
  const llano = sinAdornos(texto);
  return opciones.find((una) => !una.retirada && sinAdornos(una.texto) === llano);
};

/** A written text as a value of the field; whose name it is, of a person, only the server knows. */
export function leerEscrito(campo: FormaDeCampo, texto: string): Leido {
  switch (campo.tipo) {
    case 'numero': {
      const numero = numeroEscrito(texto);
      if (numero === null) return { error: `«${texto}» no es un número.` };
      const error = errorDeNumero(numero, campo.decimales);
      return error ? { error } : { valor: numero };
    }
    case 'fecha': {
      const dia = fechaEscrita(texto);
      return dia ? { valor: dia } : { error: `«${texto}» no es una fecha. Escríbela así: 18/11/2026.` };
    }
    case 'si_no': {
      const dicho = siNoEscrito(texto);
      return dicho === null ? { error: `«${texto}» no es sí ni no.` } : { valor: dicho };
    }
    case 'lista': {
      const opcion = opcionEscrita(campo, texto);
      if (opcion) return { valor: opcion.id };
      const vivas = campo.opciones.filter((una) => !una.retirada).map((una) => una.texto);
      return { error: `«${texto}» no está en la lista.${sugerencia(texto, vivas)}` };
    }
    case 'texto':
    case 'persona':
      return { valor: texto };
  }
}
