import { z } from 'zod';
import { filtrosDeRegistro } from '#certificados/registro.ts';
import { DomainError } from '#core/errors.ts';
import { id, momento } from '#core/fields.ts';

export const MAX_CERTIFICADOS_EN_ZIP = 5000;

export const ESTADOS_DE_ZIP = ['haciendo', 'listo', 'fallido'] as const;

const cuenta = z.number().int();

/** Those that were chosen, or all that match. */
export const zipPedido = z.union([
  z.strictObject({ ids: z.array(id()).min(1).max(MAX_CERTIFICADOS_EN_ZIP) }),
  z.strictObject({ filtros: filtrosDeRegistro }),
]);
export type ZipPedido = z.output<typeof zipPedido>;

export const zipDeCertificados = z.object({
  id: id(),
  estado: z.enum(ESTADOS_DE_ZIP),
  progreso: z.object({ hechos: cuenta, total: cuenta }),
  /** Those that have no PDF, or have none any more: they are not in it. */
  sinPapel: cuenta,
  bytes: cuenta.nullable(),
  motivo: z.string().nullable(),
  creadoEn: momento(),
  /** Until when it can be downloaded. */
  hasta: momento().nullable(),
});
export type ZipDeCertificados = z.output<typeof zipDeCertificados>;

export const misZips = z.object({ datos: z.array(zipDeCertificados) });

const escrito = (n: number): string => n.toLocaleString('es', { useGrouping: 'always' });

export const demasiadosParaZip = (cuantos: number) =>
  new DomainError(
    409,
    'DEMASIADOS_CERTIFICADOS',
    `Son ${escrito(cuantos)} certificados y en un zip caben ${escrito(MAX_CERTIFICADOS_EN_ZIP)}. Acótalos por curso, grupo o fecha y pídelos por partes.`,
  );

export const ningunoParaZip = () =>
  new DomainError(409, 'NINGUN_CERTIFICADO', 'Ninguno de esos certificados se puede descargar.');

export const zipEnMarcha = () =>
  new DomainError(
    409,
    'ZIP_EN_MARCHA',
    'Ya se está preparando un zip tuyo. Espera a que termine y pide este después.',
  );

const PROHIBIDOS = /[\\/:*?"<>|\p{Cc}]+/gu;
const LARGO = 120;

/** How a paper is called inside the zip: its number and its person, as any computer takes it. */
export function nombreDePapel(
  { numero, nombre, seña }: { readonly numero: string; readonly nombre: string; readonly seña?: string },
  usados: Set<string> = new Set(),
): string {
  const limpio = `${numero} ${nombre}`
    .normalize('NFC')
    .toWellFormed()
    .replace(PROHIBIDOS, ' ')
    .replace(/\s+/gu, ' ');
  const base =
    [...limpio]
      .slice(0, LARGO)
      .join('')
      .replace(/[ .]+$/u, '') + (seña ? ` (${seña})` : '');
  for (let vez = 1; ; vez++) {
    const entero = `${base}${vez === 1 ? '' : ` (${vez})`}.pdf`;
    // As a computer that takes capitals for small letters looks at it.
    const clave = entero.toLocaleLowerCase('es');
    if (usados.has(clave)) continue;
    usados.add(clave);
    return entero;
  }
}
