import { CAMPOS_DE_CARGA } from '#cargas/campos.ts';
import { camposDelTitulo } from '#cargas/encabezados.ts';
import { type CatalogoDeValores, mirarColumna } from '#cargas/mirar-columna.ts';
import type { HojaPorReconocer } from '#cargas/repartir.ts';

const NO_DICEN_QUIEN: readonly string[] = ['estado', 'perfil', 'bajaDesde'];
const CAMPOS_DE_PERSONA = CAMPOS_DE_CARGA.filter((campo) => !NO_DICEN_QUIEN.includes(campo));

/** A heading is not a value of its own column, unless the whole row comes again as headings do on every printed page. */
const vuelve = (titulos: readonly string[], filas: HojaPorReconocer['filas']): boolean => {
  const otras = filas.filter((celdas) => titulos.some((titulo, i) => titulo !== (celdas[i] ?? '')));
  return titulos.some((titulo, i) => titulo !== '' && otras.some((celdas) => celdas[i] === titulo));
};

/** Whether what was taken for headings is a person: no cell says what a column is, and some say who someone is. */
export function pareceUnaPersona(
  { encabezados: titulos, filas }: Omit<HojaPorReconocer, 'sinTitulos'>,
  catalogo: CatalogoDeValores,
): boolean {
  if (titulos.some((titulo) => camposDelTitulo(titulo).size > 0)) return false;
  if (vuelve(titulos, filas)) return true;
  return titulos.some((titulo) => {
    const { vistas } = mirarColumna([titulo], catalogo);
    return CAMPOS_DE_PERSONA.some((campo) => vistas.has(campo));
  });
}
