import { z } from 'zod';
import { id, texto } from '#core/fields.ts';
import { diaReal, errorDeNumero } from '#campos/escrito.ts';
import { type FormaDeCampo, MAX_TEXTO, type Valor } from '#campos/tipos.ts';

/** A value of whatever kind, before it is known of which field; null empties it. */
const valorCrudo = z.union([z.string().max(MAX_TEXTO * 2), z.number(), z.boolean()]);
export const valores = z.record(id(), valorCrudo);
export const valoresEscritos = z.record(id(), valorCrudo.nullable());
export type ValoresEscritos = z.output<typeof valoresEscritos>;

const textoDeCampo = texto(MAX_TEXTO);

export type Comprobado = { readonly valor: Valor | null } | { readonly error: string };

const mal = (error: string): Comprobado => ({ error });

function textoComprobado(valor: string): Comprobado {
  if (valor.trim() === '') return { valor: null };
  const leido = textoDeCampo.safeParse(valor);
  if (!leido.success)
    return mal(leido.error.issues[0]?.message ?? 'Hay caracteres que no se pueden guardar.');
  return /[\n\r\t]/.test(leido.data) ? mal('Escríbelo en una sola línea.') : { valor: leido.data };
}

function fechaComprobada(valor: string): Comprobado {
  const [, año, mes, dia] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(valor) ?? [];
  return diaReal(Number(año), Number(mes), Number(dia)) === valor
    ? { valor }
    : mal('Elige una fecha entre 1900 y 2199.');
}

/**
 * A value as the field stores it, or why it can't be. One that the person has already stays good, even a value of the
 * list that nobody else can be given; whether a person exists is looked up by the server.
 */
export function comprobarValor(campo: FormaDeCampo, valor: Valor | null, actual?: Valor): Comprobado {
  if (valor === null || valor === '') return { valor: null };
  switch (campo.tipo) {
    case 'texto':
      return typeof valor === 'string' ? textoComprobado(valor) : mal('Escribe un texto.');
    case 'numero': {
      if (typeof valor !== 'number') return mal('Escribe un número.');
      const error = errorDeNumero(valor, campo.decimales);
      // -0 and 0 are the same number.
      return error && valor !== actual ? mal(error) : { valor: valor + 0 };
    }
    case 'fecha':
      return typeof valor === 'string' ? fechaComprobada(valor) : mal('Elige una fecha.');
    case 'si_no':
      return typeof valor === 'boolean' ? { valor } : mal('Elige sí o no.');
    case 'lista': {
      const opcion = campo.opciones.find((una) => una.id === valor);
      return opcion && (!opcion.retirada || valor === actual)
        ? { valor: opcion.id }
        : mal('Ese valor ya no está en la lista. Elige otro.');
    }
    case 'persona':
      return typeof valor === 'string' && id().safeParse(valor).success
        ? { valor: valor.toLowerCase() }
        : mal('Elige una persona.');
  }
}
