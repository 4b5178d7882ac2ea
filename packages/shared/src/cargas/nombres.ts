import { ENLACES } from '#cargas/enlaces.ts';
import { sinAdornos } from '#cargas/texto.ts';

/** Those, and what is written large and still joined: «San Martín». */
const PARTICULAS = new Set([...ENLACES, 'san', 'santa']);

/** Words with the small ones in front of them: «de la Fuente» is one name. */
function unidades(texto: string): string[] {
  const juntas: string[] = [];
  let pendiente: string[] = [];
  for (const palabra of texto.split(/\s+/).filter(Boolean)) {
    pendiente.push(palabra);
    if (PARTICULAS.has(sinAdornos(palabra))) continue;
    juntas.push(pendiente.join(' '));
    pendiente = [];
  }
  if (pendiente.length > 0) juntas.push(pendiente.join(' '));
  return juntas;
}

/** «Apellidos, Nombre», or «Nombre Apellido1 Apellido2»: with four names or more, the last two are surnames. */
export function partirNombre(texto: string): { nombre: string; apellidos: string } {
  const coma = texto.indexOf(',');
  if (coma > 0) return { nombre: texto.slice(coma + 1).trim(), apellidos: texto.slice(0, coma).trim() };
  const partes = unidades(texto.trim());
  const deNombre = partes.length <= 3 ? 1 : partes.length - 2;
  return { nombre: partes.slice(0, deNombre).join(' '), apellidos: partes.slice(deNombre).join(' ') };
}

/** «Apellidos, Nombre», as personnel lists write people, in the order in which they are called. */
export const enOrden = (texto: string): string => {
  const coma = texto.indexOf(',');
  return coma > 0 ? `${texto.slice(coma + 1).trim()} ${texto.slice(0, coma).trim()}` : texto;
};

const letras = (texto: string): string =>
  sinAdornos(texto)
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');

/** A user name made from a person's own, in plain letters; empty when nothing can be made. */
export function baseDeUsuario(
  plantilla: 'inicial_apellido' | 'nombre_apellido',
  nombre: string,
  apellidos: string,
): string {
  const [primero = ''] = unidades(nombre);
  const [apellido = ''] = unidades(apellidos);
  const [n, a] = [letras(primero), letras(apellido)];
  const hecho = plantilla === 'inicial_apellido' ? `${n.slice(0, 1)}${a}` : [n, a].filter(Boolean).join('.');
  return hecho.length >= 2 ? hecho.slice(0, 50) : '';
}
