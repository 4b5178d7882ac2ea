import { BOUNDS, type Page } from '../packages/web/build/pages.ts';

/** What is timed depends on the machine's mood, so its bound tolerates a little; sizes and counts tolerate nothing. */
type Kind = 'timed' | 'size' | 'count';

export interface Figure {
  readonly words: string;
  readonly kind: Kind;
  readonly better: 'higher' | 'lower';
  /** What was promised; without it, only what was kept says whether it got worse. */
  readonly bound?: number;
}

export type Figures = Readonly<Record<string, number>>;

const atLeast = (bound: number | undefined, words: string): Figure => ({
  words,
  kind: 'timed',
  better: 'higher',
  bound,
});
const within = (bound: number | undefined, words: string): Figure => ({
  words,
  kind: 'timed',
  better: 'lower',
  bound,
});
const weighs = (bound: number | undefined, words: string): Figure => ({
  words,
  kind: 'size',
  better: 'lower',
  bound,
});
const counts = (bound: number | undefined, words: string): Figure => ({
  words,
  kind: 'count',
  better: 'lower',
  bound,
});

/** One for each page whose first load is measured. */
const PAGE_FIGURES = Object.fromEntries(
  Object.entries(BOUNDS).map(([page, kb]) => [`${page}_kb`, weighs(kb, `kB para empezar en «${page}»`)]),
) as Record<`${Page}_kb`, Figure>;

/** Every figure ever promised, under the measure that it comes from: none can be declared without being measured. */
export const FIGURES = {
  curso: {
    curso_vs_select: atLeast(0.45, 'cursos leídos, frente a un SELECT'),
  },
  curso200: {
    curso200_vs_select: atLeast(0.28, 'cursos de 200 actividades abiertos, frente a un SELECT'),
    curso200_vs_su_peso: atLeast(undefined, 'los mismos, frente a un SELECT que pesa lo mismo'),
    curso200_sql: counts(undefined, 'consultas para abrir un curso de 200 actividades'),
  },
  latido: {
    latido_vs_insert: atLeast(0.43, 'latidos de un vídeo, frente a un INSERT'),
  },
  examen: {
    examen_errores: counts(0, 'peticiones de un examen de 500 personas que fallaron'),
    examen_perdidas: counts(0, 'respuestas confirmadas que no se guardaron'),
    examen_inicio_p99_ms: within(2000, 'ms para empezar un examen que empiezan 500 en 5 s'),
    examen_guardar_p99_ms: within(300, 'ms para guardar una respuesta mientras 500 guardan cada segundo'),
    examen_entregar_p99_ms: within(3000, 'ms para entregar cuando entregan 500 en 5 s'),
    examen_barrera_ms: within(undefined, 'ms hasta la última de 500 respuestas guardadas a la vez'),
    respuesta_vs_insert: atLeast(0.7, 'respuestas guardadas, frente a un INSERT'),
    abrir_examen_sql: counts(undefined, 'consultas para abrir un intento'),
    sala_guardar_mas_ms: within(30, 'ms más por guardar una respuesta con la sala abierta'),
    sala_ms: within(1500, 'ms desde que se responde hasta que se ve en la sala'),
  },
  usuarios: {
    usuarios_vs_select: atLeast(0.34, 'búsquedas entre 100.000 personas, frente a un SELECT'),
    usuarios_vs_su_peso: atLeast(undefined, 'las mismas, frente a un SELECT que pesa lo mismo'),
    usuarios_distintas_vs_select: atLeast(0.2, 'búsquedas que nadie repite, frente a un SELECT'),
    usuarios_100k_vs_1k: within(undefined, 'veces que tarda buscar entre 100.000 lo que entre 1.000'),
  },
  escritura: {
    escritura_vs_insert: atLeast(0.53, 'escrituras con su registro, frente a un INSERT'),
  },
  arranque: {
    arranque_s: within(undefined, 's hasta la primera respuesta de la academia construida'),
    memoria_mb: weighs(180, 'MB de la academia en reposo'),
  },
  paginas: PAGE_FIGURES,
  entradas: {
    entradas_por_s: atLeast(8.3, 'personas que entran con su contraseña cada segundo'),
    entradas_otros_p99_ms: within(500, 'ms de una lección mientras tanto'),
  },
  ajenos: {
    ajenos_p99_ms: within(200, 'ms de una lección mientras otros envían los textos más pesados'),
  },
  cambio: {
    cambio_ms: within(undefined, 'ms hasta que otra pantalla enseña un cambio'),
  },
  abanico: {
    abanico_2000_ms: within(300, 'ms hasta que 2.000 pantallas oyen un cambio'),
  },
  vuelta: {
    vuelta_2000_ms: within(2000, 'ms hasta que oyen un cambio 2.000 que vuelven a la vez'),
  },
  carga: {
    simulacro_5000_s: within(undefined, 's para revisar un archivo de 5.000 personas'),
    carga_5000_s: within(undefined, 's para importarlo'),
    simulacro_50000_s: within(5, 's para revisar un archivo de 50.000 personas'),
    carga_50000_s: within(15, 's para revisarlo e importarlo'),
    simulacro_campos_50000_s: within(undefined, 's para revisar 50.000 personas con campos propios'),
    carga_campos_50000_s: within(undefined, 's para revisarlas e importarlas'),
    carga_50000_mb: weighs(150, 'MB de más mientras se cargan 50.000 personas'),
    carga_p99_ms: within(undefined, 'ms de una página de personas mientras tanto'),
  },
  subida: {
    subida_1gb_mb: weighs(60, 'MB de más mientras llega un vídeo de 1 GB'),
  },
  certificados: {
    certificados_1000_s: within(60, 's para hacer y firmar los PDF de 1.000 certificados'),
    certificados_otros_p99_ms: within(200, 'ms de una lección mientras tanto'),
    certificados_obreros: counts(0, 'procesos que los hacen y siguen después'),
  },
  rondas: {
    rondas_100k_s: within(20, 's para pasar las 30.000 rondas que se abren una mañana, con 100.000 personas'),
    inicio_vs_select: atLeast(0.3, 'inicios de quien tiene 20 cursos que se renuevan, frente a un SELECT'),
    terminados_2000_s: within(10, 's para editar un curso que 2.000 personas terminan con eso'),
  },
  avisos: {
    avisos_10000_s: within(
      10,
      's para publicar un anuncio a 10.000 personas y dejar apuntado el correo de cada una',
    ),
  },
  manana: {
    manana_100k_s: within(60, 's para que salga el correo del día de 20.000 personas, de 100.000'),
    manana_otros_p99_ms: within(200, 'ms de una lección mientras tanto'),
  },
  panel: {
    panel_100k_ms: within(100, 'ms del dashboard con 100.000 personas'),
    grupos_100k_ms: within(undefined, 'ms del avance de 1.000 grupos'),
    espera_100k_ms: within(undefined, 'ms de lo que espera corrección'),
    semanas_100k_ms: within(undefined, 'ms del avance por semanas'),
    vencidos_100k_ms: within(undefined, 'ms de la lista de vencidos'),
    participantes_100k_ms: within(undefined, 'ms de los participantes de un curso'),
    parada_100k_ms: within(undefined, 'ms de quién se paró en una actividad'),
    hechas_100k_ms: within(undefined, 'ms de cuántos hicieron cada actividad'),
    reporte_ordenado_100k_ms: within(undefined, 'ms de la página más lenta del reporte, en cualquier orden'),
    reportes_peor_p99_ms: within(150, 'ms de la primera página del informe más lento'),
    hallazgos_peor_ms: within(
      undefined,
      'ms de lo que encuentra el informe más lento, que se cuenta una vez por minuto',
    ),
    matriz_ms: within(100, 'ms de la primera página de la matriz persona × curso'),
  },
  estadistica: {
    estadistica_10k_ms: within(300, 'ms de lo primero de la estadística de 10.000 intentos de 40 preguntas'),
    estadistica_10k_todo_ms: within(1000, 'ms de toda ella'),
    informe_guardar_mas_ms: within(
      30,
      'ms de más para guardar una respuesta mientras alguien la lee y otro descarga los resultados',
    ),
  },
  cola: {
    cola_10k_ms: within(100, 'ms de la cola de corrección con 10.000 que esperan'),
    cola_personas_10k_ms: within(undefined, 'ms de la misma por personas'),
    paso_10k_ms: within(undefined, 'ms hasta saber cuál es la siguiente, entre las mismas'),
  },
  planes: {
    planes_seq: counts(0, 'tablas grandes que recorre entera alguna de las 26 consultas más pedidas'),
  },
} satisfies Record<string, Record<string, Figure>>;

export type MeasureName = keyof typeof FIGURES;
export type FiguresOf<Name extends MeasureName> = Readonly<
  Record<keyof (typeof FIGURES)[Name] & string, number>
>;

export const MEASURE_NAMES = Object.keys(FIGURES) as MeasureName[];

export const figuresOf = (name: MeasureName): string[] => Object.keys(FIGURES[name]);
