import { z } from 'zod';
import {
  COLORES_INICIALES,
  FIRMAS_POR_DISENO,
  LETRAS_DE_TEXTO,
  type Modelo,
  MODELOS,
  textosIniciales,
} from '#certificados/papel/diseno.ts';
import { id, texto } from '#core/fields.ts';
import { CLOTHS } from '#cursos/portada/cover-look.ts';

export const MAX_DISENOS = 50;
export const MAX_BYTES_DE_IMAGEN = 5 * 1024 * 1024;
export const LETRAS_DE_FIRMA = 120;
export const LETRAS_DE_TITULO = 120;

/** What a picture is for decides how it is drawn anew. */
export const USOS_DE_IMAGEN = ['logo', 'firma', 'fondo'] as const;
export type UsoDeImagen = (typeof USOS_DE_IMAGEN)[number];

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'Escribe un color como #0e4a5a.');
const imagen = id().nullable();

/** As it is sent, with its texts tidied on the way in, or as it is given back. */
const forma = <T extends z.ZodType<string>>(escrito: (max: number) => T) =>
  z.strictObject({
    modelo: z.enum(MODELOS),
    colores: z.strictObject({
      principal: color,
      acento: color,
      tela: z
        .number()
        .int()
        .min(0)
        .max(CLOTHS - 1)
        .nullable(),
    }),
    logo: imagen,
    fondo: imagen,
    textos: z.strictObject({
      titulo: escrito(LETRAS_DE_TITULO),
      lema: escrito(LETRAS_DE_TITULO),
      cuerpo: escrito(LETRAS_DE_TEXTO),
    }),
    firmas: z
      .array(z.strictObject({ nombre: escrito(LETRAS_DE_FIRMA), cargo: escrito(LETRAS_DE_FIRMA), imagen }))
      .max(FIRMAS_POR_DISENO, `Un diseño lleva como mucho ${FIRMAS_POR_DISENO} firmas.`),
    imprimeDocumento: z.boolean(),
  });

/** What a design holds, as it is written: what a paper can't be made of is said when it is published. */
export const contenidoDeDiseno = forma((max) => texto(max, 0));
export const contenidoGuardado = forma(() => z.string());
export type ContenidoDeDiseno = z.output<typeof contenidoDeDiseno>;
export type FirmaDeDiseno = ContenidoDeDiseno['firmas'][number];

/** What each model starts with. */
export const contenidoInicial = (modelo: Modelo): ContenidoDeDiseno => ({
  modelo,
  colores: { ...COLORES_INICIALES, tela: null },
  logo: null,
  fondo: null,
  textos: { ...textosIniciales(modelo) },
  firmas: [],
  imprimeDocumento: false,
});

/** Another model keeps what was written; the text that nobody touched becomes that of the new one. */
export function conOtroModelo(contenido: ContenidoDeDiseno, modelo: Modelo): ContenidoDeDiseno {
  const intacto = contenido.textos.cuerpo === textosIniciales(contenido.modelo).cuerpo;
  const cuerpo = intacto ? textosIniciales(modelo).cuerpo : contenido.textos.cuerpo;
  return { ...contenido, modelo, textos: { ...contenido.textos, cuerpo } };
}
