/** When a mail leaves: at once, with the others of its day, or not at all. */
export const MODOS = ['ya', 'dia', 'nunca'] as const;
export type Modo = (typeof MODOS)[number];

/** Under which heading a person finds it among what they may choose. */
export const FAMILIAS = ['plazos', 'hechos', 'nuevo', 'trabajo', 'academia', 'cuenta'] as const;
export type Familia = (typeof FAMILIAS)[number];

export interface Evento {
  readonly familia: Familia;
  /** What happens, as somebody chooses whether to be written to. */
  readonly titulo: string;
  readonly ayuda: string;
  /** «Te lo mandamos porque…» */
  readonly porque: string;
  /** How it is said by mail unless somebody decides otherwise. */
  readonly correo: Modo;
  /** Nobody may stop it: without it something of theirs would be lost. */
  readonly siempre?: true;
  /** They asked for it or wait for it at that moment: it leaves at night too. */
  readonly deNoche?: true;
}

/**
 * Everything of which somebody hears, by the name under which they choose it; the gravest come first, and that is the one
 * a day's mail says of a course.
 */
export const EVENTOS = {
  acceso: {
    familia: 'cuenta',
    titulo: 'Tu acceso',
    ayuda: 'Invitaciones y contraseñas',
    porque: 'es lo que te deja entrar',
    correo: 'ya',
    siempre: true,
    deNoche: true,
  },
  recibo: {
    familia: 'hechos',
    titulo: 'Entregas una prueba',
    ayuda: 'El recibo con su código, también cuando se acaba el tiempo',
    porque: 'se entregó una prueba tuya',
    correo: 'ya',
    siempre: true,
    deNoche: true,
  },
  vencido: {
    familia: 'plazos',
    titulo: 'Algo ha vencido',
    ayuda: 'A la mañana siguiente y después cada semana, cuatro veces en total',
    porque: 'se pasó el plazo de algo tuyo',
    correo: 'dia',
  },
  vence: {
    familia: 'plazos',
    titulo: 'Algo vence pronto',
    ayuda: 'Unos días antes, con lo que te falta',
    porque: 'algo tuyo vence pronto',
    correo: 'dia',
  },
  caduca: {
    familia: 'plazos',
    titulo: 'Toca renovar un curso',
    ayuda: 'Cuando se puede renovar y unos días antes de que caduque',
    porque: 'toca renovar un curso tuyo',
    correo: 'dia',
  },
  recordatorio: {
    familia: 'plazos',
    titulo: 'Te recuerdan un curso',
    ayuda: 'Alguien que sigue tu formación, como mucho una vez al día y curso',
    porque: 'alguien que sigue tu formación te lo recuerda',
    correo: 'ya',
  },
  plazo: {
    familia: 'plazos',
    titulo: 'Cambian tus plazos',
    ayuda: 'Prórrogas, exenciones y renovaciones que abre alguien',
    porque: 'cambió un plazo tuyo',
    correo: 'dia',
  },
  intento: {
    familia: 'hechos',
    titulo: 'Cambia un intento tuyo',
    ayuda: 'Se anula, se reabre, te dan otro o más tiempo',
    porque: 'cambió un intento tuyo',
    correo: 'ya',
    deNoche: true,
  },
  nota: {
    familia: 'hechos',
    titulo: 'Se publica una nota',
    ayuda: 'De una prueba que alguien tenía que corregir',
    porque: 'se publicó una nota tuya',
    correo: 'ya',
  },
  trabajo: {
    familia: 'hechos',
    titulo: 'Te corrigen o te devuelven un trabajo',
    ayuda: 'Con la nota y el comentario',
    porque: 'te corrigieron un trabajo',
    correo: 'ya',
  },
  respuesta: {
    familia: 'hechos',
    titulo: 'Te contestan',
    ayuda: 'A una opinión, a un error que viste o a un permiso que pediste, con lo que respondieron',
    porque: 'te contestaron',
    correo: 'ya',
  },
  certificado: {
    familia: 'hechos',
    titulo: 'Consigues un certificado',
    ayuda: 'Con el enlace para verlo y descargarlo',
    porque: 'conseguiste un certificado',
    correo: 'ya',
  },
  asignado: {
    familia: 'nuevo',
    titulo: 'Te asignan un curso',
    ayuda: 'Con su fecha; los que llegan juntos, en un solo correo',
    porque: 'te asignaron un curso',
    correo: 'ya',
  },
  anuncio: {
    familia: 'nuevo',
    titulo: 'Anuncios de la academia',
    ayuda: 'Lo que publica quien administra o quien lleva tu grupo',
    porque: 'hay un anuncio para ti',
    correo: 'ya',
  },
  corregir: {
    familia: 'trabajo',
    titulo: 'Algo espera tu corrección',
    ayuda: 'Trabajos y respuestas de tu gente, una línea al día mientras esperen',
    porque: 'algo espera tu corrección',
    correo: 'dia',
  },
  decidir: {
    familia: 'trabajo',
    titulo: 'Algo espera que decidas',
    ayuda: 'Trabajos sin tutor, respuestas que llegaron tarde, avisos de error, permisos que piden',
    porque: 'algo espera que decidas',
    correo: 'dia',
  },
  autoria: {
    familia: 'trabajo',
    titulo: 'Una prueba tuya no puede abrirse bien',
    ayuda: 'Un sorteo pide más preguntas de las que hay',
    porque: 'una prueba tuya lo necesita',
    correo: 'ya',
  },
  operacion: {
    familia: 'academia',
    titulo: 'Termina una carga o falla un trabajo',
    ayuda: 'Cargas de personas y trabajos de fondo',
    porque: 'administras la academia',
    correo: 'ya',
    deNoche: true,
  },
  sinRenovacion: {
    familia: 'academia',
    titulo: 'Cursos que no podrán renovarse',
    ayuda: '30 y 7 días antes de que caduque el primero',
    porque: 'administras la academia',
    correo: 'dia',
  },
} as const satisfies Readonly<Record<string, Evento>>;

export type NombreDeEvento = keyof typeof EVENTOS;
export const NOMBRES_DE_EVENTOS = Object.keys(EVENTOS) as NombreDeEvento[];

export const eventoDe = (nombre: NombreDeEvento): Evento => EVENTOS[nombre];

/** The gravest first: of several lines about one course a day's mail says this one. */
export const gravedad = (nombre: NombreDeEvento): number => NOMBRES_DE_EVENTOS.indexOf(nombre);
