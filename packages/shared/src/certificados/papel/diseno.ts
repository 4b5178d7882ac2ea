export const MODELOS = ['tela', 'orla', 'sobrio'] as const;
export type Modelo = (typeof MODELOS)[number];

export interface FirmaDePapel<Imagen> {
  readonly nombre: string;
  readonly cargo: string;
  readonly imagen?: Imagen | undefined;
}

export interface ColoresDePapel {
  /** Frames, titles and the mark: `#rrggbb`, as the next one. */
  readonly principal: string;
  /** The seal and the accent of the mark. */
  readonly acento: string;
  /** Which cloth the spine has; the course's own unless said. */
  readonly tela?: number | undefined;
}

export interface TextosDePapel {
  readonly titulo: string;
  /** Under the academy's name. */
  readonly lema: string;
  /** A line for each paragraph, with fields in it. */
  readonly cuerpo: string;
}

/** What all the certificates of a design share. Pictures are bytes for whoever keeps them, and dots for whoever prints them. */
export interface DisenoDePapel<Imagen> {
  readonly modelo: Modelo;
  readonly colores: ColoresDePapel;
  readonly logo?: Imagen | undefined;
  readonly fondo?: Imagen | undefined;
  readonly textos: TextosDePapel;
  readonly firmas: readonly FirmaDePapel<Imagen>[];
  readonly imprimeDocumento: boolean;
}

export const FIRMAS_POR_DISENO = 4;
export const LETRAS_DE_TEXTO = 2000;

export const COLORES_INICIALES: ColoresDePapel = { principal: '#0e4a5a', acento: '#e8a317' };

const CUERPO = `{{academia}} certifica que
{{nombre}}
con documento {{documento}}, ha completado el curso
{{curso}}
de {{horas}}, con una nota de {{nota}}, el {{fecha}}.
Es válido hasta el {{caduca}}.`;

/** The sober one says the rest in a table of its own. */
const CUERPO_SOBRIO = `{{nombre}}
ha completado el curso
{{curso}}`;

export const textosIniciales = (modelo: Modelo): TextosDePapel => ({
  titulo: 'Certificado de aprovechamiento',
  lema: '',
  cuerpo: modelo === 'sobrio' ? CUERPO_SOBRIO : CUERPO,
});
