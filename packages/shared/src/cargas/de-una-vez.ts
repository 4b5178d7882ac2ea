import { isPlain } from '#core/unseen.ts';

type Texto = 'nombre' | 'apellidos' | 'correo' | 'usuario' | 'documento' | 'telefono';

const llano = (max: number) => (texto: string) => texto.length <= max && isPlain(texto);
const CORREO = /^[a-z0-9]+(?:[._-][a-z0-9]+)*@[a-z0-9]+(?:[.-][a-z0-9]+)*\.[a-z]{2,}$/;
const USUARIO = /^[a-z0-9._-]{2,60}$/;

const SIRVEN: Readonly<Record<Texto, (texto: string) => boolean>> = {
  nombre: llano(120),
  apellidos: llano(160),
  correo: (texto) => texto.length <= 64 && CORREO.test(texto),
  usuario: (texto) => USUARIO.test(texto),
  documento: llano(40),
  telefono: llano(40),
};

/**
 * Whether a text is surely kept as it is in a field of a person, seen at a glance. Nearly all of a file is so, and asking
 * the field's schema takes ten times as long; whatever is not is asked.
 */
export const sirveComoEsta = (campo: string, texto: string): boolean =>
  Object.hasOwn(SIRVEN, campo) && SIRVEN[campo as Texto](texto);
