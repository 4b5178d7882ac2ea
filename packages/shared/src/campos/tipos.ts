/** What a field of the academy's own may hold. It never changes: values already written would mean something else. */
export const TIPOS_DE_CAMPO = ['texto', 'numero', 'fecha', 'lista', 'si_no', 'persona'] as const;
export type TipoDeCampo = (typeof TIPOS_DE_CAMPO)[number];

export const NOMBRES_DE_TIPO: Readonly<Record<TipoDeCampo, string>> = {
  texto: 'Texto',
  numero: 'Número',
  fecha: 'Fecha',
  lista: 'Lista',
  si_no: 'Sí o no',
  persona: 'Persona',
};

/** Only what is written by hand can be a number of one person alone. */
export const PUEDEN_SER_UNICOS: readonly TipoDeCampo[] = ['texto', 'numero'];
/** What a search looks in. */
export const SE_BUSCAN: readonly TipoDeCampo[] = ['texto', 'numero'];

/** What someone may do with a field in one person. */
export const VISTAS_DE_CAMPO = ['no', 've', 'edita'] as const;
export type VistaDeCampo = (typeof VISTAS_DE_CAMPO)[number];

/** A field that is not used any more keeps its values, and can be taken back. */
export const ESTADOS_DE_CAMPO = ['activo', 'retirado'] as const;

export const MAX_CAMPOS = 40;
export const MAX_VALORES = 500;
export const MAX_TEXTO = 500;
export const MAX_NUMERO = 1e12;
export const MAX_DECIMALES = 4;

/** As it is stored: text, number, `YYYY-MM-DD`, the id of a value of the list, true or false, the id of a person. */
export type Valor = string | number | boolean;
/** By the id of the field; what is not there is empty. */
export type Valores = Readonly<Record<string, Valor>>;

export interface Opcion {
  readonly id: string;
  readonly texto: string;
  /** Whoever has it keeps it, and nobody else can be given it. */
  readonly retirada: boolean;
}

/** What of a field tells how its values are written and read. */
export interface FormaDeCampo {
  readonly tipo: TipoDeCampo;
  readonly decimales: boolean;
  readonly opciones: readonly Opcion[];
}
