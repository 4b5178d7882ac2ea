import { huella } from '#seed/content/azar.ts';

const ESPACIO = 'alborada.example';

/** The UUID of a demo record, the same in every installation: `idDe('persona:estudiante')`, `idDe('curso:bienvenida')`. */
export function idDe(clave: string): string {
  const hex = [1, 2, 3, 4]
    .map((semilla) =>
      huella(`${ESPACIO}/${clave}`, semilla * 0x9e3779b1)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  const variante = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variante}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
