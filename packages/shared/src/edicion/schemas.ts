import { z } from 'zod';
import { entero, id, momento } from '#core/fields.ts';

/** What can be open in an editor. */
export const EDITABLES = ['cursos', 'actividades', 'evaluaciones', 'usuarios', 'grupos', 'perfiles'] as const;
export type Editable = (typeof EDITABLES)[number];
export const editable = z.enum(EDITABLES);

/** Those whose unsaved text is kept: nobody's personal data. */
export const CON_BORRADOR = [
  'cursos',
  'actividades',
  'evaluaciones',
  'grupos',
  'perfiles',
] as const satisfies readonly Editable[];
export type ConBorrador = (typeof CON_BORRADOR)[number];
export const conBorrador = z.enum(CON_BORRADOR);

export const quienEdita = z.object({ usuarioId: id(), nombre: z.string(), desde: momento() });
export type QuienEdita = z.output<typeof quienEdita>;

/** Text that was typed and not saved yet: the form's own fields, on top of the version that was read. */
export const borrador = z.object({
  base: z.number().int(),
  valores: z.record(z.string(), z.unknown()),
  en: momento(),
});
export type Borrador = z.output<typeof borrador>;

export const edicion = z.object({ otros: z.array(quienEdita), borrador: borrador.nullable() });
export type Edicion = z.output<typeof edicion>;

/** Who saved it last: somebody, or whoever asks, in another window. */
export const guardado = z.object({
  guardo: z.object({ yo: z.boolean(), nombre: z.string(), en: momento() }).nullable(),
});
export type Guardado = z.output<typeof guardado>;

export const guardarBorrador = z.strictObject({
  base: entero(0, 2_147_483_647),
  valores: z.record(z.string(), z.unknown()),
});
export type GuardarBorrador = z.output<typeof guardarBorrador>;
