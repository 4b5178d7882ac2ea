import { REVISIONES_DE_PARTIDA, revisionDePartida } from '@catedra/shared/evaluaciones/revision.ts';
import { caso, type ComposicionDemo, fijas, SIN_CORRECTAS } from '#seed/content/evaluaciones/composicion.ts';

/** The evaluations of whoever works at a desk. */
export const oficina: Readonly<Record<string, ComposicionDemo>> = {
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
        sin_intentos: [],
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
      revision: revisionDePartida('practica'),
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
};
