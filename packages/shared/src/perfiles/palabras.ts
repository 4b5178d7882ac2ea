import type { Accion } from '#core/permisos.ts';

interface Palabras {
  /** Completes "Puede…". */
  readonly frase: string;
  readonly nota?: string;
}

/** What each permission is called; apart from what it reaches, because every page asks that and few say this. */
export const PALABRAS_DE_PERMISOS: Readonly<Record<Accion, Palabras>> = {
  'usuarios:ver': { frase: 'Ver fichas de personas' },
  'usuarios:crear': { frase: 'Crear personas' },
  'usuarios:editar': {
    frase: 'Editar personas',
    nota: 'También suspenderlas, activarlas y darles una contraseña temporal.',
  },
  'usuarios:eliminar': {
    frase: 'Eliminar personas',
    nota: 'Se borran sus datos personales; su progreso queda sin nombre.',
  },
  'usuarios:cargar': {
    frase: 'Cargar personas desde un archivo',
    nota: 'Con «sus grupos», solo en los grupos que tutoriza.',
  },
  'usuarios:exportar': { frase: 'Descargar la lista de personas', nota: 'Incluye nombres y correos.' },
  'usuarios:ver-como': {
    frase: 'Ver la academia como otra persona',
    nota: 'Solo mirar: no se cambia nada y queda registrado. Nunca como alguien que puede más.',
  },
  'progreso:ver': { frase: 'Ver el progreso de las personas' },

  'grupos:ver': { frase: 'Ver grupos' },
  'grupos:crear': { frase: 'Crear grupos' },
  'grupos:editar': {
    frase: 'Editar grupos',
    nota: 'Sus miembros, sus tutores, sus cursos y las fechas límite.',
  },
  'grupos:eliminar': {
    frase: 'Eliminar grupos',
    nota: 'Sus miembros dejan de tener los cursos del grupo; su progreso se conserva.',
  },

  'cursos:ver': { frase: 'Ver cursos', nota: 'También los borradores y los archivados.' },
  'cursos:crear': { frase: 'Crear cursos' },
  'cursos:editar': { frase: 'Editar cursos' },
  'cursos:eliminar': { frase: 'Eliminar cursos sin progreso' },
  'cursos:publicar': { frase: 'Publicar y archivar cursos' },

  'actividades:ver': { frase: 'Ver actividades' },
  'actividades:crear': { frase: 'Crear actividades' },
  'actividades:editar': { frase: 'Editar y ordenar actividades' },
  'actividades:eliminar': { frase: 'Eliminar actividades' },
  'actividades:calificar': { frase: 'Corregir tareas y respuestas abiertas' },

  'evaluaciones:ver': { frase: 'Ver evaluaciones' },
  'evaluaciones:crear': { frase: 'Crear evaluaciones' },
  'evaluaciones:editar': { frase: 'Editar evaluaciones' },
  'evaluaciones:eliminar': { frase: 'Eliminar evaluaciones' },
  'preguntas:ver': {
    frase: 'Ver las preguntas y sus respuestas correctas',
    nota: 'Nunca las de un curso que está haciendo, salvo que también pueda editarlas.',
  },
  'preguntas:editar': { frase: 'Escribir y editar preguntas' },
  'preguntas:importar': {
    frase: 'Importar y exportar preguntas',
    nota: 'Donde también puede escribirlas.',
  },
  'intentos:ver': { frase: 'Ver los resultados de las evaluaciones' },
  'intentos:vigilar': {
    frase: 'Vigilar la sala de un examen',
    nota: 'Ver en vivo quién está dentro y escribirles mensajes.',
  },
  'intentos:ampliar': {
    frase: 'Dar más tiempo u otro intento',
    nota: 'También hacer excepciones a una persona.',
  },
  'intentos:anular': {
    frase: 'Terminar, anular y reabrir intentos',
    nota: 'Con un motivo que la persona lee.',
  },
  'intentos:recalificar': {
    frase: 'Reparar preguntas ya respondidas',
    nota: 'Recalifica a quienes las respondieron, con un motivo que leen. Se puede deshacer.',
  },
  'adaptaciones:ver': {
    frase: 'Ver las adaptaciones y su motivo',
    nota: 'El motivo es un dato de salud: no sale en listas ni en archivos.',
  },
  'adaptaciones:editar': { frase: 'Dar y quitar adaptaciones' },

  'plazos:prorrogar': {
    frase: 'Dar otro plazo a una persona',
    nota: 'También reabrirle una actividad que cerró o hacer que no le cuente.',
  },
  'plazos:eximir': {
    frase: 'Eximir de un curso a una persona',
    nota: 'Ve también el motivo, que puede ser un dato de salud: no sale en listas ni en archivos.',
  },
  'plazos:renovar': { frase: 'Pedir a una persona que renueve un curso' },

  'certificados:ver': { frase: 'Ver el registro de certificados' },
  'certificados:emitir': { frase: 'Emitir los certificados que faltan' },
  'certificados:retirar': {
    frase: 'Retirar certificados y volver a expedirlos',
    nota: 'Con un motivo que queda en el registro.',
  },
  'certificados:disenar': {
    frase: 'Diseñar los certificados',
    nota: 'Su aspecto, sus textos y sus firmas, para todos los cursos.',
  },

  'avisos:anunciar': {
    frase: 'Publicar anuncios',
    nota: 'A todos, a un perfil, a un grupo o a un curso; quien solo puede en sus grupos, a su gente.',
  },
  'avisos:plantillas': {
    frase: 'Cambiar lo que dicen los correos',
    nota: 'El asunto y el texto de cada aviso; el saludo y el pie no cambian.',
  },
  'avisos:correo': {
    frase: 'Ver el correo enviado y volver a intentarlo',
    nota: 'A quién, sobre qué y si llegó; nunca lo que decía.',
  },

  'feedback:ver': { frase: 'Leer las opiniones' },
  'feedback:responder': { frase: 'Responder a las opiniones' },
  'feedback:eliminar': { frase: 'Eliminar opiniones' },

  'reportes:ver': { frase: 'Ver reportes' },
  'reportes:exportar': { frase: 'Descargar reportes', nota: 'Incluye nombres y correos.' },
  'reportes:fotografiar': {
    frase: 'Tomar fotos del cumplimiento',
    nota: 'Guardan cinco años cómo estaba cada persona en cada curso. La de fin de mes se toma sola.',
  },

  'perfiles:ver': { frase: 'Ver perfiles' },
  'perfiles:crear': {
    frase: 'Crear perfiles propios',
    nota: 'Nunca con más de lo que ya puede quien los crea.',
  },
  'perfiles:editar': { frase: 'Editar perfiles propios' },
  'perfiles:eliminar': {
    frase: 'Eliminar perfiles propios',
    nota: 'Si alguien lo tiene, hay que decir qué perfil recibe.',
  },

  'sistema:administrar': {
    frase: 'Ver y cuidar la parte técnica',
    nota: 'Los trabajos, los procesos, el espacio y las copias de la academia.',
  },
  'sistema:registro': {
    frase: 'Consultar el registro de cambios',
    nota: 'Está en Reportes, «Auditoría»: pide además ver los reportes y las personas de toda la academia.',
  },
};
