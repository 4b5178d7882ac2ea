import { valorEnPalabras } from '#campos/formato.ts';
import type { FormaDeCampo, Valor } from '#campos/tipos.ts';
import type { CondicionDeRegla, ContextoDeRegla, Regla } from '#grupos/regla.ts';

const lista = (palabras: readonly string[], nexo: string): string =>
  palabras.length < 2 ? palabras.join('') : `${palabras.slice(0, -1).join(', ')} ${nexo} ${palabras.at(-1)}`;

const dias = (n: number) => (n === 1 ? '1 día' : `${n} días`);

const sinNombre = () => undefined;

const valores = (campo: FormaDeCampo, a: readonly Valor[]) =>
  a.map((uno) => valorEnPalabras(campo, uno, sinNombre) || 'un valor que ya no está');

/** «Centro es Getafe o Leganés», «Fecha de alta hace más de 30 días». */
export function condicionEnPalabras(condicion: CondicionDeRegla, contexto: ContextoDeRegla): string {
  if (condicion.es === 'estado')
    return condicion.a === 'activo' ? 'La cuenta está activa' : 'La cuenta está suspendida';
  if (condicion.es === 'perfil' || condicion.es === 'otroPerfil') {
    const nombres = condicion.a.map((uno) => contexto.perfiles.get(uno) ?? 'un perfil que ya no existe');
    return condicion.es === 'perfil'
      ? `Perfil es ${lista(nombres, 'o')}`
      : `Perfil no es ${lista(nombres, 'ni')}`;
  }
  const campo = contexto.campos.get(condicion.campo);
  if (!campo) return 'Un campo que ya no existe';
  const { nombre } = campo;
  switch (condicion.es) {
    case 'igual':
      return `${nombre} es ${lista(valores(campo, condicion.a), 'o')}`;
    case 'distinto':
      return `${nombre} no es ${lista(valores(campo, condicion.a), 'ni')}`;
    case 'contiene':
      return `${nombre} contiene «${condicion.a}»`;
    case 'empieza':
      return `${nombre} empieza por «${condicion.a}»`;
    case 'vacio':
      return `${nombre} está vacío`;
    case 'conValor':
      return `${nombre} tiene algún valor`;
    case 'entre': {
      const [desde] = condicion.desde === undefined ? [] : valores(campo, [condicion.desde]);
      const [hasta] = condicion.hasta === undefined ? [] : valores(campo, [condicion.hasta]);
      if (desde !== undefined && hasta !== undefined) return `${nombre} va de ${desde} a ${hasta}`;
      if (desde !== undefined) return `${nombre} es ${desde} o ${campo.tipo === 'fecha' ? 'después' : 'más'}`;
      if (hasta !== undefined) return `${nombre} es ${hasta} o ${campo.tipo === 'fecha' ? 'antes' : 'menos'}`;
      return `${nombre} tiene algún valor`;
    }
    case 'haceMasDe':
      return `${nombre} hace más de ${dias(condicion.dias)}`;
    case 'haceMenosDe':
      return `${nombre} hace menos de ${dias(condicion.dias)}`;
    case 'faltanMenosDe':
      return `${nombre} llega en menos de ${dias(condicion.dias)}`;
  }
}

/** «Centro es Getafe y la cuenta está activa» */
export const reglaEnPalabras = ({ cumple, condiciones }: Regla, contexto: ContextoDeRegla): string =>
  condiciones
    .map((una) => condicionEnPalabras(una, contexto))
    .map((palabras, i) => (i > 0 ? palabras.replace(/^La cuenta/, 'la cuenta') : palabras))
    .join(cumple === 'todas' ? ' y ' : ' o ');
