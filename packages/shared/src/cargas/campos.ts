/** What a column of the file may mean. `nombreCompleto` is split in two. */
export const CAMPOS_DE_CARGA = [
  'nombre',
  'apellidos',
  'nombreCompleto',
  'correo',
  'usuario',
  'documento',
  'telefono',
  'perfil',
  'estado',
  'bajaDesde',
  'zonaHoraria',
  'grupos',
] as const;
export type CampoDeCarga = (typeof CAMPOS_DE_CARGA)[number];

/** One of the academy's own fields, by its id. */
export type CampoPropio = `campo:${string}`;
/** Whatever a column may be. */
export type DatoDeCarga = CampoDeCarga | CampoPropio;

const PROPIO = 'campo:';
export const datoDeCampo = (id: string): CampoPropio => `${PROPIO}${id}`;
export const esPropio = (dato: string): dato is CampoPropio => dato.startsWith(PROPIO);
export const idDePropio = (dato: CampoPropio): string => dato.slice(PROPIO.length);

/** Several columns may say these: groups add up, names and surnames are joined. */
export const CAMPOS_REPETIBLES: readonly DatoDeCarga[] = ['grupos', 'nombre', 'apellidos'];

/** Headings of the template and of the export, in their order: what we write we read again. */
export const ENCABEZADOS_DE_CARGA: readonly (readonly [CampoDeCarga, string])[] = [
  ['nombre', 'Nombre'],
  ['apellidos', 'Apellidos'],
  ['correo', 'Correo'],
  ['usuario', 'Usuario'],
  ['documento', 'Documento'],
  ['telefono', 'Teléfono'],
  ['perfil', 'Perfil'],
  ['estado', 'Estado'],
  ['bajaDesde', 'Fecha de baja'],
  ['zonaHoraria', 'Zona horaria'],
  ['grupos', 'Grupos'],
];

/** How each field is called on a screen and in a message. */
export const NOMBRES_DE_CAMPO: Readonly<Record<CampoDeCarga, string>> = {
  ...(Object.fromEntries(ENCABEZADOS_DE_CARGA) as Record<CampoDeCarga, string>),
  nombreCompleto: 'Nombre completo',
};

/** The same for whatever a column may be; a field that is gone has no name. */
export const nombreDeDato = (
  dato: string,
  campos: readonly { readonly id: string; readonly nombre: string }[],
): string =>
  esPropio(dato)
    ? (campos.find(({ id }) => id === idDePropio(dato))?.nombre ?? 'Un campo que ya no existe')
    : (NOMBRES_DE_CAMPO[dato as CampoDeCarga] ?? dato);

/** The heading of the reasons in the file of failed rows; ignored when that file comes back. */
export const ENCABEZADO_MOTIVO = 'Motivo';

/** Pasted cells travel as a file that nobody chose a name for. */
export const ARCHIVO_PEGADO = 'pegado.tsv';

/** What people are told that a file is called. */
export const nombreDeArchivo = (archivo: string): string =>
  archivo === ARCHIVO_PEGADO ? 'Filas pegadas' : archivo;

/** Between the groups of one cell. */
export const SEPARADOR_DE_GRUPOS = ' | ';
/** A cell that holds this empties the field. */
export const MARCA_DE_VACIAR = '_';

export const CLAVES_DE_CARGA = ['correo', 'usuario', 'documento'] as const;
export type ClaveDeCarga = (typeof CLAVES_DE_CARGA)[number];
