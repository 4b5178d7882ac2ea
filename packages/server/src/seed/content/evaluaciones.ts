import { type EvaluacionEditable, REGLAS_INICIALES } from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { REVISIONES_DE_PARTIDA, type Revision } from '@catedra/shared/evaluaciones/revision.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import type { Resta } from '@catedra/shared/preguntas/resta.ts';
import { momentoLocal } from '#seed/content/calendario.ts';
import type { PruebaDemo } from '#seed/content/types.ts';

/** A question in its place, by its key, or so many drawn from a folder or of a tag. */
export type LugarDemo =
  | { readonly pregunta: string; readonly puntos?: number; readonly bajo?: string; readonly resta?: Resta }
  | {
      readonly azar: number;
      readonly carpeta?: string;
      readonly etiqueta?: string;
      readonly puntos?: number;
    };

export interface ComposicionDemo {
  readonly reglas: Partial<Omit<EvaluacionEditable, 'cursoId' | 'actividadId'>>;
  readonly contrasena?: string;
  readonly bandas?: readonly Banda[];
  readonly secciones: readonly { readonly titulo: string | null; readonly lugares: readonly LugarDemo[] }[];
}

const copia = (
  partida: {
    readonly [M in keyof Revision]: readonly Revision[M][number][];
  },
): Revision => ({
  durante: [...partida.durante],
  al_entregar: [...partida.al_entregar],
  mas_tarde: [...partida.mas_tarde],
  al_cerrar: [...partida.al_cerrar],
});

const SIN_CORRECTAS = ['nota', 'respuestas', 'aciertos', 'comentario'] as const;

const fijas = (carpeta: string, ...nombres: readonly string[]): LugarDemo[] =>
  nombres.map((nombre) => ({ pregunta: `${carpeta}/${nombre}` }));

/** A description, and under it what is asked of it. */
const caso = (carpeta: string, nombre: string, ...debajo: readonly LugarDemo[]): LugarDemo[] => [
  { pregunta: `${carpeta}/${nombre}`, puntos: 0 },
  ...debajo.map((lugar) => ({ ...lugar, bajo: `${carpeta}/${nombre}` })),
];

/** What each evaluation asks and by which rules, by the key of its activity. */
export const composiciones: Readonly<Record<string, ComposicionDemo>> = {
  'bienvenida/prueba': {
    reglas: { barajar: true, porPagina: null, pararAlAprobar: true },
    bandas: [
      { desde: 0, texto: '<p>Vuelve a las lecturas con calma: te quedan intentos de sobra.</p>' },
      { desde: 5, texto: '<p>Ya te mueves con soltura. La academia es tuya.</p>' },
    ],
    secciones: [
      {
        titulo: null,
        lugares: [
          ...fijas('bienvenida', 'sube-porcentaje', 'estados', 'cuando-completa', 'margen'),
          { azar: 2, carpeta: 'academia/estudiar' },
        ],
      },
    ],
  },
  'altura/prueba-anclajes': {
    reglas: { porPagina: 5 },
    bandas: [
      { desde: 0, texto: '<p>Repasa los cinco tipos y el factor de caída antes de volver a intentarlo.</p>' },
      { desde: 5, texto: '<p>Aprobado. Mira lo que has fallado: arriba no hay segundo intento.</p>' },
      { desde: 9, texto: '<p>Muy bien. Pocas personas distinguen así un anclaje de lo que no lo es.</p>' },
    ],
    secciones: [
      {
        titulo: 'Tipos y resistencia',
        lugares: fijas(
          'altura/anclajes',
          'tipo-c',
          'cinco-letras',
          'no-es-anclaje',
          'resistencia',
          'factor-dos',
        ),
      },
      {
        titulo: 'Inspección y uso',
        lugares: [
          ...fijas('altura/anclajes', 'pasos-revision', 'periodica'),
          { azar: 3, carpeta: 'altura/anclajes' },
        ],
      },
    ],
  },
  'altura/prueba-final': {
    reglas: {
      resta: '1/4',
      barajar: true,
      toleranciaSegundos: 10,
      revision: copia(REVISIONES_DE_PARTIDA.examen),
      declaracion:
        'Declaro que hago esta prueba sin ayuda de otra persona y que no copiaré ni difundiré las preguntas.',
    },
    contrasena: 'nudo de ocho',
    bandas: [
      {
        desde: 0,
        texto: '<p>No llegas a la nota mínima. Habla con tu tutor o tu tutora antes de repetir.</p>',
      },
      { desde: 7, texto: '<p>Aprobado. Te falta la sesión presencial antes de tu primer trabajo.</p>' },
    ],
    secciones: [
      { titulo: 'Antes de subir', lugares: [{ azar: 5, carpeta: 'altura/antes' }] },
      { titulo: 'Anclajes e inspección', lugares: [{ azar: 5, carpeta: 'altura/anclajes' }] },
      {
        titulo: 'Equipos y distancias',
        lugares: [
          ...fijas('altura/equipos', 'dorsal', 'absorbedor', 'peso', 'no-caben'),
          ...caso(
            'altura/equipos',
            'caso-cubierta',
            { pregunta: 'altura/equipos/cubierta-necesita', puntos: 2, resta: '0' },
            { pregunta: 'altura/equipos/cubierta-cuerda', puntos: 2, resta: '0' },
          ),
        ],
      },
      {
        titulo: 'Rescate',
        lugares: [
          ...fijas('altura/rescate', 'trauma', 'diez-minutos'),
          { azar: 2, carpeta: 'altura/rescate' },
        ],
      },
    ],
  },
  'datos/cuestionario': {
    reglas: { porPagina: null, barajar: true },
    secciones: [
      {
        titulo: null,
        lugares: [
          ...fijas('datos/conceptos', 'es-dato', 'especiales', 'casilla-marcada'),
          { azar: 5, etiqueta: 'punto de partida' },
        ],
      },
    ],
  },
  'datos/prueba-final': {
    reglas: {
      revision: {
        durante: [],
        al_entregar: [...SIN_CORRECTAS],
        mas_tarde: [...SIN_CORRECTAS],
        al_cerrar: [...REVISIONES_DE_PARTIDA.examen.al_cerrar],
      },
    },
    bandas: [
      { desde: 0, texto: '<p>Vuelve a «Compartir lo justo» y a «Las primeras 72 horas».</p>' },
      { desde: 6, texto: '<p>Aprobado: sabes reconocer un problema y a quién avisar.</p>' },
      { desde: 9, texto: '<p>Excelente. Quizá quieras ayudar a tu equipo con sus dudas.</p>' },
    ],
    secciones: [
      {
        titulo: 'En tu puesto',
        lugares: fijas(
          'datos/situaciones',
          'cco',
          'columna-oculta',
          'tablon',
          'baja-angel',
          'telefono-companera',
          'diplomas',
        ),
      },
      {
        titulo: 'Derechos y plazos',
        lugares: fijas('datos/situaciones', 'peticion-derechos', 'plazo-mes', 'derechos', 'conservar'),
      },
      {
        titulo: 'Cuando algo sale mal',
        lugares: [
          ...caso(
            'datos/situaciones',
            'caso-brecha',
            ...fijas('datos/situaciones', 'brecha-primero', 'brecha-horas', 'brecha-orden'),
          ),
          ...fijas('datos/situaciones', 'rescate'),
        ],
      },
      { titulo: 'Los conceptos', lugares: [{ azar: 6, carpeta: 'datos/conceptos' }] },
    ],
  },
  'claro/prueba-final': {
    reglas: { secuencial: true, pararAlAprobar: true },
    secciones: [
      {
        titulo: 'Textos',
        lugares: fijas(
          'claro/textos',
          'que-es',
          'no-simplifica',
          'piramide',
          'verbos-escondidos',
          'mejor-plazo',
          'dias-habiles',
          'tres-negaciones',
          'palabras-frase',
          'llamadas',
        ),
      },
      { titulo: 'Mostrador', lugares: [{ azar: 3, carpeta: 'claro/mostrador' }] },
      { titulo: 'Escribes tú', lugares: [{ pregunta: 'claro/textos/aviso-piscina', puntos: 3 }] },
    ],
  },
  'claro/reto': {
    reglas: { porPagina: null, alVencer: 'gracia', graciaMinutos: 30 },
    secciones: [
      {
        titulo: null,
        lugares: caso(
          'claro/textos',
          'carta-agua',
          { pregunta: 'claro/textos/reto-carta', puntos: 7 },
          { pregunta: 'claro/textos/reto-maqueta', puntos: 3 },
        ),
      },
    ],
  },
  'excel/entrenamiento': {
    reglas: {
      intentos: null,
      practica: true,
      barajar: true,
      revision: copia(REVISIONES_DE_PARTIDA.practica),
    },
    secciones: [
      {
        titulo: null,
        lugares: [
          { azar: 3, carpeta: 'excel/listas' },
          { azar: 4, carpeta: 'excel/formulas' },
        ],
      },
    ],
  },
  'excel/prueba': {
    reglas: { notaQueCuenta: 'ultima', porPagina: 5 },
    secciones: [
      {
        titulo: 'Listas y limpieza',
        lugares: fijas(
          'excel/listas',
          'lista-sana',
          'ceros-codigo',
          'espacios',
          'nompropio',
          'orden-limpieza',
        ),
      },
      {
        titulo: 'Fórmulas',
        lugares: fijas(
          'excel/formulas',
          'contar-dos',
          'porcentaje',
          'div-cero',
          'piezas-buscarx',
          'no-encuentra',
          'funciones',
          'vacaciones',
        ),
      },
      {
        titulo: 'Tablas dinámicas',
        lugares: [
          ...caso(
            'excel/dinamicas',
            'caso-ausencias',
            ...fijas('excel/dinamicas', 'por-persona', 'conclusion'),
          ),
          ...fijas('excel/dinamicas', 'actualizar'),
        ],
      },
    ],
  },
  'auxilios/prueba': {
    reglas: { esperaMinutos: 1440, alVencer: 'anular', revision: copia(REVISIONES_DE_PARTIDA.examen) },
    secciones: [
      {
        titulo: 'Los primeros segundos',
        lugares: fijas('auxilios', 'pas', 'electricidad', 'tres-datos'),
      },
      {
        titulo: 'Reanimación',
        lugares: [
          ...caso('auxilios', 'caso-muelle', ...fijas('auxilios', 'bocanadas', 'primer-gesto')),
          ...fijas('auxilios', 'ritmo', 'relacion'),
        ],
      },
      {
        titulo: 'Otras urgencias',
        lugares: [
          ...fijas('auxilios', 'tose-habla', 'golpes', 'quemadura', 'remedios', 'ictus', 'hora-ictus'),
          { azar: 2, carpeta: 'academia/casa' },
        ],
      },
    ],
  },
};

export type ReglasDemo = Omit<EvaluacionEditable, 'cursoId' | 'actividadId'>;

const TEMPRANO = 9 * 3600;

/** The rules of an evaluation: its own, those of its activity and, for the rest, the usual ones. */
export function reglasDe({ clave, contenido }: PruebaDemo, now: Date): ReglasDemo {
  const dia = (dias: number | null) =>
    dias === null ? null : momentoLocal(now, dias, TEMPRANO).toISOString();
  const { intentos, minutos, notaMinima } = contenido;
  const fechas = { abreEn: dia(contenido.abreEnDias), cierraEn: dia(contenido.cierraEnDias) };
  return { ...REGLAS_INICIALES, intentos, minutos, notaMinima, ...fechas, ...composiciones[clave]?.reglas };
}

interface ExcepcionDemo {
  readonly prueba: string;
  readonly persona: string | null;
  readonly grupo: string | null;
  readonly cambios: Cambios;
  readonly cierraEnDias: number | null;
  readonly motivo: string;
}

/** Other rules in one evaluation, for a person or for a group. */
const EXCEPCIONES: readonly ExcepcionDemo[] = [
  {
    prueba: 'datos/prueba-final',
    persona: 'marc.puigdollers',
    grupo: null,
    cambios: { intentos: 3 },
    cierraEnDias: null,
    motivo: 'Se cortó la luz en la nave durante su segundo intento.',
  },
  {
    prueba: 'datos/prueba-final',
    persona: null,
    grupo: 'almacen-getafe',
    cambios: { minutos: 40 },
    cierraEnDias: 20,
    motivo: 'El turno de noche comparte dos ordenadores: más tiempo y una semana más de plazo.',
  },
];

export const excepciones = (now: Date) =>
  EXCEPCIONES.map(({ cierraEnDias, cambios, ...una }) => ({
    ...una,
    cambios: {
      ...cambios,
      ...(cierraEnDias !== null && { cierraEn: momentoLocal(now, cierraEnDias, TEMPRANO).toISOString() }),
    } satisfies Cambios,
  }));

/** More time for one person, in every evaluation. */
export const adaptaciones: readonly { persona: string; factor: Factor; motivo: string }[] = [
  {
    persona: 'gonzalo.quinones',
    factor: '1,5',
    motivo: 'Dislexia. Informe entregado al servicio médico.',
  },
];
