import type { FormaDeCampo, Valor } from '#campos/tipos.ts';

const DIA = new Intl.DateTimeFormat('es', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const NUMERO = new Intl.NumberFormat('es', { maximumFractionDigits: 4, useGrouping: 'min2' });

/** «18/11/2026»: how spreadsheets and forms write a day. */
export const diaCorto = (dia: string): string => dia.split('-').toReversed().join('/');

/** «18 nov 2026» */
const diaEnPalabras = (dia: string): string => DIA.format(new Date(`${dia}T00:00:00Z`));

/** Instead of the name of somebody whom a field names and its reader may not see. */
export const PERSONA_FUERA_DE_LA_VISTA = 'Persona que no puedes ver';

export type Nombres = (usuarioId: string) => string | undefined;

const deLista = ({ opciones }: FormaDeCampo, valor: Valor): string =>
  opciones.find(({ id }) => id === valor)?.texto ?? '';

/** A value as people read it; who a person is, is told by whoever asks. */
export function valorEnPalabras(campo: FormaDeCampo, valor: Valor, nombre: Nombres): string {
  switch (campo.tipo) {
    case 'numero':
      return NUMERO.format(Number(valor));
    case 'fecha':
      return diaEnPalabras(String(valor));
    case 'si_no':
      return valor === true ? 'Sí' : 'No';
    case 'lista':
      return deLista(campo, valor);
    case 'persona':
      return nombre(String(valor)) ?? 'Persona que ya no está';
    case 'texto':
      return String(valor);
  }
}

/** A value as the upload reads it back: a person by what they come in with. */
export function valorParaHoja(campo: FormaDeCampo, valor: Valor, entraCon: Nombres): string {
  switch (campo.tipo) {
    case 'numero':
      return String(valor).replace('.', ',');
    case 'fecha':
      return diaCorto(String(valor));
    case 'persona':
      return entraCon(String(valor)) ?? '';
    default:
      return valorEnPalabras(campo, valor, entraCon);
  }
}
